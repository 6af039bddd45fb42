import { sellerFees } from '../src/config/fees.ts';
import { toId, type UserId } from '../src/ids/id.ts';
import { centavos } from '../src/money/centavos.ts';
import { buyerQuote } from '../src/quote/buyer-quote.ts';
import type { CouponUse, ItemFacts, NewOrderFacts, Owed, SellerFacts } from '../src/trade/facts/command-facts.ts';
import type {
  AskSnapshot,
  AttemptSnapshot,
  BidSnapshot,
  ClaimSnapshot,
  OrderSnapshot,
  ReturnSnapshot,
  StockSnapshot,
} from '../src/trade/facts/snapshot.ts';
import { getExisting } from './look.ts';
import { type Mirror, pendingFor } from './mirror.ts';
import { returnCostTo } from './prices.ts';
import { lowestAsk } from './queues.ts';
import { stockValue } from './returns.ts';
import type { Scene } from './scene.types.ts';
import { DAY, HOUR } from './timers.ts';
import type { Person } from './world.ts';

export const itemId = toId('itm', 'itm_samba000000');
export const skuId = toId('sku', 'sku_samba42000');
export const channels = { card: 'CARDS', ewallet: 'GCASH', wallet: 'CARDS' } as const;
export const expiry = (days: number): 7 | 14 | 30 => (days === 7 || days === 14 ? days : 30);

export function person(scene: Scene, id: string): Person {
  const found = scene.people.get(id);
  if (found === undefined) throw new TypeError(`Expected ${id} to exist.`);
  return found;
}

export function itemOf(scene: Scene): ItemFacts {
  return { status: scene.world.isItemListed ? 'listed' : 'discontinued', hasSku: true };
}

export function sellerFacts(scene: Scene, id: string): SellerFacts {
  const seller = person(scene, id);
  let unpaidAskCount = 0;
  let liveAskCountOnSku = 0;
  for (const { sellerId, status } of scene.mirror.asks.values()) {
    if (sellerId === id && status === 'to_pay') unpaidAskCount += 1;
    if (sellerId === id && status === 'listed') liveAskCountOnSku += 1;
  }
  return {
    userId: id as UserId,
    isRegistered: seller.isRegistered && !seller.isDeleted,
    isSuspended: seller.isSellingSuspended,
    isPhoneVerified: seller.isPhoneVerified,
    hasReturnAddress: seller.hasAddress,
    unpaidAskCount,
    liveAskCountOnSku,
  };
}

/** Returns the number of moments within a window that ends now. */
export function within(scene: Scene, moments: readonly number[], window: number): number {
  return moments.filter((at) => at > scene.mirror.now.getTime() - window).length;
}

export function buyerFacts(scene: Scene, id: string) {
  const buyer = person(scene, id);
  const { bids, orders } = scene.mirror;
  return {
    userId: id as UserId,
    isRegistered: buyer.isRegistered && !buyer.isDeleted,
    isSuspended: buyer.isBuyingSuspended,
    hasAddress: buyer.hasAddress,
    region: buyer.region,
    unpaidOrderCount: [...orders.values()].filter((one) => one.buyerId === id && one.status === 'to_pay').length,
    lapsesInADay: within(scene, buyer.lapses, DAY),
    isOwnBidMatched: [...bids.values()].some(
      (bid) => bid.buyerId === id && (bid.status === 'seller_to_pay_deposit' || bid.status === 'buyer_to_pay'),
    ),
    lapsesOnSku: within(scene, buyer.lapses, HOUR),
  };
}

export function isLive(bid: BidSnapshot): boolean {
  return bid.status !== 'bid_closed' && bid.status !== 'bid_successful';
}

/** Returns the snapshots that every command reads where they exist. */
export function companions(scene: Scene, ask: AskSnapshot | undefined) {
  return {
    stock: ask?.stockId == null ? null : stockOf(scene, ask.stockId),
    returnLeg: ask === undefined ? null : (scene.mirror.returns.get(ask.id) ?? null),
    owed: owedIn(scene.mirror),
  };
}

export function owedIn(mirror: Mirror): Owed {
  const owed: Record<string, number> = {};
  for (const [account, amount] of mirror.accounts) {
    if (amount < 0 && account.startsWith('receivable:')) owed[account.slice('receivable:'.length)] = -amount;
  }
  return owed as Owed;
}

export function stockOf(scene: Scene, id: string): StockSnapshot {
  const stock = getExisting(scene.mirror.stock, id);
  return { ...stock, value: centavos(stockValue(scene.world, stock.sellerId, id)) };
}

export function askFacts(scene: Scene, id: string) {
  const ask = getExisting(scene.mirror.asks, id);
  return { ask, bid: heldBid(scene, ask), ...companions(scene, ask) };
}

