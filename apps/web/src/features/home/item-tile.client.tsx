'use client';
import { ItemCard } from '@suki/ui/market/ItemCard/ItemCard';
import type { ReactNode } from 'react';
import { PageLink } from '../../shell/page-link.client.tsx';
import { itemPath } from '../item/item-path.ts';
import { homeTexts } from './home.texts.ts';
import { type TileItem, tile } from './tile.view-model.ts';
import { useVisitor } from './visitor.client.ts';

export type ItemTileProps = {
  readonly id: string;
  readonly name: string;
  readonly prices: TileItem;
  readonly art: ReactNode;
};

/** A card with the price in total and the dates for this visitor. */
export function ItemTile({ id, name, prices, art }: ItemTileProps) {
  const { price, arrival } = tile(prices, useVisitor());
  return (
    <ItemCard
      href={itemPath(id)}
      link={PageLink}
      art={art}
      name={name}
      price={price ?? undefined}
      detail={price === null ? homeTexts.soldOut : arrival}
    />
  );
}
