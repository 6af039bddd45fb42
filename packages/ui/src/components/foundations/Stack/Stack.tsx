import type { ReactNode } from 'react';
import * as styles from './Stack.css.ts';

export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

export type StackProps = {
  children: ReactNode;
  /** Step of the 4 px scale between the children; 4 (16 px) by default. */
  space?: Space | undefined;
  align?: 'stretch' | 'start' | 'end' | undefined;
  as?: 'div' | 'section' | 'form' | 'main' | 'article' | 'header' | undefined;
  id?: string | undefined;
};

/** Things below each other with one distance between them. */
export function Stack({ children, space, align, as: Element = 'div', id }: StackProps) {
  return (
    <Element id={id} className={styles.stack({ space, align })}>
      {children}
    </Element>
  );
}
