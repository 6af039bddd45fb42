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
};

/** A price that is lower than usual, in a row of three under each other. */
export function DealRow({ art, name, price, was, off, href, link }: DealRowProps) {
  return (
    <Anchor href={href} link={link} className={styles.row}>
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
}
