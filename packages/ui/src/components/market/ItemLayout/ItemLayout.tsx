import type { ReactNode } from 'react';
import * as styles from './ItemLayout.css.ts';

export type ItemLayoutProps = { art: ReactNode; buy: ReactNode; below: ReactNode; id?: string | undefined };

/** The item page: pictures left, the sticky buying column right (448 px), everything else below the pictures. */
export function ItemLayout({ art, buy, below, id }: ItemLayoutProps) {
  return (
    <main id={id} className={styles.layout}>
      <div className={styles.art}>{art}</div>
      <div className={styles.buy}>{buy}</div>
      <div className={styles.below}>{below}</div>
    </main>
  );
}
