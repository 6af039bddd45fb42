import { bidById, hideBid } from '@suki/db/queries/bids';
import { withTransaction } from '@suki/db/tx';
import type { Handler } from '../../http/handler.ts';

/** `DELETE /bid/{id}`: hides a finished bid from its bidder's list. A second press gets the answer of the first. */
export const deleteBid: Handler<'deleteBid'> = async ({ params, caller, refuse }, { pool, clock }) =>
  withTransaction(pool, async (tx) => {
    const bid = await bidById(tx, params.id);
    if (bid === undefined || bid.buyerId !== caller.userId) throw refuse('BID_NOT_FOUND');
    const isHidden = bid.hiddenAt !== null || (await hideBid(tx, params.id, caller.userId, clock.now()));
    if (!isHidden) throw refuse('NOT_ALLOWED_NOW', { details: { status: bid.status } });
    return { done: true as const };
  });
