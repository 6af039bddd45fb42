import { AUTHENTICITY_WINDOW_MS, CLAIM_WINDOW_MS, DECISION_WORKING_DAYS } from '../../config/timers.ts';
import { subtract } from '../../money/centavos.ts';
import type { CommandOf, FactsOf } from '../facts/commands.ts';
import type { Decision } from '../facts/decision.ts';
import type { RefusalReason } from '../facts/refusal-reasons.ts';
import { refuse } from '../facts/refuse.ts';
import type { ClaimSnapshot } from '../facts/snapshot.ts';
import { workingDaysMs } from '../facts/working-days.ts';
import { answer } from './answer.ts';
import { incomeReleased } from './income-wait.ts';

/**
 * E74: a claim about the condition or a wrong item is possible within 72 hours of the delivery and before confirming,
 * with photos and the seal unbroken; a claim about authenticity within seven days, also after confirming.
 */
export function decideOpenClaim(command: CommandOf<'open_claim'>, facts: FactsOf<'open_claim'>, now: Date): Decision {
  const { callerId, claimId, kind } = command;
  const { order } = facts;
  const reason = whyNotClaim(command, facts, now);
  if (reason !== null) {
    return refuse(reason, { status: order.status });
  }
  const fields = { id: claimId, orderId: order.id, buyerId: order.buyerId, kind, isOverdue: false } as const;
  const claim: ClaimSnapshot = { ...fields, status: 'open' };
  return answer({
    name: 'open_claim',
    callerId,
    context: { ...facts, now, windowsMs: { claim_answer: workingDaysMs(now, DECISION_WORKING_DAYS) } },
    adds: () => ({ claim, creations: [{ entity: 'claim', row: claim }] }),
  });
}

function whyNotClaim(
  { callerId, kind, photoCount, isSealUnbroken }: CommandOf<'open_claim'>,
  { order, hasClaim }: FactsOf<'open_claim'>,
  now: Date,
): RefusalReason | null {
  const { deliveryAt, status } = order;
  const isCondition = kind === 'condition';
  const windowMs = isCondition ? CLAIM_WINDOW_MS : AUTHENTICITY_WINDOW_MS;
  const isInTime = deliveryAt !== null && now.getTime() - deliveryAt.getTime() <= windowMs;
  const rules: readonly (readonly [boolean, RefusalReason])[] = [
    [callerId === order.buyerId, 'NOT_YOUR_ROLE'],
    [status === 'to_receive' || (status === 'transaction_successful' && !isCondition), 'NOT_ALLOWED_NOW'],
    [deliveryAt !== null, 'NOT_ALLOWED_NOW'],
    [isInTime, 'TOO_LATE'],
    [!hasClaim, 'CLAIM_OPEN'],
    [!isCondition || photoCount > 0, 'PHOTO_MISSING'],
    [!isCondition || isSealUnbroken, 'SEAL_BROKEN'],
  ];
  return rules.find(([isMet]) => !isMet)?.[1] ?? null;
}

/** E74, decided by staff: rejected, a part back, or the pair back for everything. */
export function decideDecideClaim(
  { outcome, refund }: CommandOf<'decide_claim'>,
  facts: FactsOf<'decide_claim'>,
  now: Date,
): Decision {
  const { order } = facts;
  const most = subtract(order.total, order.refundedAmount);
  if (outcome === 'refund_part' && (refund <= 0 || refund > most)) {
    return refuse('REFUND_TOO_HIGH', { refund, most });
  }
  const releases = [incomeReleased(order, order.deliveryAt ?? now)];
  const context = { ...facts, now, releases, inputs: { outcome }, amounts: { claim: refund } };
  return answer({ name: 'decide_claim', context });
}

/** `claim_answer`: nobody decided in five working days; after another five it is the buyer's (ADR 0032). */
export function decideClaimAnswerTimeOver(
  _command: CommandOf<'claim_answer_time_over'>,
  facts: FactsOf<'claim_answer_time_over'>,
  now: Date,
): Decision {
  const { claim } = facts;
  return answer({
    name: 'claim_answer_time_over',
    context: { ...facts, now, windowsMs: { claim_answer: workingDaysMs(now, DECISION_WORKING_DAYS) } },
    adds: (event) =>
      event === 'E74-late' ? { patches: [{ entity: 'claim', id: claim.id, set: { isOverdue: true } }] } : {},
  });
}

/** The pair of a claim is back, or did not come in a week; the order's income gets its end (E74). */
export function decideClaimParcel(
  { name }: CommandOf<'receive_claimed_item' | 'claim_parcel_time_over'>,
  facts: FactsOf<'receive_claimed_item'>,
  now: Date,
): Decision {
  const releases = [incomeReleased(facts.order, facts.order.deliveryAt ?? now)];
  return answer({ name, context: { ...facts, now, releases } });
}
