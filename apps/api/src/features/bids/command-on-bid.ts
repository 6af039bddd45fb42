import { type Tx, withTransaction } from '@suki/db/tx';
import type { BidId, UserId } from '@suki/domain/ids/id';
import type { Decision } from '@suki/domain/trade/facts/decision';
import type { Dependencies } from '../../dependencies.ts';
import type { DomainRefusal } from '../../http/handlers.ts';
import { carryOut } from '../trade/carry-out.ts';
import { type BidTrade, lockBidTrade } from '../trade/lock-bid.ts';

export type BidCommand = {
  readonly bidId: BidId;
  /** The bidder: a bid of somebody else does not exist for them. */
  readonly callerId: UserId;
  /** Asks the rules; further facts may be read through `tx`. */
  readonly decide: (trade: BidTrade, context: { readonly tx: Tx; readonly now: Date }) => Promise<Decision> | Decision;
  readonly notFound: () => Error;
  readonly refuseAs: (refusal: DomainRefusal) => Error;
};

/** Every command of a bidder: lock, read the facts, decide, carry out; one transaction. The answer is read after it. */
export async function commandOnBid(
  { bidId, callerId, decide, notFound, refuseAs }: BidCommand,
  { pool, clock, ids }: Pick<Dependencies, 'pool' | 'clock' | 'ids'>,
): Promise<void> {
  await withTransaction(pool, async (tx) => {
    const trade = await lockBidTrade(tx, bidId);
    if (trade === undefined || trade.bid.buyerId !== callerId) throw notFound();
    const now = clock.now();
    const decision = await decide(trade, { tx, now });
    if (!decision.ok) throw refuseAs(decision);
    await carryOut(tx, decision, { at: now, actorId: callerId }, { ids });
  });
}
