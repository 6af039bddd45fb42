import type { LinkTarget } from '../../../link.ts';
import { Anchor } from '../../private/Anchor/Anchor.tsx';
import * as styles from './Mark.css.ts';

/** `name` is written on the tag, `label` is what a screen reader says ("Suki, home"). */
export type MarkProps = LinkTarget & { name: string; label: string };

/** The hang tag with the name of the house, as the way home. */
export function Mark({ name, label, href, link }: MarkProps) {
  return (
    <Anchor href={href} link={link} className={styles.link} aria-label={label}>
      <span className={styles.mark}>
        {name}
        <i className={styles.hole} />
      </span>
    </Anchor>
  );
}
