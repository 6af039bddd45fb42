import type { ReactNode } from 'react';
import * as styles from './page-end.css.ts';

/** Rarely wanted actions at the end of a column, with room above. */
export function PageEnd({ children }: { readonly children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
