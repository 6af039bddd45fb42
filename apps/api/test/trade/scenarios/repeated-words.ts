import assert from 'node:assert/strict';
import { forEachOf, quickDeals } from '../../support/many-steps.ts';
import { shuffled } from '../../support/random-choices.ts';
import type { SeededRandom } from '../../support/seeded-random.ts';
import { type Deal, newKey, startPayment } from '../../support/trade-steps.ts';
import type { TradeWorld } from '../../support/trade-world-on.ts';
import { deliverWord, forgetAnswer, orderStatuses, requestIdOf } from './gateway-words.ts';

export type RepeatedWordsSize = { readonly payments: number };

type Payment = {
  readonly deal: Deal;
  readonly amount: number;
  readonly attemptId: string;
  readonly requestId: string;
  readonly isPaid: boolean;
};

/**
 * F6: each payment has five webhooks, in any order and mixed with those of the others: a success twice under one
 * delivery, once again, a failure and a "pending" that is out of date. One in four has failed at the gateway in truth,
 * and for one in three the answer to our own call was never stored. Each has one effect, the true one.
 */
export async function repeatedWords(
  world: TradeWorld,
  { payments: count }: RepeatedWordsSize,
  random: SeededRandom,
): Promise<void> {
  const deals = await quickDeals(world, count);
  const payments = await forEachOf(deals, async (deal): Promise<Payment> => {
    const attempt = await startPayment(world, deal);
    const requestId = await requestIdOf(world, attempt.id);
    const isPaid = random.below(4) > 0;
    if (random.below(3) === 0) await forgetAnswer(world, attempt.id);
    const webhook = { drop: true };
    await world.api.sandbox.control(`/payments/${attempt.id}/${isPaid ? 'approve' : 'fail'}`, { webhook });
    return { deal, amount: attempt.amount, attemptId: attempt.id, requestId, isPaid };
  });
  const words = shuffled(random, payments.flatMap(wordsOf));
  const answers = await forEachOf(words, (word) => deliverWord(world, word));
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
  await world.settle();
  const paid = payments.filter(({ isPaid }) => isPaid);
  const orderIds = (some: readonly Payment[]) => some.map(({ deal }) => deal.orderId);
  assert.deepEqual(await orderStatuses(world, orderIds(paid)), { confirming_buyer_order: paid.length });
  const failed = payments.filter(({ isPaid }) => !isPaid);
  assert.deepEqual(await orderStatuses(world, orderIds(failed)), failed.length === 0 ? {} : { to_pay: failed.length });
  assert.deepEqual(await attemptStatuses(world, failed), failed.length === 0 ? [] : ['FAILED']);
  for (const { deal, amount } of paid) {
    assert.deepEqual(await world.eventsOf(deal.orderId), ['E31', 'E32', 'E37a']);
    assert.equal(await world.balance(`escrow:${deal.orderId}`), amount);
  }
  await world.catchUp();
  await world.expectSound();
}

function wordsOf({ requestId }: Payment) {
  const repeated = newKey();
  const word = (event: string, id?: string) => ({ event, id, data: { id: 'py-1', payment_request_id: requestId } });
  return [
    word('payment.succeeded', repeated),
    word('payment.succeeded', repeated),
    word('payment.succeeded'),
    word('payment.failed'),
    word('payment.pending'),
  ];
}

async function attemptStatuses({ pool }: TradeWorld, payments: readonly Payment[]): Promise<string[]> {
  const { rows } = await pool.query<{ status: string }>(
    'select distinct status from payment_attempts where id = any($1)',
    [payments.map(({ attemptId }) => attemptId)],
  );
  return rows.map(({ status }) => status);
}
