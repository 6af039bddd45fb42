import { updateUser } from '@suki/db/queries/users';
import { withTransaction } from '@suki/db/tx';
import type { Handler } from '../../http/handler.ts';
import { presentUser } from './present-user.ts';

export const setBalanceHidden: Handler<'setBalanceHidden'> = async ({ caller, body }, dependencies) => {
  const { pool, clock } = dependencies;
  await withTransaction(pool, (tx) =>
    updateUser(tx, caller.userId, { isBalanceHidden: body.isBalanceHidden }, clock.now()),
  );
  return presentUser(caller, dependencies);
};
