import { type Attempt, attemptById, storeGatewayAnswer, subjectOf } from '@suki/db/queries/attempts';
import { alertOfLinkedPair, markIdentity } from '@suki/db/queries/identity-marks';
import type { NewOrder } from '@suki/db/queries/orders';
import { raiseAlerts } from '@suki/db/queries/standings';
import { type Tx, withTransaction } from '@suki/db/tx';
import type { AttemptId } from '@suki/domain/ids/id';
import { nothingToDo } from '@suki/domain/trade/decide/approve';
import { decide } from '@suki/domain/trade/decide/decide';
import { attemptFailed } from '@suki/domain/trade/effects/attempt-changes';
import type { Approval, Decision } from '@suki/domain/trade/facts/decision';
import { refuse } from '@suki/domain/trade/facts/refuse';
import type { Dependencies } from '../../dependencies.ts';
import type { GatewayPayment, Payer } from '../../ports/payment-gateway.ts';
import { orderDetailsOfBid } from '../orders/order-details.ts';
import { carryOut } from '../trade/carry-out.ts';
import { markOfPayer } from '../withdrawal-accounts/identity-mark.ts';
import { type AttemptFacts, lockAttemptFacts } from './attempt-facts.ts';

const CURRENCY = 'PHP';

/** The gateway's present state of an attempt. A webhook's claim is never used: the payment is fetched first. */
export type Report = Pick<GatewayPayment, 'status' | 'failureCode' | 'amount' | 'currency'> & {
  /** The gateway's id of the payment request, which refunds name. Undefined for a request that the gateway refused. */
  readonly id: string | undefined;
  readonly payer?: Payer | null | undefined;
};

type Needs = Pick<Dependencies, 'pool' | 'clock' | 'ids' | 'log' | 'secrets'>;

/**
 * Brings the end of an attempt into the trade, once: E03 to E06, E09p, E15 to E17, E25, E26, E29, E33, E35f, E35s, E37,
 * E38, E39. The decision reads the attempt under its lock, so a report that comes twice, late or in the wrong order
 * changes nothing more.
 */
export async function settleAttempt(attemptId: AttemptId, report: Report, needs: Needs): Promise<void> {
  const { pool, clock, log } = needs;
  if (report.status === 'PENDING') return;
  const found = await attemptById(pool, attemptId);
  if (found === undefined) {
    log.error({ attemptId }, 'The gateway reports a payment that nobody asked for; look it up there.');
    return;
  }
  const decision = await withTransaction(pool, async (tx) => {
    const facts = await lockAttemptFacts(tx, found, needs);
    const now = clock.now();
    const decided = decideOn(report, facts, now);
    if (!decided.ok) {
      await storeGatewayAnswer(tx, attemptId, { failureCode: decided.reason, gatewayRequestId: report.id }, now);
      if (decided.reason !== found.failureCode) {
        await raiseAlerts(tx, [{ queue: 'finance', event: decided.reason, subject: subjectOf(found) }], now);
      }
      return decided;
    }
    const failureCode = report.status === 'FAILED' ? (report.failureCode ?? undefined) : undefined;
    const feeRules = facts.of === 'ask' ? facts.feeRules : undefined;
    const newOrder = await detailsOf(tx, { decided, facts, now });
    // The report may come before our own call for the payment has its answer, or after that answer was lost.
    const isNews = failureCode !== undefined || report.id !== found.gatewayRequestId;
    const answer = { failureCode, gatewayRequestId: report.id };
    const beside = () => [
      ...(isNews ? [storeGatewayAnswer(tx, attemptId, answer, now)] : []),
      ...(report.status === 'SUCCEEDED' ? marksOfSuccess(tx, { found, payer: report.payer, now }, needs) : []),
    ];
    await carryOut(tx, decided, { at: now, actorId: null, feeRules, newOrder }, { ...needs, beside, isLast: true });
    return decided;
  });
  // Money in an unexpected amount stays with the gateway, and the attempt stays PENDING: it is asked about each minute
  // and logged once.
  if (!decision.ok && decision.reason !== found.failureCode) {
    log.error({ attemptId, report, decision }, 'A payment was not booked; somebody must look at it.');
  }
}

type Paid = { readonly found: Attempt; readonly payer: Payer | null | undefined; readonly now: Date };

/** A payment proves its card or wallet; one for an order also shows trades between accounts that may be one person. */
function marksOfSuccess(tx: Tx, { found, payer, now }: Paid, { secrets }: Pick<Needs, 'secrets'>): Promise<void>[] {
  const { orderId, userId } = found;
  const proven = { at: now, isProven: true };
  return [
    ...(payer == null ? [] : [markIdentity(tx, userId, markOfPayer(payer, secrets), proven)]),
    ...(orderId === null ? [] : [alertOfLinkedPair(tx, orderId, now)]),
  ];
}

function decideOn(report: Report, facts: AttemptFacts, now: Date): Decision {
  if (report.status !== 'SUCCEEDED') return decideFailure(facts, now);
  const { amount, currency } = report;
  if (currency !== CURRENCY) return refuse('AMOUNT_MISMATCH', { expected: CURRENCY, received: currency });
  switch (facts.of) {
    case 'ask':
      return decide({ name: 'deposit_succeeded', amount }, facts, now);
    case 'bid':
      return decide({ name: 'bid_deposit_succeeded', amount }, ofBid(facts), now);
    case 'order':
      return decide({ name: 'payment_succeeded', amount }, facts, now);
    case 'return':
      return decide({ name: 'return_paid', amount }, facts, now);
    default:
      return facts satisfies never;
  }
}

function decideFailure(facts: AttemptFacts, now: Date): Decision {
  switch (facts.of) {
    case 'ask':
      return decide({ name: 'deposit_failed' }, facts, now);
    case 'bid':
      return decide({ name: 'bid_deposit_failed' }, ofBid(facts), now);
    case 'order':
      return decide({ name: 'payment_failed' }, facts, now);
    case 'return':
      return failedReturn(facts);
    default:
      return facts satisfies never;
  }
}

/** The deposit of a bid concerns only the bid: a trade that the bid may be in stays unchanged. */
function ofBid({ bid, owed, attempt }: Extract<AttemptFacts, { of: 'bid' }>) {
  return { bid, owed, attempt };
}

/** The way back stays unpaid. Only the payer is told, by the attempt itself. */
function failedReturn({ attempt }: Pick<AttemptFacts, 'attempt'>): Decision {
  return nothingToDo('RT1-pay', attempt.status === 'PENDING' ? attemptFailed(attempt) : []);
}

type Decided = { readonly decided: Approval; readonly facts: AttemptFacts; readonly now: Date };

async function detailsOf(tx: Tx, { decided, facts, now }: Decided): Promise<NewOrder | undefined> {
  const isOrderMade = decided.creations.some(({ entity }) => entity === 'order');
  if (!isOrderMade || facts.of !== 'ask' || facts.bid === null) return undefined;
  return orderDetailsOfBid(tx, { ask: facts.ask, bid: facts.bid }, { now });
}
