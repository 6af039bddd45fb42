import { itemCards } from '@suki/db/queries/catalogue';
import { itemNames } from '@suki/db/queries/search-shelves';
import { searchLimits } from '@suki/domain/config/search';
import { sizeDefaults } from '@suki/domain/config/size-defaults';
import { completedKeywords } from '@suki/domain/search/complete-keyword';
import { noFilters } from '@suki/domain/search/search-request';
import type { Handler } from '../../http/handler.ts';
import { presentItemCard } from '../catalogue/present-item-card.ts';
import { presentFacets } from './present-facets.ts';

/** `GET /search/suggestion/list`: the results of what was typed so far, in short. */
export const listSuggestions: Handler<'listSuggestions'> = async ({ query }, { pool, searchIndex, environment }) => {
  const { names, items: shown, brands: brandsShown, keywords } = searchLimits.suggestions;
  const found = await searchIndex.search({
    keyword: query.keyword,
    filters: noFilters,
    sizeSystem: sizeDefaults.system,
    price: { from: null, to: null },
    sort: 'default',
    limit: names,
  });
  const [cards, allNames, facets] = await Promise.all([
    itemCards(pool, found.itemIds.slice(0, shown)),
    itemNames(pool, found.itemIds),
    presentFacets(pool, found.facets),
  ]);
  const items = found.itemIds.slice(0, shown).flatMap((id) => {
    const card = cards.get(id);
    return card === undefined || card.status !== 'listed' ? [] : [presentItemCard(card, environment)];
  });
  return {
    corrected: found.corrected,
    keywords: completedKeywords(found.corrected ?? query.keyword, allNames, keywords),
    brands: facets.brand.slice(0, brandsShown),
    items,
  };
};
