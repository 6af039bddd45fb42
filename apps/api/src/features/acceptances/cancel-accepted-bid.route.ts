import { askById } from '@suki/db/queries/asks';
import { orderById } from '@suki/db/queries/orders';
import type { Db } from '@suki/db/statement';
import { withTransaction } from '@suki/db/tx';
import { type AskId, type BidId, isId, type OrderId, toId } from '@suki/domain/ids/id';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handler.ts';
import { carryOut } from '../trade/carry-out.ts';
import { lockBidTrade, lockEndedTrade } from '../trade/lock-bid.ts';
import { pendingAttemptOf } from '../trade/pending-attempt.ts';

/**
 * `PUT /order/cancel-accepted-bid/{id}`: E36 for the bidder, E28 for the seller. The id may be that of the order, the
 * bid or the ask. A second press of one person gets the answer of the first.
 */
export const cancelAcceptedBid: Handler<'cancelAcceptedBid'> = async (
  { params, caller, refuse, refuseAs },
  dependencies,
) => {
  const { pool, clock } = dependencies;
  const callerId = caller.userId;
  const bidId = await bidOf(pool, params.id);
  if (bidId === null) throw refuse('BID_NOT_FOUND');
  return withTransaction(pool, async (tx) => {
    const trade = await lockBidTrade(tx, bidId);
    if (trade === undefined) throw refuse('BID_NOT_FOUND');
    const { bid, owed } = trade;
    const isHeld = trade.ask !== null && (bid.buyerId === callerId || trade.ask.sellerId === callerId);
    // At a second press the bid is free again, or accepted by another seller. So the rules get the trade that the first
    // press ended.
    const ended = isHeld ? undefined : await lockEndedTrade(tx, bidId, callerId);
    const ask = isHeld ? trade.ask : (ended?.ask ?? null);
    const order = isHeld ? trade.order : (ended?.order ?? null);
    if (ask === null && bid.buyerId === callerId) throw refuse('NOT_ALLOWED_NOW', { details: { status: bid.status } });
    if (ask === null) throw refuse('BID_NOT_FOUND');
    const subject =
      order === null ? ({ entity: 'ask', id: ask.id } as const) : ({ entity: 'order', id: order.id } as const);
    const pendingAttempt = await pendingAttemptOf(tx, subject);
    const now = clock.now();
    const facts = { bid, ask, order, owed, pendingAttempt };
    const decision = decide({ name: 'cancel_accepted_bid', callerId }, facts, now);
    if (!decision.ok) throw refuseAs(decision);
    await carryOut(tx, decision, { at: now, actorId: callerId }, dependencies);
    return { bidId, askId: ask.sellerId === callerId ? ask.id : null, orderId: order?.id ?? null };
  });
};

async function bidOf(db: Db, id: OrderId | BidId | AskId): Promise<BidId | null> {
  if (isId('bid', id)) return toId('bid', id);
  if (isId('ask', id)) return (await askById(db, toId('ask', id)))?.bidId ?? null;
  return (await orderById(db, toId('ord', id)))?.bidId ?? null;
}
