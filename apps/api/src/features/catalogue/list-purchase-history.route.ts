import { itemById } from '@suki/db/queries/catalogue';
import { salesOf } from '@suki/db/queries/sales';
import { defaultPageSize } from '@suki/domain/config/lists';
import type { Handler } from '../../http/handler.ts';
import { shelfOptions } from '../../http/list-options.ts';
import { presentSale } from './present-sale.ts';

export const listPurchaseHistory: Handler<'listPurchaseHistory'> = async ({ params, query, refuse }, { pool }) => {
  const [item, page] = await Promise.all([
    itemById(pool, params.id),
    salesOf(pool, params.id, { skuId: query.skuId, ...shelfOptions(query, defaultPageSize) }),
  ]);
  if (item === undefined || item.status === 'unlisted') throw refuse('ITEM_NOT_FOUND');
  return { ...page, items: page.items.map(presentSale) };
};
