import { addOwnedItem, ownedItemCountOf, removeFromCollection as remove } from '@suki/db/queries/collection';
import { skuFacts } from '@suki/db/queries/sku-facts';
import { lockUser } from '@suki/db/queries/users';
import { withTransaction } from '@suki/db/tx';
import { collectionLimits } from '@suki/domain/config/collection';
import { manilaDate } from '@suki/domain/time/manila';
import { validateBoughtOn, validatePaidAmount } from '@suki/domain/validators/owned-item';
import type { Handler } from '../../http/handler.ts';
import { validated } from '../../http/validated.ts';
import { presentCollection } from './present-collection.ts';

/** Adds an item by hand. Discontinued ones too: people own what is no longer made. */
export const addToCollection: Handler<'addToCollection'> = async ({ caller, body, refuse }, dependencies) => {
  const { pool, ids, clock } = dependencies;
  const { userId } = caller;
  const { skuId } = body;
  const at = clock.now();
  const { paid, boughtOn } = validated({
    paid: validatePaidAmount(body.paid ?? null),
    boughtOn: validateBoughtOn(body.boughtOn ?? null, manilaDate(at)),
  });
  const status = (await skuFacts(pool, skuId))?.status ?? 'unlisted';
  if (status === 'unlisted') throw refuse('SKU_NOT_FOUND');
  const entry = { id: ids.next('kpt'), skuId, orderId: null, paid, boughtOn, passesAsNew: true, at };
  await withTransaction(pool, async (tx) => {
    await lockUser(tx, userId);
    if ((await ownedItemCountOf(tx, userId)) >= collectionLimits.byHand) throw refuse('TOO_MANY_KEPT');
    await addOwnedItem(tx, { ...entry, userId });
  });
  const [added] = await presentCollection([entry], dependencies);
  if (added === undefined) throw new Error(`Expected the size ${skuId} of a new entry to exist.`);
  return added;
};

export const removeFromCollection: Handler<'removeFromCollection'> = async (
  { caller, params, refuse },
  { pool, clock },
) => {
  if (!(await remove(pool, params.id, caller.userId, clock.now()))) throw refuse('NOT_IN_COLLECTION');
  return { done: true };
};
