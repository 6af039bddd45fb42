import { withTransaction } from '@suki/db/tx';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handlers.ts';
import { presentBid } from '../bids/present-bid.ts';
import { carryOut } from '../trade/carry-out.ts';
import { lockBidTrade } from '../trade/lock-bid.ts';

/** `POST /staff/bid/{id}/delist`: E12 and E12b. */
export const delistBid: Handler<'delistBid'> = async (
  { params: { id }, body, caller, refuse, refuseAs },
  dependencies,
) => {
  const { pool, clock } = dependencies;
  await withTransaction(pool, async (tx) => {
    const trade = await lockBidTrade(tx, id);
    if (trade === undefined) throw refuse('BID_NOT_FOUND');
    const { bid, ask, owed } = trade;
    const now = clock.now();
    const decision = decide({ name: 'delist_bid', ...body }, { bid, ask, owed }, now);
    if (!decision.ok) throw refuseAs(decision);
    await carryOut(tx, decision, { at: now, actorId: caller.userId }, dependencies);
  });
  return presentBid(pool, { bidId: id }, dependencies);
};
