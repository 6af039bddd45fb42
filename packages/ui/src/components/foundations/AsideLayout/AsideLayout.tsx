import type { ReactNode } from 'react';
import * as styles from './AsideLayout.css.ts';

export type AsideLayoutProps = {
  /** Over both columns: who is next, the step track, the item. */
  intro?: ReactNode | undefined;
  children: ReactNode;
  aside: ReactNode;
  /** Names the aside's section for screen readers. */
  asideLabel: string;
  id?: string | undefined;
};

/** Order and sell pages: the steps to do, and beside them a sticky column of 384 px with the money. */
export function AsideLayout({ intro, children, aside, asideLabel, id }: AsideLayoutProps) {
  return (
    <main id={id}>
      {intro}
      <div className={styles.layout}>
        <div className={styles.main}>{children}</div>
        <section aria-label={asideLabel} className={styles.aside}>
          {aside}
        </section>
      </div>
    </main>
  );
}
