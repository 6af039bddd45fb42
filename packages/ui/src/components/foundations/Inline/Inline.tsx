import type { ReactNode } from 'react';
import type { Space } from '../Stack/Stack.tsx';
import * as styles from './Inline.css.ts';

export type InlineProps = {
  children: ReactNode;
  /** Step of the 4 px scale between the children; 2 (8 px) by default. */
  space?: Space | undefined;
  align?: 'center' | 'baseline' | 'start' | 'stretch' | 'end' | undefined;
  justify?: 'start' | 'between' | 'end' | undefined;
  /** Children go to the next line when they do not fit (the default): at 320 px and 200 % zoom they have to. */
  wrap?: boolean | undefined;
  /** Ends in an IconButton: its drawing, not its 44 px field, keeps to the right edge. */
  outdent?: boolean | undefined;
  as?: 'div' | 'span' | 'nav' | 'header' | undefined;
};

/** Things beside each other. */
export function Inline({ children, space, align, justify, wrap, outdent, as: Element = 'div' }: InlineProps) {
  return <Element className={styles.inline({ space, align, justify, wrap, outdent })}>{children}</Element>;
}
