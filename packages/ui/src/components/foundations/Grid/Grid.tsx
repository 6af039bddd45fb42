import type { ReactNode } from 'react';
import type { Space } from '../Stack/Stack.tsx';
import * as styles from './Grid.css.ts';

export type GridProps = {
  children: ReactNode;
  /** Minimum width of a column: `cell` 80 px, `card` (the default) 144 to 176 px, `column` 320 px for text. */
  least?: 'cell' | 'card' | 'column' | undefined;
  /** Step of the 4 px scale between the columns; 4 (16 px) by default. */
  space?: Space | undefined;
  /** Between the rows; by default as between the columns. */
  rowSpace?: Space | undefined;
  align?: 'stretch' | 'start' | 'end' | undefined;
  /** A list where the children are `<li>`, so that a screen reader says how many there are. */
  as?: 'div' | 'ul' | 'ol' | undefined;
};

/** As many columns of one width as fit. It follows its container, not the screen, so it needs no breakpoint. */
export function Grid({
  children,
  least = 'card',
  space = 4,
  rowSpace = space,
  align = 'stretch',
  as: Element = 'div',
}: GridProps) {
  return <Element className={styles.grid({ least, space, rowSpace, align })}>{children}</Element>;
}
