import type { AskId, BidId } from '@suki/domain/ids/id';
import type { Approval } from '@suki/domain/trade/facts/decision';
import type { AskSnapshot, BidSnapshot } from '@suki/domain/trade/facts/snapshot';
import { lockAsk } from '../src/queries/ask-snapshot.ts';
import { lockAttempt } from '../src/queries/attempts.ts';
import { lockBid } from '../src/queries/bid-snapshot.ts';
import type { Tx } from '../src/tx.ts';
import { attempt, buyerRegion, feeRules, orderContext } from './market-facts.ts';
import { bidOfAsk, existing } from './market-rows.ts';
import type { MarketStage } from './market-stage.ts';
import { testId } from './test-ids.ts';

/** The ask or bid that a deposit secures. */
export type Secured = { readonly entity: 'ask'; readonly id: AskId } | { readonly entity: 'bid'; readonly id: BidId };

/** Pays the amount due for an ask or bid (its deposit, or the rest after a raise) and returns the decision. */
export async function payDeposit({ act, inTx }: MarketStage, subject: Secured): Promise<Approval> {
  const isBid = subject.entity === 'bid';
  const owner = async (tx: Tx): Promise<AskSnapshot | BidSnapshot> =>
    isBid ? await existing(lockBid(tx, subject.id)) : await existing(lockAsk(tx, subject.id));
  const { deposit } = await inTx(owner);
  const amount = deposit.status === 'due' ? deposit.amount : (deposit.raise?.amount ?? deposit.amount);
  const attemptId = testId('att');
  const newAttempt = { ...attempt, subject, userId: deposit.userId, amount };
  const pay = { attemptId, channel: 'GCASH' } as const;
  if (isBid) {
    await act(
      { name: 'pay_bid_deposit', ...pay },
      async (tx) => ({ bid: await existing(lockBid(tx, subject.id)), pendingAttempt: null }),
      { newAttempt },
    );
    return await act({ name: 'bid_deposit_succeeded', amount }, async (tx) => ({
      bid: await existing(lockBid(tx, subject.id)),
      attempt: await existing(lockAttempt(tx, attemptId)),
    }));
  }
  const { origin } = await inTx((tx) => existing(lockAsk(tx, subject.id)));
  await act(
    { name: origin === 'listing' ? 'pay_deposit' : 'pay_accepted_bid', ...pay },
    async (tx) => ({ ask: await existing(lockAsk(tx, subject.id)), pendingAttempt: null }),
    { newAttempt },
  );
  return await act(
    { name: 'deposit_succeeded', amount },
    async (tx) => ({
      ask: await existing(lockAsk(tx, subject.id)),
      bid: await bidOfAsk(tx, subject.id),
      attempt: await existing(lockAttempt(tx, attemptId)),
      newOrder: { orderId: testId('ord'), feeRules, buyerRegion },
    }),
    { ...orderContext, feeRules },
  );
}
