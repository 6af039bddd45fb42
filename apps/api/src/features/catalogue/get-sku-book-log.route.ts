import { bookLines, bookOfSku } from '@suki/db/queries/books';
import { skuFacts } from '@suki/db/queries/sku-facts';
import { BOOK_LOG_LINES_MAX } from '@suki/domain/config/lists';
import type { Handler } from '../../http/handler.ts';

/** `GET /item/{itemId}/sku/book-log?skuId`: names asks and bids, never their owners (ADR 0041). */
export const getSkuBookLog: Handler<'getSkuBookLog'> = async ({ params, query, refuse }, { pool }) => {
  const { skuId, afterVersion = 0, limit = BOOK_LOG_LINES_MAX } = query;
  const [sku, book, lines] = await Promise.all([
    skuFacts(pool, skuId),
    bookOfSku(pool, skuId),
    bookLines(pool, skuId, { afterVersion, limit }),
  ]);
  if (sku === undefined || book === undefined || sku.status === 'unlisted') throw refuse('SKU_NOT_FOUND');
  if (sku.itemId !== params.itemId) throw refuse('SKU_NOT_FOUND');
  return {
    skuId,
    version: book.version,
    lines: lines.map((line) => ({ ...line, liveAt: line.liveAt.toISOString(), at: line.at.toISOString() })),
  };
};
