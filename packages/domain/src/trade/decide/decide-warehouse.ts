import { payoutHold } from '../../config/payouts.ts';
import { subtract } from '../../money/centavos.ts';
import { fits, movesOf } from '../effects/row-moves.ts';
import type { CommandOf, FactsOf } from '../facts/commands.ts';
import type { Creation, Decision } from '../facts/decision.ts';
import { refuse } from '../facts/refuse.ts';
import type { AskSnapshot, OrderSnapshot } from '../facts/snapshot.ts';
import { answer } from './answer.ts';
import { approve, nothingToDo } from './approve.ts';
import { isAtWarehouse } from './decide-shipping.ts';

/**
 * E56: a parcel is scanned at the door. Also a walk-in, which was never tracked; and in confirming, where the parcel itself is the
 * confirmation (E41 and E56 in one). A second scan changes nothing.
 */
export function decideReceive(
  _command: CommandOf<'receive_at_warehouse'>,
  { ask, order }: FactsOf<'receive_at_warehouse'>,
  now: Date,
): Decision {
  if (isAtWarehouse(order.status)) {
    return nothingToDo('E56');
  }
  if (fits('E56', { now, ask, order })) {
    return approve('E56', { now, ask, order });
  }
  if (!fits('E41', { now, ask, order })) {
    // Whoever stands at the door with the parcel has only its code.
    return refuse('NOT_ALLOWED_NOW', { status: order.status, orderId: order.id });
  }
  const confirmed = { ask: { ...ask, status: 'to_ship' }, order: { ...order, status: 'seller_to_ship' } } as const;
  return approve('E56', { now, ...confirmed, moreMoves: movesOf('E41', { now, ask, order }) });
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

/** Until when income waits: a date of its own comes with the delivery (ADR 0025). Null: at once. */
export function heldUntil(order: OrderSnapshot, sellerFinishedSales: number, now: Date): Date | null {
  const isHeld = sellerFinishedSales < payoutHold.trustedAfterSales || order.couponAmount > 0;
  return isHeld ? new Date(now.getTime() + payoutHold.longestMs) : null;
}

/** The sale as the purchase history shows it (lifecycle, section 2, rule 14). */
export function saleOf(ask: AskSnapshot, order: OrderSnapshot, now: Date): Creation {
  const { itemId, skuId, lane } = ask;
  return {
    entity: 'sale',
    row: { orderId: order.id, itemId, skuId, lane, price: subtract(order.price, order.discountOffer), at: now },
  };
}
