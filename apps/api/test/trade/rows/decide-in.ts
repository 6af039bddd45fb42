import { lockAttempt } from '@suki/db/queries/attempts';
import { timersOf } from '@suki/db/queries/timers';
import { unsentRefundOf } from '@suki/db/queries/unsent-refunds';
import { type Tx, withTransaction } from '@suki/db/tx';
import type { AskId, AttemptId, BidId, OrderId } from '@suki/domain/ids/id';
import type { Decision } from '@suki/domain/trade/facts/decision';
import { carryOut } from '../../../src/features/trade/carry-out.ts';
import { type BidTrade, lockBidTrade } from '../../../src/features/trade/lock-bid.ts';
import { type AskTrade, lockAskTrade, lockTradeOfOrder, type Trade } from '../../../src/features/trade/lock-trade.ts';
import { unwatched } from '../../support/evidence.ts';
import type { TradeWorld } from '../../support/trade-world-on.ts';

/*
 * Scenes for cases of calls that no call brings about yet: the facts are locked, the rules decide and the decision is
 * carried out, as in every use case. A row's own test never uses them: it enters through the API or a job.
 */

type Context = { readonly tx: Tx; readonly now: Date };
type Question<Facts> = (facts: Facts, context: Context) => Decision | Promise<Decision>;

async function decideIn<Facts>(
  { api, pool }: TradeWorld,
  lock: (tx: Tx) => Promise<Facts | undefined>,
  question: Question<Facts>,
): Promise<void> {
  const { dependencies, clock } = api;
  const carriesOutByItself = () =>
    withTransaction(pool, async (tx) => {
      const facts = await lock(tx);
      if (facts === undefined) throw new Error('Expected the trade to exist.');
      const now = clock.now();
      const decision = await question(facts, { tx, now });
      if (!decision.ok) throw new Error(`Expected it to be carried out, but it is refused: ${decision.reason}.`);
      await carryOut(tx, decision, { at: now, actorId: null }, dependencies);
    });
  await unwatched(carriesOutByItself);
}

/** Carries out a decision of the rules about an ask. @throws Error when they refuse. */
export const decideOnAsk = (world: TradeWorld, id: AskId, question: Question<AskTrade>): Promise<void> =>
  decideIn(world, (tx) => lockAskTrade(tx, id), question);

/** Carries out a decision of the rules about a bid. @throws Error when they refuse. */
export const decideOnBid = (world: TradeWorld, id: BidId, question: Question<BidTrade>): Promise<void> =>
  decideIn(world, (tx) => lockBidTrade(tx, id), question);

/** Carries out a decision of the rules about an order. @throws Error when they refuse. */
export const decideOnOrder = (world: TradeWorld, id: OrderId, question: Question<Trade>): Promise<void> =>
  decideIn(world, (tx) => lockTradeOfOrder(tx, id), question);

/** Locks the facts that the rules need when the bank takes a payment back. */
export async function reversalFacts(tx: Tx, id: AttemptId | null) {
  const attempt = id === null ? undefined : await lockAttempt(tx, id);
  if (attempt === undefined) throw new Error('Expected it to be paid.');
  const unsentRefund = await unsentRefundOf(tx, attempt.id);
  return { attempt, isRefundUnsent: unsentRefund > 0, unsentRefund, isFineInSuspense: false };
}

export async function runningTimers({ pool }: TradeWorld, id: OrderId) {
  return { timers: await timersOf(pool, 'order', [id]) };
}
