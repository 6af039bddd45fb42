import { itemsToSell } from '@suki/db/queries/catalogue';
import type { Handler } from '../../http/handlers.ts';
import { presentItemCard } from './present-item-card.ts';

/** How many items the sell page offers; all of a small catalogue, until search arrives. */
const OFFERED = 60;

/** `GET /item/sell-recommend` */
export const recommendItemsToSell: Handler<'recommendItemsToSell'> = async (_request, { pool, environment }) => {
  const items = await itemsToSell(pool, OFFERED);
  return { items: items.map((item) => presentItemCard(item, environment)) };
};
