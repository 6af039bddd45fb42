import { attemptById } from '@suki/db/queries/attempts';
import { balanceOf } from '@suki/db/queries/ledger';
import { type MoneyDifference, noteDispute, raiseMoneyAlert } from '@suki/db/queries/money-alerts';
import { secondPaymentOf } from '@suki/db/queries/second-payments';
import { timersOf } from '@suki/db/queries/timers';
import { unsentRefundOf } from '@suki/db/queries/unsent-refunds';
import { type Tx, withTransaction } from '@suki/db/tx';
import type { Comparison, DisputeFacts } from '@suki/domain/alerts/alert-details';
import { type AttemptId, isId } from '@suki/domain/ids/id';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Decision } from '@suki/domain/trade/facts/decision';
import type { DepositSnapshot, OrderSnapshot } from '@suki/domain/trade/facts/snapshot';
import type { Dependencies } from '../../dependencies.ts';
import type { GatewayDispute } from '../../ports/payment-gateway.ts';
import { carryOut } from '../trade/carry-out.ts';
import { type AttemptFacts, lockAttemptFacts } from './attempt-facts.ts';
import { reconcileAttempt } from './reconcile-attempt.ts';

type Needs = Pick<Dependencies, 'pool' | 'clock' | 'ids' | 'gateway' | 'environment' | 'log' | 'secrets'>;

/**
 * Brings the bank's dispute of a payment into the trade, once: E11, E11b, E19r, E39b, E65, E65b. A paid order stands
 * still while the dispute is open, and goes on when the bank leaves the money with us; the money is gone when the bank
 * has taken it. An open answer may be outdated by the time it is carried out, so the gateway is asked again afterwards:
 * the last state wins in whatever order the webhooks come.
 * @returns both sides, and whether nothing is left for a person.
 */
export async function settleDispute(disputeId: string, needs: Needs): Promise<Comparison> {
  for (;;) {
    const dispute = await needs.gateway.getDispute(disputeId);
    const comparison = await bringIn(dispute, needs);
    if (dispute.status !== 'OPEN') return comparison;
    if ((await needs.gateway.getDispute(disputeId)).status === 'OPEN') return comparison;
  }
}

async function bringIn(dispute: GatewayDispute, needs: Needs): Promise<Comparison> {
  const id = dispute.referenceId;
  const attempt = isId('att', id) ? await paidAttempt(id, needs) : undefined;
  const comparisonOf = (agrees: boolean): Comparison => ({
    at: needs.clock.now().toISOString(),
    here: attempt === undefined ? null : { status: attempt.status, amount: attempt.amount, currency: 'PHP' },
    there: { status: dispute.status, amount: dispute.amount, currency: dispute.currency },
    agrees,
  });
  const undecided = async (entity: 'attempt' | 'dispute', refusal?: Decision) => {
    const comparison = comparisonOf(false);
    const subject = { entity, id: entity === 'attempt' ? id : dispute.id } as const;
    await tellFinance(
      { ...subject, details: { comparison, disputeId: dispute.id, dispute: factsOf(dispute) } },
      { dispute, refusal },
      needs,
    );
    return comparison;
  };
  if (attempt === undefined) return await undecided('dispute');
  if (dispute.amount !== attempt.amount || dispute.currency !== 'PHP') return await undecided('attempt');
  const refusal = await withTransaction(needs.pool, async (tx) => {
    const facts = await lockAttemptFacts(tx, attempt, needs);
    const at = needs.clock.now();
    const decision = await decideOn(tx, { status: dispute.status, facts, now: at });
    if (decision === undefined || !decision.ok) return decision;
    await carryOut(tx, decision, { at, actorId: null }, needs);
    await noteDispute(tx, subjectsOf(facts), factsOf(dispute));
    return undefined;
  });
  return refusal === undefined ? comparisonOf(true) : await undecided('attempt', refusal);
}

const factsOf = ({ id, amount, answerBy }: GatewayDispute): DisputeFacts => ({
  id,
  amount,
  answerBy: answerBy?.toISOString() ?? null,
});

