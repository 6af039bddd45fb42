import type { ReactNode } from 'react';
import * as styles from './TwoColumns.css.ts';

/** Two sections beside each other at a desk, below each other on phones. */
export function TwoColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
