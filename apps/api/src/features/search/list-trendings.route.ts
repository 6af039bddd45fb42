import { itemCards } from '@suki/db/queries/catalogue';
import { lastPricesOf } from '@suki/db/queries/sales';
import { trendingModels } from '@suki/db/queries/search-shelves';
import { DAY_MS } from '@suki/domain/config/durations';
import { RANK_PRICES } from '@suki/domain/config/lists';
import { searchLimits } from '@suki/domain/config/search';
import { searchWords } from '@suki/domain/search/search-words';
import { manilaDate } from '@suki/domain/time/manila';
import type { Handler } from '../../http/handler.ts';
import { presentItemCard } from '../catalogue/present-item-card.ts';

export const listTrendings: Handler<'listTrendings'> = async (_request, { pool, clock, environment }) => {
  const now = clock.now();
  const models = await trendingModels(pool, {
    since: new Date(now.getTime() - searchLimits.trendingDays * DAY_MS),
    today: manilaDate(now),
    limit: searchLimits.trendings,
  });
  const ids = models.map(({ itemId }) => itemId);
  const [cards, prices] = await Promise.all([itemCards(pool, ids), lastPricesOf(pool, ids, RANK_PRICES)]);
  const rows = models.flatMap(({ model, itemId, sales }) => {
    const card = cards.get(itemId);
    if (card === undefined || card.status !== 'listed') return [];
    const keyword = searchWords(model).join(' ');
    const last = [...(prices.get(itemId) ?? [])];
    return [{ title: model, keyword, saleCount: sales, prices: last, item: presentItemCard(card, environment) }];
  });
  return { trendings: rows.map((row, index) => ({ id: index + 1, ...row })) };
};
