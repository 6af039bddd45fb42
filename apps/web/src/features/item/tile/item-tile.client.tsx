'use client';
import { Tag } from '@suki/ui/foundations/Tag/Tag';
import { ItemCard } from '@suki/ui/market/ItemCard/ItemCard';
import { Drawing } from '../../../catalogue/item-art.tsx';
import { itemPath } from '../../../shell/paths.ts';
import { Heart } from '../../kept/hearts/heart.client.tsx';
import { ItemLink } from './item-link.client.tsx';
import { tileTexts } from './tile.texts.ts';
import { tileOf } from './tile.view-model.ts';
import type { TileFacts } from './tile-facts.ts';
import { useVisitor } from './visitor.client.ts';

export type ItemTileProps = {
  readonly facts: TileFacts;
  /** In view at first. */
  readonly priority?: boolean | undefined;
};

/** A card says "Flash" when its price and arrival are those of the flash lane (ux 13). */
export function ItemTile({ facts: { id, name, prices, art }, priority }: ItemTileProps) {
  const { price, arrival, lane } = tileOf(prices, useVisitor());
  const corner = lane === 'flash' && (
    <Tag tone="solid" hole>
      {tileTexts.flash}
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
      heart={<Heart itemId={id} name={name} />}
    />
  );
}
