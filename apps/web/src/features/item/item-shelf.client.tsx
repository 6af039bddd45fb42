'use client';
import { Rail } from '@suki/ui/lists/Rail/Rail';
import { itemTexts } from './item.texts.ts';
import { ItemTile } from './tile/item-tile.client.tsx';
import type { TileFacts } from './tile/tile-facts.ts';

/** The cards that fit beside each other at a desk. */
const FITTING = 6;

export type ItemShelfProps = { readonly id: string; readonly title: string; readonly items: readonly TileFacts[] };

/** Other items, side by side. */
export default function ItemShelf({ id, title, items }: ItemShelfProps) {
  return (
    <Rail
      id={id}
      title={title}
      arrows={
        items.length > FITTING
          ? { back: itemTexts.shelfBack(title), forward: itemTexts.shelfForward(title) }
          : undefined
      }
    >
      {items.map((facts) => (
        <ItemTile key={facts.id} facts={facts} />
      ))}
    </Rail>
  );
}
