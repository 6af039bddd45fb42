import { type ReactNode, useId } from 'react';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import * as styles from './Section.css.ts';

export type SectionProps = {
  title: ReactNode;
  /** The title's level in the outline: 2 by default. Its size stays that of a section. */
  level?: HeadingLevel | undefined;
  /** At the end of the title's line: a link, a button or a few words. */
  end?: ReactNode | undefined;
  children: ReactNode;
  /** The hairline above (the default). */
  rule?: boolean | undefined;
  /** The first of its column: no distance above. */
  first?: boolean | undefined;
  id?: string | undefined;
  /** Below the first screen of its page: drawn when somebody comes near. */
  deep?: boolean | undefined;
};

/** A rule, a title with a link, the content. */
export function Section({ title, level = 2, end, children, rule = true, first = false, id, deep }: SectionProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className={styles.section({ rule, first, deep })}>
      <div className={styles.head}>
        <Heading level={level} size={1} id={titleId}>
          {title}
        </Heading>
        {end !== undefined && <div className={styles.end}>{end}</div>}
      </div>
      {children}
    </section>
  );
}
