import { closeAsk, closeOrder } from './closings.ts';
import { settle } from './deposits.ts';
import { allOfIt, forfeit, sharedWith } from './fines.ts';
import { suspendSelling } from './listing.ts';
import { become, depositOf, getExisting, note, row } from './look.ts';
import { compensate, mustWait, payIncome, refundPayment } from './money.ts';
import { isFrozen, startSending } from './payments.ts';
import { returnCostTo } from './prices.ts';
import { offerAnotherPair } from './rematch.ts';
import { holdItem, startReturn } from './returns.ts';
import { arm, DAY, disarm, windows } from './timers.ts';
import type { Order, World } from './world.ts';

/* docs/lifecycle.md#inspection: E53, E56 to E60d. */

/** E56. An item that comes before its seller has confirmed is not taken in; for a closed order it is E53. */
export function receiveAtWarehouse(world: World, order: Order): string | null {
  const ask = getExisting(world.asks, order.askId);
  if (order.status === 'transaction_closed') return receiveForClosedOrder(world, order);
  if (['platform_received', 'under_inspection', 'pending_buyer_confirmation'].includes(order.status)) {
    return row(world, 'E56 again');
  }
  if (!['seller_to_ship', 'on_way_to_warehouse'].includes(order.status) || order.isFlash) {
    return 'NOT_ALLOWED_NOW';
  }
  row(world, 'E56');
  disarm(world, order.id, 'confirmation', 'shipment', 'first_scan', 'inbound_transit', 'inbound_search');
  become(world, order, 'platform_received');
  become(world, ask, 'platform_received');
  ask.item = 'here';
  order.isInvestigated = false;
  arm(world, 'check_sla', order.id, windows.check_sla);
  arm(world, 'check', order.id, windows.check);
  return null;
}

/** E53: the seller pays for the way back; a compensated item belongs to the platform. */
function receiveForClosedOrder(world: World, order: Order): string | null {
  const ask = getExisting(world.asks, order.askId);
  if (ask.item !== 'on_way' || ask.status !== 'transaction_closed') return 'NOT_ALLOWED_NOW';
  ask.item = 'here';
  const wasPaidFor = order.ending?.detail === 'lost_inbound' && order.scannedAt !== null;
  if (wasPaidFor) {
    ask.item = 'gone';
    return row(world, 'E53 platform stock');
  }
  startReturn(world, ask, order.income, { payer: 'seller', passesAsNew: true });
  return row(world, 'E53');
}

/** E57, second case: another inspector has the item from then on. */
export function takeOverInspection(world: World, order: Order): string | null {
  return order.status === 'under_inspection' ? row(world, 'E57 over') : 'NOT_ALLOWED_NOW';
}

/** E57. */
export function beginInspection(world: World, order: Order): string | null {
  if (order.status !== 'platform_received') return 'NOT_ALLOWED_NOW';
  become(world, order, 'under_inspection');
  become(world, getExisting(world.asks, order.askId), 'under_inspection');
  disarm(world, order.id, 'rush');
  arm(world, 'check_sla', order.id, windows.check_sla);
  return row(world, 'E57');
}

/** Finishes the seller's part: income, deposit and the sold price. New sellers' income waits. */
export function finishSale(world: World, order: Order): void {
  const ask = getExisting(world.asks, order.askId);
  const seller = getExisting(world.people, order.sellerId);
  payIncome(world, order, mustWait(world, order.sellerId, order) ? world.now + 30 * DAY : world.now);
  seller.finishedSales += 1;
  settle(world, ask);
  become(world, ask, 'transaction_successful');
  ask.item = 'gone';
  if (ask.stockId !== null) getExisting(world.stock, ask.stockId).status = 'dispatched';
  world.sales.push({ orderId: order.id, price: order.price - order.discount });
}

