'use client';
import { Tag } from '@suki/ui/foundations/Tag/Tag';
import { DropCard } from '@suki/ui/market/DropCard/DropCard';
import { Drawing } from '../../catalogue/item-art.tsx';
import { itemPath } from '../../shell/paths.ts';
import { ItemLink } from '../item/tile/item-link.client.tsx';
import { tileTexts } from '../item/tile/tile.texts.ts';
import { tileOf } from '../item/tile/tile.view-model.ts';
import type { TileFacts } from '../item/tile/tile-facts.ts';
import { useVisitor } from '../item/tile/visitor.client.ts';
import { Heart } from '../kept/hearts/heart.client.tsx';
import { homeTexts } from './home.texts.ts';

export type DropTileProps = {
  readonly facts: TileFacts;
  readonly retail: string | null;
  /** The day of release, for what is not out yet. */
  readonly day: string | null;
  readonly priority: boolean;
};

/** A new item: a wide picture with its release date, and its price or the retail price. */
export function DropTile({ facts: { id, name, prices, art }, retail, day, priority }: DropTileProps) {
  const { price, arrival } = tileOf(prices, useVisitor());
  const words =
    price === null
      ? { retail: retail === null ? undefined : homeTexts.retail(retail), detail: tileTexts.soldOut }
      : { price, detail: arrival };
  const tag = day === null ? <Tag tone="solid">{homeTexts.outNow}</Tag> : <Tag>{day}</Tag>;
  const sizes = '(min-width: 900px) 268px, 72vw';
  return (
    <DropCard
      href={itemPath(id)}
      link={ItemLink}
      art={<Drawing art={art} room="card" ratio="wide" sizes={sizes} corner={tag} priority={priority} />}
      name={name}
      {...words}
      heart={<Heart itemId={id} name={name} />}
    />
  );
}
