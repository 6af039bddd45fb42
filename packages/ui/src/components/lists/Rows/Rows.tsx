import type { ReactNode } from 'react';
import * as styles from './Rows.css.ts';

export type RowsProps = {
  children: ReactNode;
  /** Names the list where no heading does. */
  label?: string | undefined;
};

/** A list of things with a hairline between them. Its children are `Row`. */
export function Rows({ children, label }: RowsProps) {
  return <ul aria-label={label}>{children}</ul>;
}

export type RowProps = {
  children: ReactNode;
  /** At the end of the line: an amount, a Tag, a Button. */
  end?: ReactNode | undefined;
  /** Below both, over the whole width. */
  below?: ReactNode | undefined;
  /** How words and end stand to each other: `baseline` for words and figures, `center` beside a picture. */
  align?: 'start' | 'baseline' | 'center' | undefined;
  /** Room above and below, in steps of 4 px. */
  space?: 3 | 4 | undefined;
};

/** One entry of the list: words, an end part, and a part below. */
export function Row({ children, end, below, align = 'start', space = 3 }: RowProps) {
  return (
    <li className={styles.row({ align, space, alone: end === undefined })}>
      <div className={styles.words}>{children}</div>
      {end !== undefined && <div className={styles.end}>{end}</div>}
      {below !== undefined && <div className={styles.below}>{below}</div>}
    </li>
  );
}
