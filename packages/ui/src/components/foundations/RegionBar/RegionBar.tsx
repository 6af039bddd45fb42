import type { ReactNode } from 'react';
import * as styles from './RegionBar.css.ts';

/**
 * Names the delivery region and the charges that the prices include; `action` changes the region (a TextLink or
 * TextButton in label size).
 */
export function RegionBar({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <div className={styles.bar}>
      <p className={styles.words}>{children}</p>
      <div className={styles.action}>{action}</div>
    </div>
  );
}
