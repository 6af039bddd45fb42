import type { ReactNode } from 'react';
import type { LinkTarget } from '../../../link.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { Anchor } from '../../private/Anchor/Anchor.tsx';
import { PriceTag } from '../PriceTag/PriceTag.tsx';
import * as styles from './DealRow.css.ts';

export type DealRowProps = LinkTarget & {
  /** An Art of ratio `square`. */
  art: ReactNode;
  name: string;
  price: string;
  was?: { amount: string; label: string } | undefined;
  /** "11 % under the last sale". */
  off?: string | undefined;
  /** A HeartButton, at the end of the row. */
  heart?: ReactNode | undefined;
};

/** A price that is lower than usual, in a row of three under each other. */
export function DealRow({ art, name, price, was, off, heart, href, link }: DealRowProps) {
  const row = (
    <Anchor href={href} link={link} className={heart === undefined ? styles.row : styles.besideHeart}>
      {art}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.price}>
          <PriceTag>{price}</PriceTag>
          {was && (
            <s className={styles.was}>
              <VisuallyHidden>{was.label} </VisuallyHidden>
              {was.amount}
            </s>
          )}
        </span>
        {off !== undefined && <span className={styles.off}>{off}</span>}
      </span>
    </Anchor>
  );
  return heart === undefined ? (
    row
  ) : (
    <div className={styles.frame}>
      {row}
      <span className={styles.heart}>{heart}</span>
    </div>
  );
}
