import { deleteAddress as remove } from '@suki/db/queries/addresses';
import { withTransaction } from '@suki/db/tx';
import type { Handler } from '../../http/handler.ts';

export const deleteAddress: Handler<'deleteAddress'> = async ({ caller, params, refuse }, { pool }) => {
  const isDone = await withTransaction(pool, (tx) => remove(tx, params.id, caller.userId));
  if (!isDone) throw refuse('ADDRESS_NOT_FOUND');
  return { done: true };
};
