'use client';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { PriceTag } from '@suki/ui/market/PriceTag/PriceTag';
import { Heart } from '../../../hearts/heart.client.tsx';
import { itemPath } from '../../../shell/paths.ts';
import { ItemLink } from '../../item/tile/item-link.client.tsx';
import { tileTexts } from '../../item/tile/tile.texts.ts';
import { tileOf } from '../../item/tile/tile.view-model.ts';
import { useVisitor } from '../../item/tile/visitor.client.ts';
import type { HomeFacts } from '../home-facts.ts';
import * as styles from './blocks.css.ts';
import { forYouTexts as texts } from './for-you.texts.ts';
import { columnsOf, Picture } from './picture.tsx';

/** Items that came out last, in a row of wide pictures that scrolls on a phone. */
export function FreshRow({ items }: { readonly items: readonly HomeFacts[] }) {
  const visitor = useVisitor();
  return (
    <section aria-labelledby="fresh" className={styles.fresh}>
      <Heading level={2} size={1} id="fresh">
        {texts.fresh}
      </Heading>
      <ul className={styles.freshTrack} style={columnsOf(items.length)}>
        {items.map(({ id, name, art, isTall, prices }) => {
          const { price, arrival } = tileOf(prices, visitor);
          return (
            <li key={id} className={styles.freshItem}>
              <ItemLink href={itemPath(id)} className={styles.shelfLink}>
                <Picture
                  art={art}
                  room="card"
                  sizes="(min-width: 900px) 285px, 72vw"
                  isWhole={isTall}
                  className={styles.freshArt}
                />
                <span className={styles.shelfWords}>
                  <span className={`${styles.clamp} ${styles.twoLines}`}>{name}</span>{' '}
                  <PriceTag>{price ?? tileTexts.soldOut}</PriceTag> <span className={styles.small}>{arrival}</span>
                </span>
              </ItemLink>
              <span className={styles.tileHeart}>
                <Heart itemId={id} name={name} />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
