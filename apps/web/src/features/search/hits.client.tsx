'use client';
import { ItemTile } from '../item/tile/item-tile.client.tsx';
import type { TileFacts } from '../item/tile/tile-facts.ts';
import * as styles from './search.css.ts';

/** Cards above the fold of a phone or a desk. */
const IN_VIEW = 4;

type HitsProps = { readonly items: readonly TileFacts[]; readonly label?: string; readonly isFirst?: boolean };

/** Items as a grid. It takes facts and draws the cards itself, so that the page does not carry them twice. */
export function Hits({ items, label, isFirst = false }: HitsProps) {
  return (
    <ul className={styles.hits} aria-label={label}>
      {items.map((facts, index) => (
        <li key={facts.id}>
          <ItemTile facts={facts} priority={isFirst && index < IN_VIEW} />
        </li>
      ))}
    </ul>
  );
}
