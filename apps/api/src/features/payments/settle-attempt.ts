import { applyDecision } from '@suki/db/apply-decision';
import { attemptById, lockAttempt, storeGatewayAnswer } from '@suki/db/queries/attempts';
import { type Tx, withTransaction } from '@suki/db/tx';
import type { AttemptId } from '@suki/domain/ids/id';
import { refuse } from '@suki/domain/trade/approve';
import { decide } from '@suki/domain/trade/decide';
import type { Decision } from '@suki/domain/trade/decision';
import type { AttemptSnapshot } from '@suki/domain/trade/snapshot';
import type { Dependencies } from '../../dependencies.ts';
import type { GatewayPayment } from '../../ports/payment-gateway.ts';
import { lockAskInBook, lockTradeOfOrder } from '../trade/lock-trade.ts';

const CURRENCY = 'PHP';

/** What the gateway says of an attempt now; never what a webhook claims (it is fetched again first). */
export type Report = Pick<GatewayPayment, 'status' | 'failureCode' | 'amount' | 'currency'> & {
  /** The gateway's id of the payment request: the one that a refund names. Undefined for one that it refused to make. */
  readonly id: string | undefined;
};

type Needs = Pick<Dependencies, 'pool' | 'clock' | 'log'>;

/**
 * Brings an attempt's end into the trade, once: E03, E04, E06, E33, E35f, E35s, E37a, E38, E39. The decision looks at the attempt under its
 * lock, so a report that comes twice, late or in the wrong order changes nothing more.
 */
export async function settleAttempt(attemptId: AttemptId, report: Report, { pool, clock, log }: Needs): Promise<void> {
  if (report.status === 'PENDING') return;
  const found = await attemptById(pool, attemptId);
  if (found === undefined) {
    log.error({ attemptId }, 'The gateway reports a payment that nobody asked for; look it up there.');
    return;
  }
  const decision = await withTransaction(pool, async (tx) => {
    const facts = await lockFacts(tx, attemptId, found);
    const now = clock.now();
    const decided = decideOn(report, facts, now);
    if (!decided.ok) {
      await storeGatewayAnswer(tx, attemptId, { failureCode: decided.reason, gatewayRequestId: report.id }, now);
      return decided;
    }
    const failureCode = report.status === 'FAILED' ? (report.failureCode ?? undefined) : undefined;
    await Promise.all([
      applyDecision(tx, decided, { at: now, actorId: null }),
      // The word may come before our own call for the payment has its answer, or after it was lost.
      storeGatewayAnswer(tx, attemptId, { failureCode, gatewayRequestId: report.id }, now),
    ]);
    return decided;
  });
  // Money that is not as agreed stays with the gateway, and the attempt PENDING: asked about each minute, said once.
  if (!decision.ok && decision.reason !== found.failureCode) {
    log.error({ attemptId, report, decision }, 'A payment was not booked; somebody must look at it.');
  }
}

type Facts = { readonly attempt: AttemptSnapshot } & (
  | { readonly entity: 'ask'; readonly ask: NonNullable<Awaited<ReturnType<typeof lockAskInBook>>> }
  | ({ readonly entity: 'order' } & NonNullable<Awaited<ReturnType<typeof lockTradeOfOrder>>>)
);

async function lockFacts(
  tx: Tx,
  attemptId: AttemptId,
  { askId, orderId }: Pick<NonNullable<Awaited<ReturnType<typeof attemptById>>>, 'askId' | 'orderId'>,
): Promise<Facts> {
  if (orderId !== null) {
    const trade = await lockTradeOfOrder(tx, orderId);
    const attempt = await lockAttempt(tx, attemptId);
    if (trade !== undefined && attempt !== undefined) return { entity: 'order', ...trade, attempt };
  } else if (askId !== null) {
    const ask = await lockAskInBook(tx, askId);
    const attempt = await lockAttempt(tx, attemptId);
    if (ask !== undefined && attempt !== undefined) return { entity: 'ask', ask, attempt };
  }
  throw new Error(
    `Expected attempt ${attemptId} to belong to an ask or order that exists; its foreign keys demand it.`,
  );
}

function decideOn(report: Report, facts: Facts, now: Date): Decision {
  if (report.status === 'SUCCEEDED') {
    const { amount, currency } = report;
    if (currency !== CURRENCY) return refuse('AMOUNT_MISMATCH', { expected: CURRENCY, received: currency });
    return facts.entity === 'ask'
      ? decide({ name: 'deposit_succeeded', amount }, facts, now)
      : decide({ name: 'payment_succeeded', amount }, facts, now);
  }
  return facts.entity === 'ask'
    ? decide({ name: 'deposit_failed' }, facts, now)
    : decide({ name: 'payment_failed' }, facts, now);
}
