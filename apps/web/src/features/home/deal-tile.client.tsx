'use client';
import { DealRow } from '@suki/ui/market/DealRow/DealRow';
import type { ReactNode } from 'react';
import { PageLink } from '../../shell/page-link.client.tsx';
import { itemPath } from '../item/item-path.ts';
import { homeTexts } from './home.texts.ts';
import { BLANK, type TileItem, tile } from './tile.view-model.ts';
import { useVisitor } from './visitor.client.ts';

export type DealTileProps = {
  readonly id: string;
  readonly name: string;
  readonly prices: TileItem;
  readonly art: ReactNode;
};

/** A price under the last sale, with how far. */
export function DealTile({ id, name, prices, art }: DealTileProps) {
  const { price, underLastSale, lastTotal } = tile(prices, useVisitor());
  return (
    <DealRow
      href={itemPath(id)}
      link={PageLink}
      art={art}
      name={name}
      price={price ?? homeTexts.soldOut}
      was={lastTotal === null ? undefined : { amount: lastTotal, label: homeTexts.lastSale }}
      off={underLastSale === null ? BLANK : homeTexts.under(underLastSale)}
    />
  );
}
