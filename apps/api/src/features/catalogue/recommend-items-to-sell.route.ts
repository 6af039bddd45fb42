import { itemsToSell } from '@suki/db/queries/catalogue';
import { shelfSizes } from '@suki/domain/config/lists';
import type { Handler } from '../../http/handler.ts';
import { shelfOptions } from '../../http/list-options.ts';
import { presentItemCard } from './present-item-card.ts';

/** `GET /item/sell-recommend`: the best sellers first; page by page the whole catalogue. */
export const recommendItemsToSell: Handler<'recommendItemsToSell'> = async ({ query }, { pool, environment }) => {
  const page = await itemsToSell(pool, shelfOptions(query, shelfSizes.toSell));
  return { ...page, items: page.items.map((item) => presentItemCard(item, environment)) };
};
