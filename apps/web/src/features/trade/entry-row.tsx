import type { ReactNode } from 'react';
import * as styles from './entry-row.css.ts';

/** A list of rows with a hairline between them. */
export function EntryList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul aria-label={label} className={styles.list}>
      {children}
    </ul>
  );
}

export type EntryRowProps = {
  readonly children: ReactNode;
  /** At the end of the line: an amount, a Tag. */
  readonly end?: ReactNode | undefined;
  /** Below both. */
  readonly below?: ReactNode | undefined;
};

/** One entry: words, what stands at its end, and what belongs below. */
export function EntryRow({ children, end, below }: EntryRowProps) {
  return (
    <li className={styles.row}>
      <div>{children}</div>
      {end !== undefined && <div className={styles.end}>{end}</div>}
      {below !== undefined && <div className={styles.wide}>{below}</div>}
    </li>
  );
}
