'use client';
import { DealRow } from '@suki/ui/market/DealRow/DealRow';
import type { ReactNode } from 'react';
import { PageLink } from '../../shell/page-link.client.tsx';
import { itemPath } from '../../shell/paths.ts';
import { tileTexts } from '../item/tile/tile.texts.ts';
import { BLANK, type TileItem, tileOf } from '../item/tile/tile.view-model.ts';
import { useVisitor } from '../item/tile/visitor.client.ts';
import { homeTexts } from './home.texts.ts';

export type DealTileProps = {
  readonly id: string;
  readonly name: string;
  readonly prices: TileItem;
  readonly art: ReactNode;
};

export function DealTile({ id, name, prices, art }: DealTileProps) {
  const { price, underLastSale, lastTotal } = tileOf(prices, useVisitor());
  return (
    <DealRow
      href={itemPath(id)}
      link={PageLink}
      art={art}
      name={name}
      price={price ?? tileTexts.soldOut}
      was={lastTotal === null ? undefined : { amount: lastTotal, label: homeTexts.lastSale }}
      off={underLastSale === null ? BLANK : homeTexts.under(underLastSale)}
    />
  );
}
