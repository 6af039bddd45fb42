import type { ReactNode } from 'react';
import type { LinkTarget } from '../../../link.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { Anchor } from '../../private/Anchor/Anchor.tsx';
import { PriceTag } from '../PriceTag/PriceTag.tsx';
import * as styles from './ItemCard.css.ts';

export type ItemCardProps = LinkTarget & {
  /** An Art; its `corner` carries the Tag. */
  art: ReactNode;
  name: string;
  /** "₱8,650"; without a price, `detail` says why. */
  price?: string | undefined;
  was?: { amount: string; label: string } | undefined;
  /** When it arrives, or the like. */
  detail?: string | undefined;
  /** A HeartButton, in the corner of the picture; a button beside the link. */
  heart?: ReactNode | undefined;
};

/**
 * One product of a rail or a list: picture, name in two lines, price, arrival. The whole card is the link; a heart
 * stands beside the link, in the corner of the picture.
 */
export function ItemCard({ art, name, price, was, detail, heart, href, link }: ItemCardProps) {
  const card = (
    <Anchor href={href} link={link} className={styles.card}>
      {art}
      <span className={styles.name}>{name}</span>
      {price !== undefined && (
        <span className={styles.price}>
          <PriceTag>{price}</PriceTag>
          {was && (
            <s className={styles.was}>
              <VisuallyHidden>{was.label} </VisuallyHidden>
              {was.amount}
            </s>
          )}
        </span>
      )}
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
    </Anchor>
  );
  return withHeart(card, heart);
}

/** Puts a heart into the corner of the picture with which a card begins. */
export function withHeart(card: ReactNode, heart: ReactNode | undefined): ReactNode {
  return heart === undefined ? (
    card
  ) : (
    <div className={styles.frame}>
      {card}
      <span className={styles.heart}>{heart}</span>
    </div>
  );
}
