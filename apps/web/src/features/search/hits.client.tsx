'use client';
import { Hits as Grid } from '@suki/ui/lists/Results/Results';
import { type CountedSearch, useCountedClicks } from '../../tracking/use-counted-clicks.client.ts';
import { ItemTile } from '../item/tile/item-tile.client.tsx';
import type { TileFacts } from '../item/tile/tile-facts.ts';

/** Cards above the fold of a phone or a desk. */
const IN_VIEW = 4;

type HitsProps = {
  readonly items: readonly TileFacts[];
  readonly isFirst?: boolean;
  /** The search whose results these are; null for items that nobody searched. */
  readonly search?: CountedSearch | null;
};

/** Items as a grid. It takes facts and draws the cards itself, so that the page does not carry them twice. */
export function Hits({ items, isFirst = false, search = null }: HitsProps) {
  useCountedClicks(items, search);
  return (
    <Grid>
      {items.map((facts, index) => (
        <li key={facts.id}>
          <ItemTile facts={facts} priority={isFirst && index < IN_VIEW} />
        </li>
      ))}
    </Grid>
  );
}
