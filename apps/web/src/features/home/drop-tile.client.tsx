'use client';
import { DropCard } from '@suki/ui/market/DropCard/DropCard';
import type { ReactNode } from 'react';
import { PageLink } from '../../shell/page-link.client.tsx';
import { itemPath } from '../../shell/paths.ts';
import { tileTexts } from '../item/tile/tile.texts.ts';
import { type TileItem, tileOf } from '../item/tile/tile.view-model.ts';
import { useVisitor } from '../item/tile/visitor.client.ts';
import { homeTexts } from './home.texts.ts';

export type DropTileProps = {
  readonly id: string;
  readonly name: string;
  readonly prices: TileItem;
  readonly retail: string | null;
  readonly art: ReactNode;
};

/** A new item: a wide picture with its release date, and its price or the retail price. */
export function DropTile({ id, name, prices, retail, art }: DropTileProps) {
  const { price, arrival } = tileOf(prices, useVisitor());
  const words =
    price === null
      ? { retail: retail === null ? undefined : homeTexts.retail(retail), detail: tileTexts.soldOut }
      : { price, detail: arrival };
  return <DropCard href={itemPath(id)} link={PageLink} art={art} name={name} {...words} />;
}
