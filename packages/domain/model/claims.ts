import { closeOrder } from './closings.ts';
import { endHold, succeed } from './delivery.ts';
import { newId, row } from './look.ts';
import { giveCredit, post, refundAfterPass, refundTo } from './money.ts';
import { platformCredit } from './prices.ts';
import { arm, DAY, disarm, HOUR, windows, workingDays } from './timers.ts';
import type { Claim, Order, World } from './world.ts';

/*
 * docs/lifecycle.md#claims, E74, with the staff's days of ADR 0032: `claim_answer` is theirs, `claim_parcel` the
 * buyer's week to send the pair back.
 */

/** Condition within 72 hours of the delivery and before confirming; authenticity within 7 days, also after it. */
export function openClaim(world: World, order: Order, callerId: string, kind: Claim['kind']): string | null {
  if (order.buyerId !== callerId) return 'NOT_YOUR_ROLE';
  const isDone = order.status === 'transaction_successful';
  if (order.status !== 'to_receive' && !(isDone && kind === 'authenticity')) return 'NOT_ALLOWED_NOW';
  if (order.deliveredAt === null) return 'NOT_ALLOWED_NOW';
  const window = kind === 'condition' ? 72 * HOUR : 7 * DAY;
  if (world.now > order.deliveredAt + window) return 'TOO_LATE';
  if (order.claim !== null) return 'CLAIM_OPEN';
  const id = newId(world, 'clm');
  order.claim = { id, orderId: order.id, kind, status: 'open', isOverdue: false };
  world.claims.set(id, order.claim);
  disarm(world, order.id, 'receipt');
  arm(world, 'claim_answer', id, workingDays(world, 5));
  return row(world, isDone ? 'E74 after success' : 'E74');
}

/** ` after success`: the claim is a record of its own, the order does not move. */
function side(order: Order): string {
  return order.status === 'to_receive' ? '' : ' after success';
}

/** Staff say no: the order is finished (E70). */
export function rejectClaim(world: World, order: Order): string | null {
  if (order.claim?.status !== 'open') return 'NOT_ALLOWED_NOW';
  row(world, `E74 rejected${side(order)}`);
  end(world, order, order.claim, 'rejected');
  return null;
}

function end(world: World, order: Order, claim: Claim, status: Claim['status']): void {
  claim.status = status;
  disarm(world, claim.id, 'claim_answer', 'claim_parcel');
  if (order.status === 'to_receive') succeed(world, order);
}

/** The platform pays a part and the order is finished, or the buyer sends the item back. */
export function upholdClaim(world: World, order: Order, partial: number | null): string | null {
  const { claim } = order;
  if (partial !== null && (partial <= 0 || partial > order.total - order.refunded)) return 'REFUND_TOO_HIGH';
  if (claim?.status !== 'open') return 'NOT_ALLOWED_NOW';
  if (partial === null) {
    takeItBack(world, claim);
    return row(world, 'E74 send back');
  }
  row(world, `E74 partial${side(order)}`);
  const refund = order.isReversed ? 0 : partial;
  end(world, order, claim, 'settled');
  post(world, 'claim', order.id, {
    'platform:platform_expense': -refund,
    [refundTo(world, order.paidBy, order.buyerId, refund)]: refund,
  });
  order.refunded += refund;
  return null;
}

function takeItBack(world: World, claim: Claim): void {
  claim.status = 'to_send_back';
  disarm(world, claim.id, 'claim_answer');
  arm(world, 'claim_parcel', claim.id, windows.claim_parcel);
}

/** `claim_answer`: after five working days a credit, after ten the claim is the buyer's. */
export function claimUnanswered(world: World, order: Order, claim: Claim): string | null {
  if (claim.isOverdue) {
    takeItBack(world, claim);
    return row(world, 'E74 by time');
  }
  claim.isOverdue = true;
  giveCredit(world, order.buyerId, claim.id, platformCredit);
  arm(world, 'claim_answer', claim.id, workingDays(world, 5));
  return row(world, 'E74 late');
}

/** `claim_parcel`: the pair did not come back. */
export function claimLapsed(world: World, order: Order, claim: Claim): string | null {
  row(world, `E74 lapsed${side(order)}`);
  end(world, order, claim, 'lapsed');
  return null;
}

/** The item is back. A fake leaves the sold prices again. */
export function claimedItemBack(world: World, order: Order): string | null {
  const { claim } = order;
  if (claim?.status !== 'to_send_back') return 'NOT_ALLOWED_NOW';
  row(world, `E74 item back${side(order)}`);
  claim.status = 'upheld';
  disarm(world, claim.id, 'claim_parcel');
  if (order.status === 'to_receive') closeOrder(world, order, 'claim_upheld');
  refundAfterPass(world, order, 0);
  endHold(world, order);
  if (claim.kind === 'authenticity') world.sales = world.sales.filter((sale) => sale.orderId !== order.id);
  return null;
}
