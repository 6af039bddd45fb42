import { addressCountOf, insertAddress } from '@suki/db/queries/addresses';
import { lockUser } from '@suki/db/queries/users';
import { withTransaction } from '@suki/db/tx';
import { limits } from '@suki/domain/config/limits';
import type { Handler } from '../../http/handler.ts';
import { addressToStore } from './address-to-store.ts';
import { presentAddress } from './present-address.ts';

/** The first address becomes the default. */
export const createAddress: Handler<'createAddress'> = async (
  { caller, body, refuse },
  { pool, places, ids, clock },
) => {
  const input = await addressToStore(body, places);
  const owner = { id: ids.next('adr'), userId: caller.userId };
  const address = await withTransaction(pool, async (tx) => {
    await lockUser(tx, caller.userId);
    if ((await addressCountOf(tx, caller.userId)) >= limits.addresses) throw refuse('TOO_MANY_ADDRESSES');
    return insertAddress(tx, owner, input, clock.now());
  });
  if (address === undefined) throw new Error(`Expected user ${caller.userId} to exist: every caller has a row.`);
  return presentAddress(address);
};
