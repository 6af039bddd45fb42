import { insertAddress } from '@suki/db/queries/addresses';
import { withTransaction } from '@suki/db/tx';
import type { Handler } from '../../http/handlers.ts';
import { addressToStore } from './address-to-store.ts';
import { presentAddress } from './present-address.ts';

/** The first address becomes the default. */
export const createAddress: Handler<'createAddress'> = async ({ caller, body }, { pool, places, ids, clock }) => {
  const input = await addressToStore(body, places);
  const owner = { id: ids.next('adr'), userId: caller.userId };
  const address = await withTransaction(pool, (tx) => insertAddress(tx, owner, input, clock.now()));
  if (address === undefined) throw new Error(`Expected user ${caller.userId} to exist: every caller has a row.`);
  return presentAddress(address);
};
