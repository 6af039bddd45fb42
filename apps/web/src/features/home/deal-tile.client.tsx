'use client';
import { DealRow } from '@suki/ui/market/DealRow/DealRow';
import { Drawing } from '../../catalogue/item-art.tsx';
import { itemPath } from '../../shell/paths.ts';
import { ItemLink } from '../item/tile/item-link.client.tsx';
import { tileTexts } from '../item/tile/tile.texts.ts';
import { BLANK, tileOf } from '../item/tile/tile.view-model.ts';
import type { TileFacts } from '../item/tile/tile-facts.ts';
import { useVisitor } from '../item/tile/visitor.client.ts';
import { Heart } from '../kept/hearts/heart.client.tsx';
import { homeTexts } from './home.texts.ts';

export function DealTile({ facts: { id, name, prices, art } }: { readonly facts: TileFacts }) {
  const { price, underLastSale, lastTotal } = tileOf(prices, useVisitor());
  return (
    <DealRow
      href={itemPath(id)}
      link={ItemLink}
      art={<Drawing art={art} room="thumb" ratio="square" sizes="84px" />}
      name={name}
      price={price ?? tileTexts.soldOut}
      was={lastTotal === null ? undefined : { amount: lastTotal, label: homeTexts.lastSale }}
      heart={<Heart itemId={id} name={name} />}
      off={underLastSale === null ? BLANK : homeTexts.under(underLastSale)}
    />
  );
}
