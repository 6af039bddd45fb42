import { type Tx, withTransaction } from '@suki/db/tx';
import type { BidId, UserId } from '@suki/domain/ids/id';
import type { Decision } from '@suki/domain/trade/facts/decision';
import type { Dependencies } from '../../dependencies.ts';
import type { DomainRefusal } from '../../http/handler.ts';
import { carryOut } from './carry-out.ts';
import { type BidTrade, lockBidTrade } from './lock-bid.ts';

/** The transaction that holds the bid's locks, and the moment that counts for the decision. */
export type BidContext = { readonly tx: Tx; readonly now: Date };
export type BidDecision = Promise<Decision> | Decision;

type BidCommand = {
  readonly bidId: BidId;
  readonly actorId: UserId;
  /** Returns false for a bid that does not exist for this person. */
  readonly maySee: (trade: BidTrade) => boolean;
  readonly decide: (trade: BidTrade, context: BidContext) => BidDecision;
  readonly notFound: () => Error;
  readonly refuseAs: (refusal: DomainRefusal) => Error;
};

/** Runs a command on a bid in one transaction: lock, read the facts, decide, carry out. The answer is read after. */
export async function commandOnBid(
  { bidId, actorId, maySee, decide, notFound, refuseAs }: BidCommand,
  { pool, clock, ids }: Pick<Dependencies, 'pool' | 'clock' | 'ids'>,
): Promise<void> {
  await withTransaction(pool, async (tx) => {
    const trade = await lockBidTrade(tx, bidId);
    if (trade === undefined || !maySee(trade)) throw notFound();
    const now = clock.now();
    const decision = await decide(trade, { tx, now });
    if (!decision.ok) throw refuseAs(decision);
    await carryOut(tx, decision, { at: now, actorId }, { ids });
  });
}
