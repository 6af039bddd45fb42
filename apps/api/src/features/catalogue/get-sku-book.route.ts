import { shownBook } from '@suki/db/queries/shown-books';
import type { Handler } from '../../http/handler.ts';

export const getSkuBook: Handler<'getSkuBook'> = async ({ params, query, refuse }, { pool }) => {
  const shown = await shownBook(pool, query.skuId);
  if (shown === undefined || shown.itemStatus === 'unlisted') throw refuse('SKU_NOT_FOUND');
  if (shown.book.itemId !== params.id) throw refuse('SKU_NOT_FOUND');
  return shown.book;
};
