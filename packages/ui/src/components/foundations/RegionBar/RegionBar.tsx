import type { ReactNode } from 'react';
import * as styles from './RegionBar.css.ts';

/** What the prices include and where to; `action` changes it (a TextLink or TextButton in label size). */
export function RegionBar({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <div className={styles.bar}>
      <p className={styles.words}>{children}</p>
      <div className={styles.action}>{action}</div>
    </div>
  );
}
