import type { ReactNode } from 'react';
import { PriceTag } from '../../market/PriceTag/PriceTag.tsx';
import * as styles from './StickyBar.css.ts';

export type StickyBarProps = {
  /** The total: "US 9, standard, in total" and "₱8,650". */
  sum?: { label: string; amount: string } | undefined;
  /** One or two Buttons. */
  children: ReactNode;
  /** Names the bar for screen readers. */
  label: string;
};

/** The one thing to do, within reach of the thumb. Phones only: at a desk the same buttons stand in the page. */
export function StickyBar({ sum, children, label }: StickyBarProps) {
  return (
    <>
      <div className={styles.room} />
      <section aria-label={label} className={styles.bar}>
        {sum && (
          <div className={styles.sum}>
            <small className={styles.label}>{sum.label}</small>
            <PriceTag size={2}>{sum.amount}</PriceTag>
          </div>
        )}
        <div className={sum ? styles.actions : styles.actionsAlone}>{children}</div>
      </section>
    </>
  );
}
