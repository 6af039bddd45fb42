import { fits } from '../effects/row-moves.ts';
import type { CommandOf, FactsOf } from '../facts/commands.ts';
import type { Decision } from '../facts/decision.ts';
import { refuse } from '../facts/refuse.ts';
import type { OrderStatus } from '../facts/statuses.ts';
import { answer } from './answer.ts';
import { approve, nothingToDo } from './approve.ts';
import { heldUntil } from './income-wait.ts';
import { saleOf } from './sale.ts';

/**
 * E56: a parcel is scanned at the door by its courier's number, or its seller brings it and tells the order's number.
 * That number is no proof that anything came: it counts only after the seller has confirmed, while no courier's number
 * is known, and with a note of who handed the item over. A second scan changes nothing.
 */
export function decideReceive(
  { isByOrderNumber, handedOverBy = '' }: CommandOf<'receive_at_warehouse'>,
  { ask, order }: FactsOf<'receive_at_warehouse'>,
  now: Date,
): Decision {
  if (isAtWarehouse(order.status)) {
    return nothingToDo('E56');
  }
  const isExpectedByHand = order.status === 'seller_to_ship';
  if (!fits('E56', { now, ask, order }) || isByOrderNumber !== isExpectedByHand) {
    // The staff at the door have only the parcel's code.
    return refuse('NOT_ALLOWED_NOW', { status: order.status, orderId: order.id });
  }
  if (isByOrderNumber && handedOverBy.trim() === '') {
    return refuse('HANDOVER_UNNAMED');
  }
  return approve('E56', { now, ask, order });
}

/** E58: the seller is paid now (income of new sellers and of coupon orders on hold), and the sale becomes public. */
export function decidePass(
  { points, photoCount }: CommandOf<'pass_inspection'>,
  facts: FactsOf<'pass_inspection'>,
  now: Date,
): Decision {
  const { ask, order, checklist, sellerFinishedSales } = facts;
  if (!fits('E58', { now, ask, order })) {
    return refuse('NOT_ALLOWED_NOW', { status: order.status });
  }
  const open = checklist.filter((id) => !points.some((point) => point.id === id && point.verdict !== 'fail'));
  const failed = points.filter((point) => point.verdict === 'fail').map((point) => point.id);
  if (open.length > 0 || failed.length > 0 || photoCount < 1) {
    return refuse('CHECKLIST_INCOMPLETE', { open, failed, photoCount });
  }
  return answer({
    name: 'pass_inspection',
    context: { ...facts, now, availableAt: heldUntil(order, sellerFinishedSales, now) },
    adds: () => ({ creations: [saleOf(ask, order, now)] }),
  });
}

/** Statuses after which a scan at the door is a repetition (E46; docs/lifecycle.md#shipping). */
const isAtWarehouse = (status: OrderStatus): boolean =>
  status === 'platform_received' || status === 'under_inspection' || status === 'pending_buyer_confirmation';
