import { payoutHold } from '../config/payouts.ts';
import { approve, fits, nothingToDo, refuse } from './approve.ts';
import type { CommandOf, FactsOf } from './commands.ts';
import { hasRole } from './decide-cancel.ts';
import type { Decision, Patch, Release } from './decision.ts';
import { harmedPart } from './money-of.ts';
import type { OrderSnapshot } from './snapshot.ts';
import type { Penalty } from './transition-row.ts';
import { eventIds, transition } from './transitions.table.ts';

/** E69: the parcel is delivered; the seller's income that waits for it becomes withdrawable 72 hours later. */
export function decideDelivered(
  { deliveredAt }: CommandOf<'courier_delivered'>,
  { ask, order }: FactsOf<'courier_delivered'>,
  now: Date,
): Decision {
  if (!fits('E69', { order }) || order.deliveryAt !== null) {
    return nothingToDo('E79');
  }
  const patches: readonly Patch[] = [{ entity: 'order', id: order.id, set: { deliveryAt: deliveredAt } }];
  return approve('E69', { now, ask, order, patches, releases: [incomeReleased(order, deliveredAt)] });
}

/** E70, also before the courier says so. */
export function decideConfirmReceived(
  { callerId }: CommandOf<'confirm_received'>,
  { ask, order }: FactsOf<'confirm_received'>,
  now: Date,
): Decision {
  if (!hasRole(order, callerId, 'buyer')) {
    return refuse('NOT_YOUR_ROLE', { expected: 'buyer' });
  }
  if (order.status === 'transaction_successful') {
    return nothingToDo('E70');
  }
  if (!fits('E70', { order })) {
    return refuse('NOT_ALLOWED_NOW', { status: order.status });
  }
  return approve('E70', { now, ask, order, releases: [incomeReleased(order, order.deliveryAt ?? now)] });
}

/** T15: E71. Starts only with the delivery, so a parcel on its way is never "received" by silence. */
export function decideReceiptTimeOver(
  _command: CommandOf<'receipt_time_over'>,
  { ask, order }: FactsOf<'receipt_time_over'>,
  now: Date,
): Decision {
  if (!fits('E71', { order }) || order.deliveryAt === null) {
    return nothingToDo('E71');
  }
  return approve('E71', { now, ask, order, releases: [incomeReleased(order, order.deliveryAt)] });
}

function incomeReleased(order: OrderSnapshot, from: Date): Release {
  const availableAt = new Date(from.getTime() + payoutHold.holdMs);
  return { orderId: order.id, userId: order.sellerId, availableAt };
}

/** T21: the kept part of the deposit goes to the harmed side and the platform, by the row that closed the ask. */
export function decideReleasePenalty(
  _command: CommandOf<'release_penalty'>,
  { ask, order, isReleased, wasDepositPaidByCard }: FactsOf<'release_penalty'>,
  now: Date,
): Decision {
  const penalty = penaltyOf(ask.closure?.detail);
  if (isReleased || penalty === null || ask.deposit.status !== 'deducted') {
    return nothingToDo('T21');
  }
  const kept = ask.deposit.deductedAmount;
  const harmedShare = harmedPart(penalty, kept);
  const availableAt = wasDepositPaidByCard ? new Date(now.getTime() + payoutHold.cardCompensationMs) : null;
  const approval = approve('T21', { now, ask, order, release: { kept, harmedShare }, availableAt });
  if (harmedShare === 0) {
    return approval;
  }
  const params = { compensation: harmedShare };
  const message = { to: order.buyerId, tab: 'payment', kind: 'compensation', orderId: order.id, params } as const;
  return { ...approval, messages: [message] };
}

/** The penalty of the row that closes with this detail; null where none does. */
function penaltyOf(detail: string | undefined): Penalty | null {
  const event = eventIds.find((id) => {
    const row = transition(id);
    return row.penalty !== undefined && row.closure?.detail === detail;
  });
  return event === undefined ? null : (transition(event).penalty ?? null);
}