/** E58. */
export function passInspection(world: World, order: Order, isComplete: boolean): string | null {
  if (order.status !== 'under_inspection') return 'NOT_ALLOWED_NOW';
  if (!isComplete) return 'CHECKLIST_INCOMPLETE';
  if (order.hold !== null) return 'ON_HOLD';
  finishSale(world, order);
  stopCheck(world, order);
  become(world, order, 'platform_to_ship');
  startSending(world, order);
  return row(world, 'E58');
}

/** E59. */
export function findMinorDefect(world: World, order: Order, hasPhotos: boolean): string | null {
  if (order.status !== 'under_inspection') return 'NOT_ALLOWED_NOW';
  if (!hasPhotos) return 'PHOTO_MISSING';
  stopCheck(world, order);
  become(world, order, 'pending_buyer_confirmation');
  become(world, getExisting(world.asks, order.askId), 'pending_buyer_confirmation');
  arm(world, 'buyer_inspection_timeout', order.id, windows.buyer_inspection_timeout);
  return row(world, 'E59');
}

export function stopCheck(world: World, order: Order): void {
  disarm(world, order.id, 'check_sla', 'check', 'check_again', 'rush');
  order.hasLateRight = false;
}

export type Failure =
  | 'counterfeit'
  | 'wrong_item'
  | 'used'
  | 'incomplete'
  | 'major_defect'
  | 'transit_damage'
  | 'platform_loss';

export type Verdict = { failure: Failure; inspectors: number; passesAsNew: boolean };

/** E60a to E60d. Two inspectors must agree on a fault of the seller. */
export function failInspection(world: World, order: Order, verdict: Verdict): string | null {
  const { failure, inspectors, passesAsNew } = verdict;
  if (failure === 'platform_loss') return loseHere(world, order);
  if (order.status !== 'under_inspection') return 'NOT_ALLOWED_NOW';
  if (isFrozen(order)) return 'ON_HOLD';
  const isSellersFault = failure !== 'transit_damage';
  if (isSellersFault && inspectors < 2) return 'TWO_INSPECTORS';
  const ask = getExisting(world.asks, order.askId);
  const deposit = depositOf(world, ask);
  const held = deposit?.status === 'under_hold' ? deposit.amount : 0;
  const returnCost = returnCostTo(getExisting(world.people, order.sellerId).region);
  if (isSellersFault)
    forfeit(world, ask, allOfIt, sharedWith(order.buyerId, failure === 'counterfeit' ? 0 : returnCost));
  closeAsk(world, ask, failure, 'platform_inspection_failed');
  closeOrder(world, order, failure, 'platform_inspection_failed');
  if (failure === 'counterfeit') {
    refundPayment(world, order);
    holdItem(world, ask, order.income);
    suspendSelling(world, getExisting(world.people, order.sellerId));
    return row(world, 'E60a');
  }
  if (failure === 'transit_damage') {
    refundPayment(world, order);
    const lossInValue = Math.floor(order.income / 2);
    startReturn(world, ask, order.income, { payer: 'platform', lossInValue });
    return row(world, 'E60c');
  }
  note(getExisting(world.people, order.sellerId), 'failures', world.now);
  startReturn(world, ask, order.income, { payer: 'deposit', held, passesAsNew });
  offerAnotherPair(world, order);
  return row(world, 'E60b');
}

/** E60d: the platform lost or damaged the item, and pays both sides. */
function loseHere(world: World, order: Order): string | null {
  const isHere = ['platform_received', 'under_inspection', 'pending_buyer_confirmation'].includes(order.status);
  if (!isHere) return 'NOT_ALLOWED_NOW';
  if (isFrozen(order)) return 'ON_HOLD';
  const ask = getExisting(world.asks, order.askId);
  closeAsk(world, ask, 'platform_loss', 'platform_inspection_failed');
  closeOrder(world, order, 'platform_loss', 'platform_inspection_failed');
  refundPayment(world, order);
  ask.item = 'gone';
  compensate(world, { userId: order.sellerId, subject: ask.id, amount: order.income, order });
  return row(world, 'E60d');
}
