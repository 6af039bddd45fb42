import { addressOfUser, makeAddressDefault as makeDefault } from '@suki/db/queries/addresses';
import { withTransaction } from '@suki/db/tx';
import type { Handler } from '../../http/handler.ts';
import { presentAddress } from './present-address.ts';

export const makeAddressDefault: Handler<'makeAddressDefault'> = async ({ caller, params, refuse }, { pool }) => {
  const address = await withTransaction(pool, async (tx) => {
    const isDone = await makeDefault(tx, params.id, caller.userId);
    return isDone ? await addressOfUser(tx, params.id, caller.userId) : undefined;
  });
  if (address === undefined) throw refuse('ADDRESS_NOT_FOUND');
  return presentAddress(address);
};
