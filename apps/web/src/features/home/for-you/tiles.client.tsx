'use client';
import { PriceTag } from '@suki/ui/market/PriceTag/PriceTag';
import { Heart } from '../../../hearts/heart.client.tsx';
import { itemPath } from '../../../shell/paths.ts';
import { ItemLink } from '../../item/tile/item-link.client.tsx';
import { tileTexts } from '../../item/tile/tile.texts.ts';
import { tileOf } from '../../item/tile/tile.view-model.ts';
import { useVisitor } from '../../item/tile/visitor.client.ts';
import type { HomeFacts } from '../home-facts.ts';
import * as styles from './blocks.css.ts';
import { Picture, paperOf } from './picture.tsx';

type ItemsProps = { readonly items: readonly HomeFacts[] };

const areas = ['a', 'b', 'c', 'd', 'e'] as const;
/** The places of tiles that are wider than high. */
const wideAreas: readonly number[] = [0, 4];

/** Tiles of different sizes; their places are those of the grid round them. */
export function PickTiles({ items }: ItemsProps) {
  const visitor = useVisitor();
  return items.map(({ id, name, art, isTall, prices }, index) => {
    const { price, arrival } = tileOf(prices, visitor);
    return (
      <div key={id} className={styles.tiles[areas[index] ?? 'e']} style={paperOf(art)}>
        <ItemLink href={itemPath(id)} className={styles.tileLink}>
          <Picture
            art={art}
            room="card"
            sizes="(min-width: 900px) 400px, 88vw"
            isWhole={isTall || !wideAreas.includes(index)}
            className={styles.tileArt}
          />
          <span className={styles.tileWords}>
            <PriceTag size={2}>{price ?? tileTexts.soldOut}</PriceTag> <span className={styles.clamp}>{name}</span>{' '}
            <span className={styles.small}>{arrival}</span>
          </span>
        </ItemLink>
        <span className={styles.tileHeart}>
          <Heart itemId={id} name={name} />
        </span>
      </div>
    );
  });
}

/** Goods on a shelf: the price stands below the line, the first thing that one reads. */
export function ShelfItems({ items }: ItemsProps) {
  const visitor = useVisitor();
  return (
    <ul className={styles.shelfTrack}>
      {items.map(({ id, name, art, isTall, prices }) => (
        <li key={id}>
          <ItemLink href={itemPath(id)} className={styles.shelfLink}>
            <Picture
              art={art}
              room="card"
              sizes="(min-width: 900px) 240px, 44vw"
              isWhole={isTall}
              className={styles.shelfArt}
            />
            <span className={styles.shelfWords}>
              <PriceTag size={2}>{tileOf(prices, visitor).price ?? tileTexts.soldOut}</PriceTag>{' '}
              <span className={styles.small}>{name}</span>
            </span>
          </ItemLink>
        </li>
      ))}
    </ul>
  );
}
