import { updateAddress as update } from '@suki/db/queries/addresses';
import { withTransaction } from '@suki/db/tx';
import type { Handler } from '../../http/handler.ts';
import { addressToStore } from './address-to-store.ts';
import { presentAddress } from './present-address.ts';

/** Older asks and orders keep their copy of the old address. */
export const updateAddress: Handler<'updateAddress'> = async (
  { caller, params, body, refuse },
  { pool, places, clock },
) => {
  const input = await addressToStore(body, places);
  const owner = { id: params.id, userId: caller.userId };
  const address = await withTransaction(pool, (tx) => update(tx, owner, input, clock.now()));
  if (address === undefined) throw refuse('ADDRESS_NOT_FOUND');
  return presentAddress(address);
};
