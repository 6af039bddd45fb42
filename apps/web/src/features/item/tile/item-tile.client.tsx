'use client';
import { Tag } from '@suki/ui/foundations/Tag/Tag';
import { ItemCard } from '@suki/ui/market/ItemCard/ItemCard';
import { Drawing } from '../../../catalogue/item-art.tsx';
import { itemPath } from '../../../shell/paths.ts';
import { ItemLink } from './item-link.client.tsx';
import { tileTexts } from './tile.texts.ts';
import { tileOf } from './tile.view-model.ts';
import type { TileFacts } from './tile-facts.ts';
import { useVisitor } from './visitor.client.ts';

export type ItemTileProps = {
  readonly facts: TileFacts;
  /** The words on the picture; without them there is no tag. */
  readonly tag?: string | undefined;
  /** In view at first. */
  readonly priority?: boolean | undefined;
};

export function ItemTile({ facts: { id, name, prices, art }, tag, priority }: ItemTileProps) {
  const { price, arrival } = tileOf(prices, useVisitor());
  const corner = tag !== undefined && (
    <Tag tone="solid" hole>
      {tag}
    </Tag>
  );
  return (
    <ItemCard
      href={itemPath(id)}
      link={ItemLink}
      art={
        <Drawing
          art={art}
          room="card"
          sizes="(min-width: 900px) 184px, 42vw"
          corner={corner || undefined}
          priority={priority}
        />
      }
      name={name}
      price={price ?? undefined}
      detail={price === null ? tileTexts.soldOut : arrival}
    />
  );
}
