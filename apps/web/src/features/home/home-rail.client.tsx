'use client';
import { Rail, type RailProps } from '@suki/ui/lists/Rail/Rail';
import { PageLink } from '../../shell/page-link.client.tsx';
import { ItemTile } from '../item/tile/item-tile.client.tsx';
import type { TileFacts } from '../item/tile/tile-facts.ts';
import { DealTile } from './deal-tile.client.tsx';
import { DropTile } from './drop-tile.client.tsx';
import { homeTexts } from './home.texts.ts';

/** One item of a rail. The facts are one object for all rails of a page, so they are sent once. */
export type RailItem = {
  readonly facts: TileFacts;
  readonly retail?: string;
  /** The day of release of a drop that is not out yet. */
  readonly day?: string;
};

export type HomeRailProps = {
  readonly id: string;
  readonly title: string;
  readonly shape: 'card' | 'drop' | 'deal';
  readonly more: { readonly href: string; readonly label: string } | undefined;
  readonly items: readonly RailItem[];
  readonly isFirst: boolean;
};

/** The cards that fit beside each other at a desk; a rail with fewer needs no arrows. */
const fitting = { card: 6, drop: 4, deal: 9 } as const;
/** Cards of the first rail that a phone shows at once. */
const IN_VIEW = 2;

function Tile({ shape, item, priority }: Pick<HomeRailProps, 'shape'> & { item: RailItem; priority: boolean }) {
  const { facts, retail = null, day = null } = item;
  switch (shape) {
    case 'drop':
      return <DropTile facts={facts} retail={retail} day={day} priority={priority} />;
    case 'deal':
      return <DealTile facts={facts} />;
    case 'card':
      return <ItemTile facts={facts} priority={priority} />;
    default:
      return shape satisfies never;
  }
}

/** A rail of the home page; it takes facts and draws the cards itself, so that the page does not carry them twice. */
export function HomeRail({ id, title, shape, more, items, isFirst }: HomeRailProps) {
  const arrows: RailProps['arrows'] =
    items.length > fitting[shape] ? { back: homeTexts.back(title), forward: homeTexts.forward(title) } : undefined;
  return (
    <Rail
      id={id}
      title={title}
      more={more && { ...more, link: PageLink }}
      arrows={arrows}
      shape={shape}
      first={isFirst}
    >
      {items.map((item, index) => (
        <Tile key={item.facts.id} shape={shape} item={item} priority={isFirst && index < IN_VIEW} />
      ))}
    </Rail>
  );
}
