import type { ReactNode } from 'react';
import * as styles from './Heading.css.ts';

export type HeadingLevel = 1 | 2 | 3 | 4;
export type HeadingSize = 'display' | 1 | 2 | 3;

export type HeadingProps = {
  children: ReactNode;
  /** Place in the page's outline. */
  level: HeadingLevel;
  /** Looks: `display` is the one title of a screen, 1 heads a section, 2 a part of it, 3 is plain and bold. */
  size?: HeadingSize | undefined;
  id?: string | undefined;
};

const sizeOfLevel = { 1: 'display', 2: 1, 3: 2, 4: 3 } as const satisfies Record<HeadingLevel, HeadingSize>;
const elementOfLevel = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** A title. Its size follows from its level unless the look needs another one. */
export function Heading({ children, level, size = sizeOfLevel[level], id }: HeadingProps) {
  const Element = elementOfLevel[level];
  return (
    <Element id={id} className={styles.heading({ size })}>
      {children}
    </Element>
  );
}
