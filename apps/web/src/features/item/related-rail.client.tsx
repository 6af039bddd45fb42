'use client';
import { Rail } from '@suki/ui/lists/Rail/Rail';
import { itemTexts } from './item.texts.ts';
import { ItemTile } from './tile/item-tile.client.tsx';
import type { TileFacts } from './tile/tile-facts.ts';

/** The cards that fit beside each other at a desk. */
const FITTING = 6;

export type RelatedRailProps = { readonly items: readonly TileFacts[] };

/** Items like the one of the page. */
export default function RelatedRail({ items }: RelatedRailProps) {
  return (
    <Rail
      id="rail-related"
      title={itemTexts.related}
      arrows={items.length > FITTING ? { back: itemTexts.relatedBack, forward: itemTexts.relatedForward } : undefined}
    >
      {items.map((facts) => (
        <ItemTile key={facts.id} facts={facts} />
      ))}
    </Rail>
  );
}
