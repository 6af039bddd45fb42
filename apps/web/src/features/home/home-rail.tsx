import { formatMoney } from '@suki/domain/money/format-money';
import { catalogueEn } from '@suki/domain/texts/catalogue.en';
import { formatDate } from '@suki/domain/time/format-date';
import type { HomeSection, ItemCard, RecommendItemsTab } from '@suki/sdk/types';
import { Tag } from '@suki/ui/foundations/Tag/Tag';
import { Rail, type RailProps } from '@suki/ui/lists/Rail/Rail';
import type { ReactNode } from 'react';
import { ItemArt } from '../../catalogue/item-art.tsx';
import { PageLink } from '../../shell/page-link.client.tsx';
import { tabPaths } from '../../shell/paths.ts';
import { ItemTile } from '../item/tile/item-tile.client.tsx';
import { DealTile } from './deal-tile.client.tsx';
import { DropTile } from './drop-tile.client.tsx';
import { homeTexts } from './home.texts.ts';

/** The shapes of the rails differ, so that the home page does not show one card eight times. */
const shapes: Partial<Record<HomeSection['id'], NonNullable<RailProps['shape']>>> = { justDrop: 'drop', deals: 'deal' };

/** The cards that fit beside each other at a desk; a rail with fewer needs no arrows. */
const fitting: Record<'card' | 'drop' | 'deal' | 'look', number> = { card: 6, drop: 4, deal: 9, look: 5 };

/** A section that is also a tab links to that tab. */
function moreOf(id: HomeSection['id'], tab: RecommendItemsTab): RailProps['more'] {
  const path = id in tabPaths ? tabPaths[id as RecommendItemsTab] : undefined;
  if (path === undefined || id === tab) {
    return undefined;
  }
  return { href: path, link: PageLink, label: `All ${catalogueEn[`home.${id}`].toLowerCase()}` };
}

function flashTag(item: ItemCard): ReactNode {
  return item.flashLowestAsk === null ? undefined : (
    <Tag tone="solid" hole>
      {homeTexts.flash}
    </Tag>
  );
}

function dropTag(item: ItemCard): ReactNode {
  return item.lowestAsk === null && item.releaseDate !== null ? (
    <Tag>{formatDate(item.releaseDate)}</Tag>
  ) : (
    <Tag tone="solid">{homeTexts.outNow}</Tag>
  );
}

function pricesOf({ lowestAsk, flashLowestAsk, lastSale }: ItemCard) {
  return { lowestAsk, flashLowestAsk, lastSale };
}

type TileProps = { readonly shape: RailProps['shape']; readonly item: ItemCard; readonly isFirst: boolean };

function Tile({ shape, item, isFirst }: TileProps) {
  const common = { id: item.id, name: item.name, prices: pricesOf(item) };
  switch (shape) {
    case 'drop': {
      const sizes = '(min-width: 900px) 268px, 72vw';
      const art = <ItemArt item={item} ratio="wide" sizes={sizes} corner={dropTag(item)} priority={isFirst} />;
      const retail = item.retailPrice === null ? null : formatMoney(item.retailPrice);
      return <DropTile {...common} retail={retail} art={art} />;
    }
    case 'deal':
      return <DealTile {...common} art={<ItemArt item={item} ratio="square" sizes="84px" />} />;
    default: {
      const sizes = '(min-width: 900px) 184px, 42vw';
      return (
        <ItemTile {...common} art={<ItemArt item={item} sizes={sizes} corner={flashTag(item)} priority={isFirst} />} />
      );
    }
  }
}

export type HomeRailProps = {
  readonly section: HomeSection;
  readonly tab: RecommendItemsTab;
  readonly isFirst: boolean;
};

export function HomeRail({ section, tab, isFirst }: HomeRailProps) {
  const shape = shapes[section.id] ?? 'card';
  return (
    <Rail
      id={`rail-${section.id}`}
      title={catalogueEn[`home.${section.id}`]}
      more={moreOf(section.id, tab)}
      arrows={section.items.length > fitting[shape] ? { back: homeTexts.back, forward: homeTexts.forward } : undefined}
      shape={shape}
      first={isFirst}
    >
      {section.items.map((item, index) => (
        <Tile key={item.id} shape={shape} item={item} isFirst={isFirst && index < 2} />
      ))}
    </Rail>
  );
}
