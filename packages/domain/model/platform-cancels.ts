import { backToBook, bidBackToBook } from './book.ts';
import { closeAsk, closeBid, closeOrder } from './closings.ts';
import { allOfIt, forfeit, platformOnly } from './fines.ts';
import { getExisting, isLiveOrder, row } from './look.ts';
import { freeCoupon, giveCredit, refundPayment } from './money.ts';
import { isFrozen } from './payments.ts';
import { platformCredit } from './prices.ts';
import { startReturn } from './returns.ts';
import type { Order, World } from './world.ts';

export type Fault = 'buyer' | 'seller' | 'both';

/** E45: the platform ends the trade and names the side at fault; its entry closes, the other's returns. */
export function platformCancels(world: World, order: Order, fault: Fault, isFraud: boolean): string | null {
  const ask = getExisting(world.asks, order.askId);
  const isFlashHere = order.isFlash && order.status === 'platform_to_ship' && ask.status === 'platform_received';
  const isEarly = isLiveOrder(order) && order.status !== 'platform_to_ship' && order.status !== 'to_receive';
  if (!isEarly && !isFlashHere) return 'NOT_ALLOWED_NOW';
  if (isFrozen(order)) return 'ON_HOLD';
  const wasUnpaid = order.status === 'to_pay';
  const isItemHere = ['platform_received', 'under_inspection', 'pending_buyer_confirmation'].includes(order.status);
  const reason = isItemHere ? 'platform_inspection_failed' : 'no_return_required';
  const isSellerGuilty = fault !== 'buyer';
  closeOrder(world, order, 'platform_cancelled', reason);
  if (wasUnpaid) freeCoupon(world, order);
  else refundPayment(world, order);
  if (isItemHere) giveCredit(world, order.buyerId, order.id, platformCredit);
  if (fault === 'seller' && isFraud) forfeit(world, ask, allOfIt, platformOnly);
  endBid(world, order, fault, isFraud);
  const mayReturn = ask.item === 'with_seller' && ask.origin === 'listing' && !isSellerGuilty;
  if (mayReturn) backToBook(world, ask);
  else closeAsk(world, ask, 'platform_cancelled', reason);
  if (isItemHere && !order.isFlash) startReturn(world, ask, order.income, { payer: 'platform' });
  const what = isItemHere ? 'E45 here' : isFlashHere ? 'E45 flash' : wasUnpaid ? 'E45 unpaid' : 'E45';
  return row(world, mayReturn ? `${what} relist` : what);
}

function endBid(world: World, order: Order, fault: Fault, isFraud: boolean): void {
  const bid = order.bidId === null ? undefined : getExisting(world.bids, order.bidId);
  if (bid?.status !== 'buyer_to_pay') return;
  if (fault === 'seller') {
    bidBackToBook(world, bid);
    row(world, 'E45 bid back');
    return;
  }
  if (fault === 'buyer' && isFraud) forfeit(world, bid, allOfIt, platformOnly);
  closeBid(world, bid);
}
