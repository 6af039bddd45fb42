import { closeAsk, closeOrder, stopOrder } from './book.ts';
import { allOfIt, forfeit, giveAllBack, platformOnly, sharedWith } from './deposits.ts';
import { suspendSelling } from './listing.ts';
import { become, depositsOf, note, row, the } from './look.ts';
import { compensateSeller, giveCredit, payIncome, post, refundPayment, wayBack } from './money.ts';
import { incomeFrom, platformCredit, returnCostTo } from './prices.ts';
import { offerAnotherPair } from './rematch.ts';
import { startReturn } from './returns.ts';
import { arm, DAY, disarm, windows } from './timers.ts';
import type { Order, World } from './world.ts';

/* Lifecycle, section 5, "Warehouse check": E53, E56 to E63. */

/** E56; a parcel that comes while the seller owes the confirmation is both (E41 + E56); of a closed order it is E53. */
export function receiveAtWarehouse(world: World, order: Order): string | null {
  const ask = the(world.asks, order.askId);
  if (order.status === 'transaction_closed') return receiveForClosedOrder(world, order);
  if (!['confirming_buyer_order', 'seller_to_ship', 'on_way_to_warehouse'].includes(order.status) || order.isFlash) {
    return 'NOT_ALLOWED_NOW';
  }
  if (order.status === 'confirming_buyer_order') row(world, 'E41 by parcel');
  order.hold = null;
  stopOrder(world, order);
  become(world, order, 'platform_received');
  become(world, ask, 'platform_received');
  ask.item = 'here';
  order.isInvestigated = false;
  arm(world, 'T11', order.id, windows.T11);
  return row(world, 'E56');
}

/** E53: the seller pays for the way back; what P10 paid for belongs to the platform. */
function receiveForClosedOrder(world: World, order: Order): string | null {
  const ask = the(world.asks, order.askId);
  if (ask.item !== 'on_way' || ask.status !== 'transaction_closed') return 'NOT_ALLOWED_NOW';
  ask.item = 'here';
  const wasPaidFor = order.ending?.detail === 'lost_inbound' && order.scannedAt !== null;
  if (wasPaidFor) {
    ask.item = 'gone';
    return row(world, 'E53 platform stock');
  }
  startReturn(world, ask, 'seller');
  return row(world, 'E53');
}

/** E57. */
export function beginInspection(world: World, order: Order): string | null {
  if (order.status !== 'platform_received') return 'NOT_ALLOWED_NOW';
  become(world, order, 'under_inspection');
  become(world, the(world.asks, order.askId), 'under_inspection');
  return row(world, 'E57');
}

/** The seller's part is finished: income, deposit and the sold price. New sellers' income waits. */
export function finishSale(world: World, order: Order): void {
  const ask = the(world.asks, order.askId);
  const seller = the(world.people, order.sellerId);
  const mustWait = seller.finishedSales < 5 || order.couponAmount > 0;
  payIncome(world, order, mustWait ? world.now + 30 * DAY : world.now);
  seller.finishedSales += 1;
  giveAllBack(world, ask);
  become(world, ask, 'transaction_successful');
  ask.item = 'gone';
  if (ask.stockId !== null) the(world.stock, ask.stockId).status = 'dispatched';
  world.sales.push({ orderId: order.id, price: order.price - order.discount });
}

/** E58. */
export function passInspection(world: World, order: Order, isComplete: boolean): string | null {
  if (order.status !== 'under_inspection') return 'NOT_ALLOWED_NOW';
  if (!isComplete) return 'CHECKLIST_INCOMPLETE';
  finishSale(world, order);
  disarm(world, order.id, 'T11');
  become(world, order, 'platform_to_ship');
  arm(world, 'T13', order.id, windows.T13);
  return row(world, 'E58');
}

/** E59. */
export function findMinorDefect(world: World, order: Order, hasPhotos: boolean): string | null {
  if (order.status !== 'under_inspection') return 'NOT_ALLOWED_NOW';
  if (!hasPhotos) return 'PHOTO_MISSING';
  disarm(world, order.id, 'T11');
  become(world, order, 'pending_buyer_confirmation');
  become(world, the(world.asks, order.askId), 'pending_buyer_confirmation');
  arm(world, 'T12', order.id, windows.T12);
  return row(world, 'E59');
}

/** E59d: once, a multiple of ₱50, at most 30 %. The seller's fees are those of the lower price. */
export function offerDiscount(world: World, order: Order, callerId: string, discount: number): string | null {
  if (order.sellerId !== callerId) return 'NOT_YOUR_ROLE';
  if (order.status !== 'pending_buyer_confirmation' || order.discount > 0) return 'NOT_ALLOWED_NOW';
  if (discount <= 0 || discount % 5_000 !== 0 || discount * 10 > order.price * 3) return 'DISCOUNT_RULE';
  order.discount = discount;
  return row(world, 'E59d');
}

export type Failure =
  | 'counterfeit'
  | 'wrong_item'
  | 'used'
  | 'incomplete'
  | 'major_defect'
  | 'transit_damage'
  | 'platform_loss';