export function bidFacts(scene: Scene, id: string) {
  return { bid: getExisting(scene.mirror.bids, id), owed: owedIn(scene.mirror) };
}

export function tradeFacts(scene: Scene, orderId: string) {
  const kept = getExisting(scene.mirror.orders, orderId);
  const order = { ...kept, isTaxWithheld: person(scene, kept.sellerId).isTaxed };
  const ask = getExisting(scene.mirror.asks, order.askId);
  const bid = order.bidId === null ? null : getExisting(scene.mirror.bids, order.bidId);
  let ownBid: BidSnapshot | null = null;
  for (const one of scene.mirror.bids.values()) if (one.buyerId === order.buyerId && isLive(one)) ownBid ??= one;
  const canRematch = order.status === 'to_pay' ? false : hasNextPair(scene, order);
  const sellerFinishedSales = person(scene, order.sellerId).finishedSales;
  const claim = claimOf(scene, orderId);
  return { order, ask, bid, ownBid, canRematch, claim, sellerFinishedSales, ...companions(scene, ask) };
}

export function claimOf(scene: Scene, orderId: string): ClaimSnapshot | null {
  for (const claim of scene.mirror.claims.values()) if (claim.orderId === orderId) return claim;
  return null;
}

export function couponUse(scene: Scene, couponId: string | null): CouponUse | null {
  const coupon = couponId === null ? undefined : scene.mirror.coupons.get(couponId);
  return coupon === undefined ? null : { id: couponId as CouponUse['id'], amount: centavos(coupon.amount) };
}

/** Returns true when another pair of the lane costs no more than the buyer paid (E78). */
function hasNextPair(scene: Scene, order: OrderSnapshot): boolean {
  const { ask } = lowestAsk(scene, order.buyerId, order.lane);
  if (ask === null) return false;
  const buyerRegion = person(scene, order.buyerId).region;
  const couponAmount = couponUse(scene, order.couponId)?.amount;
  return buyerQuote({ price: ask.price, lane: ask.lane, buyerRegion, couponAmount }).total <= order.total;
}

/** The bid that waits for this seller's deposit. */
export function heldBid(scene: Scene, ask: AskSnapshot): BidSnapshot | null {
  if (ask.status !== 'to_pay' || ask.origin !== 'accept_bid') return null;
  const id = scene.mirror.heldBids.get(ask.id);
  return id === undefined ? null : getExisting(scene.mirror.bids, id);
}

export function newOrderFacts(scene: Scene, bid: BidSnapshot | null): NewOrderFacts {
  const buyerRegion = bid === null ? null : person(scene, bid.buyerId).region;
  return { orderId: scene.made.orderIds[0] ?? noOrder.orderId, feeRules: sellerFees, buyerRegion };
}

export const noOrder = { orderId: toId('ord', 'ord_nothing0000') };

/** Returns true when a timer of an order runs, or waits while the order stands still. */
export function isRunning(scene: Scene, kind: string, orderId: string): boolean {
  const paused = scene.mirror.orders.get(orderId)?.hold?.timers ?? [];
  return scene.mirror.timers.has(`${kind} ${orderId}`) || paused.some((timer) => timer.kind === kind);
}

export function openAskOf(scene: Scene, stockId: string): AskSnapshot | null {
  for (const ask of scene.mirror.asks.values()) {
    if (ask.stockId === stockId && !['transaction_closed', 'transaction_successful'].includes(ask.status)) return ask;
  }
  return null;
}

export function returnCost(scene: Scene, sellerId: string) {
  return centavos(returnCostTo(person(scene, sellerId).region));
}

export function fineOf(scene: Scene, depositId: string): number {
  return scene.mirror.accounts.get(`penalty:${depositId}`) ?? 0;
}

/** Returns the facts for the bank's reversal of an attempt. */
export function reversalFacts(scene: Scene, attemptId: string, depositId: string) {
  const unsent = (scene.mirror.refunds.get(attemptId) ?? []).filter((one) => one.status === 'PENDING');
  return {
    isRefundUnsent: unsent.length > 0,
    unsentRefund: centavos(unsent.reduce((sum, one) => sum + one.amount, 0)),
    isFineInSuspense: fineOf(scene, depositId) > 0,
  };
}

export function returnFacts(scene: Scene, ownerId: string) {
  const returnLeg: ReturnSnapshot = getExisting(scene.mirror.returns, ownerId);
  const pendingAttempt: AttemptSnapshot | null = pendingFor(scene.mirror, ownerId, true);
  const sellerFinishedSales = person(scene, returnLeg.sellerId).finishedSales;
  return { returnLeg, pendingAttempt, sellerFinishedSales, owed: owedIn(scene.mirror) };
}
