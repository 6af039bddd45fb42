import { itemsToSell } from '@suki/db/queries/catalogue';
import type { Handler } from '../../http/handler.ts';
import { presentItemCard } from './present-item-card.ts';

/** `GET /item/sell-recommend`: all of a small catalogue, until search arrives. */
export const recommendItemsToSell: Handler<'recommendItemsToSell'> = async (_request, { pool, environment }) => {
  const items = await itemsToSell(pool);
  return { items: items.map((item) => presentItemCard(item, environment)) };
};