/** The ids that an alert about a disputed payment may name: the payment, and what it was for. */
function subjectsOf(facts: AttemptFacts): readonly string[] {
  switch (facts.of) {
    case 'order':
      return [facts.attempt.id, facts.order.id];
    case 'ask':
      return [facts.attempt.id, facts.ask.id, facts.ask.deposit.id];
    case 'bid':
      return [facts.attempt.id, facts.bid.id, facts.bid.deposit.id];
    case 'return':
      return [facts.attempt.id, facts.returnLeg.id];
    default:
      return facts satisfies never;
  }
}

type Undecided = Pick<MoneyDifference, 'entity' | 'id' | 'details'>;

/** Alerts finance about a dispute that no rule decides: an unknown or partial payment, a status without a row. */
async function tellFinance(about: Undecided, known: object, { pool, clock, log }: Needs): Promise<void> {
  const isNew = await raiseMoneyAlert(pool, { ...about, event: 'disputed' }, clock.now());
  const { entity, id } = about;
  if (isNew) log.error({ entity, id, ...known }, 'A bank disputes a payment, and somebody must decide on it.');
}

/** The bank's dispute may arrive before the payment's own report. */
async function paidAttempt(id: AttemptId, needs: Needs) {
  const found = await attemptById(needs.pool, id);
  if (found?.status !== 'PENDING') return found?.status === 'SUCCEEDED' ? found : undefined;
  await reconcileAttempt(id, needs);
  const attempt = await attemptById(needs.pool, id);
  return attempt?.status === 'SUCCEEDED' ? attempt : undefined;
}

type Question = {
  readonly status: GatewayDispute['status'];
  readonly facts: AttemptFacts;
  readonly now: Date;
};

/** Undefined when nothing follows: a deposit is not touched before the bank has decided. */
async function decideOn(tx: Tx, { status, facts, now }: Question): Promise<Decision | undefined> {
  if (facts.of !== 'order') return status === 'LOST' ? await decideDeposit(tx, facts, now) : undefined;
  if (status === 'WON') return isFrozen(facts.order) ? decide({ name: 'release_hold' }, facts, now) : undefined;
  const reversal = await reversalFacts(tx, facts, facts.ask.deposit);
  const timers = await timersOf(tx, 'order', [facts.order.id]);
  return decide({ name: 'payment_reversed', isFinal: status === 'LOST' }, { ...facts, ...reversal, timers }, now);
}

/** True when the bank's dispute froze the order; any other hold is not ended by the bank. */
const isFrozen = ({ hold }: OrderSnapshot): boolean => hold?.why === 'chargeback';

type OfDeposit = Exclude<AttemptFacts, { of: 'order' }>;

async function decideDeposit(tx: Tx, facts: OfDeposit, now: Date): Promise<Decision | undefined> {
  switch (facts.of) {
    case 'ask': {
      const reversal = await reversalFacts(tx, facts, facts.ask.deposit);
      return decide({ name: 'deposit_reversed' }, { ...facts, ...reversal }, now);
    }
    case 'bid': {
      const { bid, owed, attempt } = facts;
      const reversal = await reversalFacts(tx, facts, bid.deposit);
      return decide({ name: 'bid_deposit_reversed' }, { bid, owed, attempt, ...reversal }, now);
    }
    case 'return':
      // The life cycle has no row for a dispute about the fee of a parcel's way back: a person decides.
      return { ok: false, reason: 'NOT_ALLOWED_NOW', details: { status: facts.returnLeg.status } };
    default:
      return facts satisfies never;
  }
}

async function reversalFacts(tx: Tx, { attempt }: Pick<AttemptFacts, 'attempt'>, deposit: DepositSnapshot) {
  const unsentRefund = await unsentRefundOf(tx, attempt.id);
  const fine = await balanceOf(tx, `penalty:${deposit.id}`);
  const secondPayment = await secondPaymentOf(tx, attempt.id);
  return { isRefundUnsent: unsentRefund > 0, unsentRefund, secondPayment, isFineInSuspense: fine > 0 };
}
