import { lockBook } from '@suki/db/queries/books';
import { itemCards, skusById } from '@suki/db/queries/catalogue';
import { eraseKept, type KeptEntry } from '@suki/db/queries/kept';
import { listKept } from '@suki/db/queries/kept-lists';
import { skuFacts } from '@suki/db/queries/sku-facts';
import { lockUser } from '@suki/db/queries/users';
import { withTransaction } from '@suki/db/tx';
import { defaultPageSize } from '@suki/domain/config/lists';
import { isWishMet } from '@suki/domain/kept/arrival-wish';
import { validatePriceAmount } from '@suki/domain/validators/price';
import type { Dependencies } from '../../dependencies.ts';
import type { Handler } from '../../http/handler.ts';
import { shelfOptions } from '../../http/list-options.ts';
import { keepLocked } from './keep-in-list.ts';
import { presentNotice, subjectOf } from './present-kept.ts';

const kind = 'arrival_notice';

/**
 * Notes a wish. The lock of the book puts it before or after each change of a price: an ask that comes later finds the
 * wish, and one that came before refuses it.
 */
export const setArrivalNotice: Handler<'setArrivalNotice'> = async ({ caller, body, refuse }, dependencies) => {
  const { pool } = dependencies;
  const { userId } = caller;
  const { skuId, price = null } = body;
  if (price !== null && !validatePriceAmount(price).ok) throw refuse('PRICE_RULE');
  if ((await skuFacts(pool, skuId))?.status !== 'listed') throw refuse('SKU_NOT_FOUND');
  const entry = await withTransaction(pool, async (tx) => {
    await lockUser(tx, userId);
    const book = await lockBook(tx, skuId);
    if (book !== undefined && isWishMet(book, price)) throw refuse('BUY_NOW_AVAILABLE');
    const wish = { userId, kind, subjectId: skuId, price, renews: true } as const;
    return keepLocked(tx, wish, { needs: dependencies, onFull: () => refuse('TOO_MANY_KEPT') });
  });
  const [notice] = await presented([entry], dependencies);
  if (notice === undefined) throw new Error(`Expected the size ${skuId} of a new notice to exist.`);
  return notice;
};

export const listArrivalNotices: Handler<'listArrivalNotices'> = async (
  { caller: { userId }, query },
  dependencies,
) => {
  const of = { userId, kind, itemId: query.itemId } as const;
  const page = await listKept(dependencies.pool, of, shelfOptions(query, defaultPageSize));
  return { ...page, items: await presented(page.items, dependencies) };
};

export const deleteArrivalNotice: Handler<'deleteArrivalNotice'> = async ({ caller, params, refuse }, { pool }) => {
  if ((await eraseKept(pool, caller.userId, kind, params.id)) === 0) throw refuse('NOTICE_NOT_FOUND');
  return { done: true };
};

async function presented(
  entries: readonly KeptEntry[],
  { pool, environment }: Pick<Dependencies, 'pool' | 'environment'>,
) {
  const skus = await skusById(
    pool,
    entries.map((entry) => subjectOf('sku', entry)),
  );
  const cards = await itemCards(
    pool,
    [...skus.values()].map(({ itemId }) => itemId),
  );
  return entries.flatMap((entry) => {
    const sku = skus.get(subjectOf('sku', entry));
    const card = sku && cards.get(sku.itemId);
    return sku === undefined || card === undefined ? [] : [presentNotice(entry, { sku, card }, environment)];
  });
}
