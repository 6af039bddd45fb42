'use client';
import { DropCard } from '@suki/ui/market/DropCard/DropCard';
import type { ReactNode } from 'react';
import { PageLink } from '../../shell/page-link.client.tsx';
import { itemPath } from '../item/item-path.ts';
import { homeTexts } from './home.texts.ts';
import { type TileItem, tile } from './tile.view-model.ts';
import { useVisitor } from './visitor.client.ts';

export type DropTileProps = {
  readonly id: string;
  readonly name: string;
  readonly prices: TileItem;
  readonly retail: string | null;
  readonly art: ReactNode;
};

/** Something new: a wide picture with its day; what it costs now, or what the maker asked. */
export function DropTile({ id, name, prices, retail, art }: DropTileProps) {
  const { price, arrival } = tile(prices, useVisitor());
  const words =
    price === null
      ? { retail: retail === null ? undefined : homeTexts.retail(retail), detail: homeTexts.soldOut }
      : { price, detail: arrival };
  return <DropCard href={itemPath(id)} link={PageLink} art={art} name={name} {...words} />;
}
