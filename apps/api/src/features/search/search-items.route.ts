import type { Routes } from '@suki/contract/routes';
import { itemCards } from '@suki/db/queries/catalogue';
import { defaultPageSize } from '@suki/domain/config/lists';
import { sizeDefaults } from '@suki/domain/config/size-defaults';
import type { DeliveryRegion } from '@suki/domain/delivery/regions.table';
import type { Centavos } from '@suki/domain/money/centavos';
import { buyerQuote } from '@suki/domain/quote/buyer-quote';
import { askPriceBounds } from '@suki/domain/search/price-bounds';
import { priceHistogram } from '@suki/domain/search/price-histogram';
import type { SearchRequest } from '@suki/domain/search/search-request';
import { sortKeyOf } from '@suki/domain/search/search-sorts';
import type { Handler, RouteRequest } from '../../http/handler.ts';
import { shelfOptions } from '../../http/list-options.ts';
import { presentItemCard } from '../catalogue/present-item-card.ts';
import { presentFacets } from './present-facets.ts';

/** `GET /search/item`. The answer is equal for everybody, so that caches may keep it. */
export const searchItems: Handler<'searchItems'> = async ({ query }, { pool, searchIndex, environment }) => {
  const found = await searchIndex.search(requestOf(query));
  const [cards, facets] = await Promise.all([itemCards(pool, found.itemIds), presentFacets(pool, found.facets)]);
  // The index hears of an unlisted item a moment later than the table (S4).
  const items = found.itemIds.flatMap((id) => {
    const card = cards.get(id);
    return card === undefined || card.status !== 'listed' ? [] : [presentItemCard(card, environment)];
  });
  const { total, isTotalExact, corrected, dropped, queryId, hasMore } = found;
  const price = allIn(found.lowestPrice, found.highestPrice, query.region ?? null);
  const priceSteps = [...priceHistogram(found.facets.price, query.region ?? null)];
  const lastItemId = found.itemIds.at(-1) ?? null;
  const told = { corrected, dropped: [...dropped], queryId };
  return { items, total, isTotalExact, facets, price, priceSteps, ...told, hasMore, lastItemId };
};

function requestOf(query: RouteRequest<Routes['searchItems']>['query']): SearchRequest {
  const { priceFrom: from, priceTo: to, region = null } = query;
  return {
    keyword: query.keyword ?? '',
    filters: {
      tab: query.tab === undefined ? [] : [query.tab],
      category: query.category ?? [],
      brand: query.brand ?? [],
      gender: query.gender ?? [],
      color: query.color ?? [],
      condition: query.condition ?? [],
      releaseYear: query.releaseYear ?? [],
      size: query.size ?? [],
      isFlash: query.flash === 'true',
    },
    sizeSystem: query.sizeSystem ?? sizeDefaults.system,
    price: askPriceBounds({ from, to }, region),
    sort: sortKeyOf(query.sort ?? 'default'),
    ...shelfOptions(query, defaultPageSize),
  };
}

/** The index keeps a price with the fee of its lane; the standard quote adds the rest. */
function allIn(lowest: Centavos | null, highest: Centavos | null, buyerRegion: DeliveryRegion | null) {
  if (lowest === null || highest === null) return null;
  const totalOf = (price: Centavos) => buyerQuote({ price, lane: 'standard', buyerRegion }).total;
  return { from: totalOf(lowest), to: totalOf(highest) };
}
