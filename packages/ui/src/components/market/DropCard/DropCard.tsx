import type { ReactNode } from 'react';
import type { LinkTarget } from '../../../link.ts';
import { Anchor } from '../../private/Anchor/Anchor.tsx';
import * as styles from '../ItemCard/ItemCard.css.ts';
import { withHeart } from '../ItemCard/ItemCard.tsx';
import { PriceTag } from '../PriceTag/PriceTag.tsx';

export type DropCardProps = LinkTarget & {
  /** An Art of ratio `wide`; its `corner` carries the Tag with the day. */
  art: ReactNode;
  name: string;
  /** Already released: the price in total and the dates of arrival. */
  price?: string | undefined;
  detail?: string | undefined;
  /** Not yet released: the retail price and the action offered meanwhile. */
  retail?: string | undefined;
  action?: string | undefined;
  /** A HeartButton, in the corner of the picture. */
  heart?: ReactNode | undefined;
};

/** Something that drops: wide picture with its day. */
export function DropCard({ art, name, price, detail, retail, action, heart, href, link }: DropCardProps) {
  const card = (
    <Anchor href={href} link={link} className={styles.card}>
      {art}
      <span className={styles.name}>{name}</span>
      {price !== undefined && (
        <span className={styles.price}>
          <PriceTag>{price}</PriceTag>
        </span>
      )}
      {retail !== undefined && <span className={styles.when}>{retail}</span>}
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      {action !== undefined && <span className={styles.action}>{action}</span>}
    </Anchor>
  );
  return withHeart(card, heart);
}
