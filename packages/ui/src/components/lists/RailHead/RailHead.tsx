import type { ReactNode } from 'react';
import type { LinkTarget } from '../../../link.ts';
import { Heading, type HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { TextLink } from '../../foundations/TextLink/TextLink.tsx';
import * as styles from './RailHead.css.ts';

export type RailHeadProps = {
  title: string;
  /** Names the rail: pass it as the rail's `labelledBy`. */
  id: string;
  level?: HeadingLevel | undefined;
  more?: (LinkTarget & { label: string }) | undefined;
  /** RailArrows; shown at a desk only. */
  arrows?: ReactNode | undefined;
};

/** The line above a rail: title, link to everything, arrows. */
export function RailHead({ title, id, level = 2, more, arrows }: RailHeadProps) {
  return (
    <div className={styles.head}>
      <Heading level={level} size={1} id={id}>
        {title}
      </Heading>
      <div className={styles.end}>
        {more && (
          <TextLink href={more.href} link={more.link} size="label">
            {more.label}
          </TextLink>
        )}
        {arrows !== undefined && <div className={styles.arrows}>{arrows}</div>}
      </div>
    </div>
  );
}