/** E60a to E60d. Two inspectors must agree on what is the seller's fault. */
export function failInspection(world: World, order: Order, failure: Failure, inspectors: number): string | null {
  const isLoss = failure === 'platform_loss';
  const isHere = ['platform_received', 'under_inspection', 'pending_buyer_confirmation'].includes(order.status);
  if (isLoss ? !isHere : order.status !== 'under_inspection') return 'NOT_ALLOWED_NOW';
  const isSellersFault = !isLoss && failure !== 'transit_damage';
  if (isSellersFault && inspectors < 2) return 'TWO_INSPECTORS';
  const ask = the(world.asks, order.askId);
  const returnCost = returnCostTo(the(world.people, order.sellerId).region);
  const held = depositsOf(world, ask).reduce((sum, one) => sum + (one.status === 'under_hold' ? one.amount : 0), 0);
  const isReturned = isSellersFault && failure !== 'counterfeit';
  if (isSellersFault) forfeit(world, ask, allOfIt, sharedWith(order.buyerId, isReturned ? returnCost : 0));
  closeAsk(world, ask, failure, 'platform_inspection_failed');
  closeOrder(world, order, failure, 'platform_inspection_failed');
  if (failure === 'counterfeit') {
    refundPayment(world, order);
    ask.parcelReturn = {
      status: 'held',
      payer: 'seller',
      cost: 0,
      isPaid: true,
      isTransitDamage: false,
      isLate: false,
    };
    suspendSelling(world, the(world.people, order.sellerId));
    return row(world, 'E60a');
  }
  if (failure === 'transit_damage') {
    refundPayment(world, order);
    startReturn(world, ask, 'platform', 0, true);
    return row(world, 'E60c');
  }
  if (isLoss) {
    refundPayment(world, order);
    ask.item = 'gone';
    compensateSeller(world, order, order.income);
    return row(world, 'E60d');
  }
  note(the(world.people, order.sellerId), 'strikes', world.now);
  startReturn(world, ask, 'deposit', Math.min(held, returnCost));
  offerAnotherPair(world, order);
  return row(world, 'E60b');
}

/** E61, E62. */
export function confirmVerifications(world: World, order: Order, callerId: string, isAccepted: boolean): string | null {
  if (order.buyerId !== callerId) return 'NOT_YOUR_ROLE';
  if (order.status !== 'pending_buyer_confirmation') return 'NOT_ALLOWED_NOW';
  disarm(world, order.id, 'T12');
  if (!isAccepted) return refuseDefect(world, order);
  if (order.discount > 0) payDiscount(world, order);
  finishSale(world, order);
  become(world, order, 'platform_to_ship');
  arm(world, 'T13', order.id, windows.T13);
  return row(world, order.discount > 0 ? 'E61 discount' : 'E61');
}

/** P6: the discount goes back to the buyer, less the coupon's share of it. */
function payDiscount(world: World, order: Order): void {
  const couponShare = Math.floor((order.discount * order.couponAmount) / (order.total + order.couponAmount));
  const cash = order.discount - couponShare;
  post(world, 'P6', order.id, {
    [`escrow:${order.id}`]: -order.discount,
    [wayBack(world, order.paidBy, order.buyerId, cash)]: cash,
    'platform:promo_expense': couponShare,
  });
  order.refunded += cash;
  const { fees, income } = incomeFrom(order.price - order.discount);
  order.sellerFees = fees;
  order.income = income;
}

function refuseDefect(world: World, order: Order): null {
  const ask = the(world.asks, order.askId);
  const cost = returnCostTo(the(world.people, order.sellerId).region);
  let left = cost;
  forfeit(
    world,
    ask,
    (amount) => {
      const kept = Math.min(amount, left);
      left -= kept;
      return kept;
    },
    { ...platformOnly, returnCost: cost },
  );
  closeAsk(world, ask, 'defect_refused', 'buyer_inspection_failed');
  closeOrder(world, order, 'defect_refused', 'buyer_inspection_failed');
  refundPayment(world, order);
  startReturn(
    world,
    ask,
    'deposit',
    depositsOf(world, ask).reduce((sum, one) => sum + one.deducted, 0),
  );
  return row(world, 'E62');
}

/** E63: the buyer is silent (T12). */
export function verificationTimeOver(world: World, order: Order): string | null {
  const ask = the(world.asks, order.askId);
  closeAsk(world, ask, 'silent_buyer', 'buyer_inspection_timeout');
  closeOrder(world, order, 'silent_buyer', 'buyer_inspection_timeout');
  refundPayment(world, order);
  startReturn(world, ask, 'platform');
  return row(world, 'E63');
}

/** T11: after 7 days the buyer may leave, after 14 the order closes by itself (E45b). */
export function checkOverdue(world: World, order: Order): string | null {
  if (!order.hasLateRight) {
    order.hasLateRight = true;
    arm(world, 'T11', order.id, windows.T11);
    return row(world, 'T11 right');
  }
  closeLateCheck(world, order);
  return row(world, 'E45b by T11');
}

/** E45b. */
export function closeLateCheck(world: World, order: Order): null {
  const ask = the(world.asks, order.askId);
  closeAsk(world, ask, 'platform_late', 'platform_inspection_failed');
  closeOrder(world, order, 'platform_late', 'platform_inspection_failed');
  refundPayment(world, order);
  giveCredit(world, order.buyerId, order.id, platformCredit);
  startReturn(world, ask, 'platform');
  return row(world, 'E45b');
}
