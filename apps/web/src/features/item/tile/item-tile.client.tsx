'use client';
import { ItemCard } from '@suki/ui/market/ItemCard/ItemCard';
import type { ReactNode } from 'react';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { itemPath } from '../../../shell/paths.ts';
import { tileTexts } from './tile.texts.ts';
import { type TileItem, tileOf } from './tile.view-model.ts';
import { useVisitor } from './visitor.client.ts';

export type ItemTileProps = {
  readonly id: string;
  readonly name: string;
  readonly prices: TileItem;
  readonly art: ReactNode;
};

export function ItemTile({ id, name, prices, art }: ItemTileProps) {
  const { price, arrival } = tileOf(prices, useVisitor());
  return (
    <ItemCard
      href={itemPath(id)}
      link={PageLink}
      art={art}
      name={name}
      price={price ?? undefined}
      detail={price === null ? tileTexts.soldOut : arrival}
    />
  );
}
