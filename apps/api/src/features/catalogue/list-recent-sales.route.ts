import { newestSales } from '@suki/db/queries/sales';
import { recentSales } from '@suki/domain/config/lists';
import type { Handler } from '../../http/handler.ts';
import { presentSale } from './present-sale.ts';

/** `GET /purchase-history/list`: what was just sold, equal for everybody and without any person. */
export const listRecentSales: Handler<'listRecentSales'> = async (_request, { pool }) => {
  const sales = await newestSales(pool, recentSales);
  return { sales: sales.map(({ name, sizes, ...sale }) => ({ ...presentSale(sale), name, sizes: { ...sizes } })) };
};
