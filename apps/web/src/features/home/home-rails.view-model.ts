import { formatMoney } from '@suki/domain/money/format-money';
import { catalogueEn } from '@suki/domain/texts/catalogue.en';
import { formatDate } from '@suki/domain/time/format-date';
import type { HomeSection, ItemCard, RecommendItemsTab } from '@suki/sdk/types';
import { tabPaths } from '../../shell/paths.ts';
import { type TileFacts, tileFactsOf } from '../item/tile/tile-facts.ts';
import type { HomeRailProps, RailItem } from './home-rail.client.tsx';

/** A rail of six is more than a desk shows at once. */
const RAIL_ITEMS = 6;
/** The shapes of the rails differ, so that the home page does not show one card eight times. */
const shapes: Partial<Record<HomeSection['id'], HomeRailProps['shape']>> = { justDrop: 'drop', deals: 'deal' };

/** A section that is also a tab links to that tab. */
function moreOf(id: HomeSection['id'], tab: RecommendItemsTab): HomeRailProps['more'] {
  const path = id in tabPaths ? tabPaths[id as RecommendItemsTab] : undefined;
  return path === undefined || id === tab
    ? undefined
    : { href: path, label: `All ${catalogueEn[`home.${id}`].toLowerCase()}` };
}

function railItem(shape: HomeRailProps['shape'], item: ItemCard, facts: TileFacts): RailItem {
  if (shape !== 'drop') return { facts };
  const isToCome = item.lowestAsk === null && item.releaseDate !== null;
  return {
    facts,
    ...(item.retailPrice === null ? {} : { retail: formatMoney(item.retailPrice) }),
    ...(isToCome && item.releaseDate !== null ? { day: formatDate(item.releaseDate) } : {}),
  };
}

/**
 * The rails of a home page as plain data; a section without items has none. An item that stands in several rails has
 * one object of facts, which the page then carries once (ADR 0123).
 */
export function homeRails(sections: readonly HomeSection[], tab: RecommendItemsTab): readonly HomeRailProps[] {
  const known = new Map<string, TileFacts>();
  const factsOf = (item: ItemCard): TileFacts => {
    const facts = known.get(item.id) ?? tileFactsOf(item);
    known.set(item.id, facts);
    return facts;
  };
  return sections
    .filter(({ items }) => items.length > 0)
    .map(({ id, items }, index) => {
      const shape = shapes[id] ?? 'card';
      return {
        id: `rail-${id}`,
        title: catalogueEn[`home.${id}`],
        shape,
        more: moreOf(id, tab),
        items: items.slice(0, RAIL_ITEMS).map((item) => railItem(shape, item, factsOf(item))),
        isFirst: index === 0,
      };
    });
}
