'use client';
import { PriceTag } from '@suki/ui/market/PriceTag/PriceTag';
import type { ReactNode } from 'react';
import { Heart } from '../../../hearts/heart.client.tsx';
import { itemPath } from '../../../shell/paths.ts';
import { ItemLink } from '../../item/tile/item-link.client.tsx';
import { tileTexts } from '../../item/tile/tile.texts.ts';
import { BLANK, tileOf } from '../../item/tile/tile.view-model.ts';
import type { TileFacts } from '../../item/tile/tile-facts.ts';
import { useVisitor } from '../../item/tile/visitor.client.ts';
import { homeTexts } from '../home.texts.ts';
import type { RankedFacts } from './for-you.view-model.ts';
import * as styles from './market.css.ts';
import { Picture } from './picture.tsx';
import { Spark } from './spark.tsx';

/** Models that sell now, by rank. */
export function HotList({ items }: { readonly items: readonly RankedFacts[] }) {
  const visitor = useVisitor();
  return (
    <ol>
      {items.map(({ id, name, art, isTall, prices, sold, spark }, index) => {
        const { price, arrival } = tileOf(prices, visitor);
        return (
          <li key={id} className={styles.ranked}>
            <ItemLink href={itemPath(id)} className={styles.rankedLink}>
              <span className={styles.rank}>{index + 1}</span>
              <Picture art={art} room="thumb" isWhole={isTall} className={styles.rankedArt} />
              <span className={styles.rankedWords}>
                <span>
                  <span className={styles.name}>{name}</span>{' '}
                  <span className={styles.sold}>
                    <span className={styles.note}>{sold}</span>
                  </span>
                </span>
                <span className={styles.end}>
                  <PriceTag>{price ?? tileTexts.soldOut}</PriceTag> <span className={styles.note}>{arrival}</span>
                </span>
              </span>
            </ItemLink>
            {spark !== null && (
              <span className={styles.sparkPlace}>
                <Spark {...spark} />
              </span>
            )}
            <span className={styles.heart}>
              <Heart itemId={id} name={name} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}

export type SideRowProps = {
  readonly facts: TileFacts;
  /** In place of "14% under the last sale". */
  readonly note?: ReactNode;
};

/** A row beside the ranks: a deal, or an item that somebody keeps. */
export function SideRow({ facts: { id, name, art, prices }, note }: SideRowProps) {
  const { price, lastTotal, underLastSale } = tileOf(prices, useVisitor());
  return (
    <li className={styles.sideRow}>
      <ItemLink href={itemPath(id)} className={styles.sideLink}>
        <Picture art={art} room="thumb" isWhole className={styles.sideArt} />
        <span className={styles.sideWords}>
          <span className={styles.name}>{name}</span>
          <span>
            <PriceTag>{price ?? tileTexts.soldOut}</PriceTag>{' '}
            {note === undefined && lastTotal !== null && <s className={styles.was}>{lastTotal}</s>}
            {note ?? (
              <span className={styles.good}>{underLastSale === null ? BLANK : homeTexts.under(underLastSale)}</span>
            )}
          </span>
        </span>
      </ItemLink>
    </li>
  );
}
