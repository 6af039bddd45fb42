import { askById, hideAsk } from '@suki/db/queries/asks';
import { withTransaction } from '@suki/db/tx';
import type { Handler } from '../../http/handler.ts';

/** `DELETE /ask/{id}`: hides a finished ask from its seller's list. A second press gets the answer of the first. */
export const deleteAsk: Handler<'deleteAsk'> = async ({ params, caller, refuse }, { pool, clock }) =>
  withTransaction(pool, async (tx) => {
    const ask = await askById(tx, params.id);
    if (ask === undefined || ask.sellerId !== caller.userId) throw refuse('ASK_NOT_FOUND');
    const isHidden = ask.hiddenAt !== null || (await hideAsk(tx, params.id, caller.userId, clock.now()));
    if (!isHidden) throw refuse('NOT_ALLOWED_NOW', { details: { status: ask.status } });
    return { done: true as const };
  });
