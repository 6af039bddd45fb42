import { type Book, bookOfSku } from '@suki/db/queries/books';
import { type SkuFacts, skuFacts } from '@suki/db/queries/sku-facts';
import type { SkuId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import { isAllowedPrice } from '@suki/domain/money/price-rule';
import type { Pool } from 'pg';

type Asked = { readonly skuId: SkuId; readonly price?: Centavos | undefined };
type Refuse = (reason: 'SKU_NOT_FOUND' | 'ITEM_NOT_LISTED' | 'PRICE_RULE') => Error;

/**
 * Reads the size of a quote, with its book.
 * @throws the error of `refuse` for a size that nobody can see or trade, and for a price that cannot stand in the book.
 */
export async function quotedSku(
  { skuId, price }: Asked,
  pool: Pool,
  refuse: Refuse,
): Promise<{ readonly sku: SkuFacts; readonly book: Book }> {
  if (price !== undefined && !isAllowedPrice(price)) throw refuse('PRICE_RULE');
  const [sku, book] = await Promise.all([skuFacts(pool, skuId), bookOfSku(pool, skuId)]);
  if (sku === undefined || book === undefined || sku.status === 'unlisted') throw refuse('SKU_NOT_FOUND');
  if (sku.status !== 'listed') throw refuse('ITEM_NOT_LISTED');
  return { sku, book };
}
