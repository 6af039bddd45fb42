import { sellerFees } from '../config/fees.ts';
import { type AskId, type AttemptId, type BidId, type DepositId, type OrderId, toId, type UserId } from '../ids/id.ts';
import { centavos } from '../money/centavos.ts';
import type { BuyerFacts, ItemFacts, SellerFacts } from '../trade/command-facts.ts';
import { decide } from '../trade/decide.ts';
import type { Decision } from '../trade/decision.ts';
import type { AskSnapshot, AttemptSnapshot, BidSnapshot, OrderSnapshot } from '../trade/snapshot.ts';
import type { CommandName, CommandOf } from './commands.ts';
import { areLinked, the } from './look.ts';
import { type Mirror, pendingFor } from './mirror.ts';
import { DAY, HOUR } from './timers.ts';
import type { Person, TimerName, World } from './world.ts';

/** What a call may look at: the snapshots, the people as they were before, and the ids that the model has just given. */
export type Scene = {
  readonly mirror: Mirror;
  readonly world: World;
  readonly people: ReadonlyMap<string, Person>;
  readonly made: { askId: AskId; bidId: BidId; depositId: DepositId; orderId: OrderId; attemptId: AttemptId };
  readonly wasExtended: boolean;
  /** Ask → bid on hold for it, before the command. */
  readonly heldBidIds: ReadonlyMap<string, string>;
};

export const itemId = toId('itm', 'itm_samba000000');
export const skuId = toId('sku', 'sku_samba42000');
export const channels = { card: 'CARDS', ewallet: 'GCASH' } as const;
const checklist = ['box', 'sole'];

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
  const mine = [...scene.mirror.asks.values()].filter((ask) => ask.sellerId === id);
  return {
    userId: id as UserId,
    isRegistered: seller.isRegistered && !seller.isDeleted,
    isSuspended: seller.isSellingSuspended,
    isPhoneVerified: seller.isPhoneVerified,
    hasReturnAddress: seller.hasAddress,
    unpaidAskCount: mine.filter((ask) => ask.status === 'to_pay').length,
    liveAskCountOnSku: mine.filter((ask) => ask.status === 'listed').length,
  };
}

function buyerFacts(scene: Scene, id: string): BuyerFacts {
  const buyer = person(scene, id);
  const now = scene.mirror.now.getTime();
  return {
    userId: id as UserId,
    isRegistered: buyer.isRegistered && !buyer.isDeleted,
    isSuspended: buyer.isBuyingSuspended,
    hasAddress: buyer.hasAddress,
    region: buyer.region,
    unpaidOrderCount: [...scene.mirror.orders.values()].filter((one) => one.buyerId === id && one.status === 'to_pay')
      .length,
    lapsesInADay: buyer.lapses.filter((at) => at > now - DAY).length,
    isOwnBidMatched: [...scene.mirror.bids.values()].some(
      (bid) => bid.buyerId === id && (bid.status === 'seller_to_pay_deposit' || bid.status === 'buyer_to_pay'),
    ),
    lapsesOnSku: buyer.lapses.filter((at) => at > now - HOUR).length,
  };
}

export function askOf(scene: Scene, id: string): AskSnapshot {
  return the(scene.mirror.asks, id);
}

export function attemptOf(scene: Scene, id: string): AttemptSnapshot {
  return the(scene.mirror.attempts, id);
}

type Trade = {
  readonly ask: AskSnapshot;
  readonly order: OrderSnapshot;
  readonly bid: BidSnapshot | null;
  readonly ownBid: BidSnapshot | null;
};

export function isLive(bid: BidSnapshot): boolean {
  return bid.status !== 'bid_closed' && bid.status !== 'bid_successful';
}

export function tradeOf(scene: Scene, orderId: string): Trade {
  const order = the(scene.mirror.orders, orderId);
  const bid = order.bidId === null ? null : the(scene.mirror.bids, order.bidId);
  const ownBid = [...scene.mirror.bids.values()].find((one) => one.buyerId === order.buyerId && isLive(one));
  return { order, ask: askOf(scene, order.askId), bid, ownBid: ownBid ?? null };
}

/** The queue of the standard lane as the server reads it: price, then place, then id. */
export function lowestAsk(scene: Scene, buyerId: string): { ask: AskSnapshot | null; hasLinkedAsk: boolean } {
  const listed = [...scene.mirror.asks.values()].filter((ask) => ask.status === 'listed' && ask.lane === 'standard');
  const place = (ask: AskSnapshot) => ask.liveAt?.getTime() ?? 0;
  listed.sort((one, other) => one.price - other.price || place(one) - place(other) || (one.id < other.id ? -1 : 1));
  const free = listed.filter((ask) => !areLinked(scene.world, ask.sellerId, buyerId));
  return { ask: free[0] ?? null, hasLinkedAsk: free.length < listed.length };
}

/** The bid that waits for this seller's deposit; the model knows which, also after it has let it go. */
export function heldBid(scene: Scene, ask: AskSnapshot): BidSnapshot | null {
  const id = ask.status === 'to_pay' ? scene.heldBidIds.get(ask.id) : undefined;
  return id === undefined ? null : the(scene.mirror.bids, id);
}

export function newOrderFacts(scene: Scene, bid: BidSnapshot | null) {
  const buyerRegion = bid === null ? null : person(scene, bid.buyerId).region;
  return { orderId: scene.made.orderId, feeRules: sellerFees, buyerRegion };
}

export type Calls = { readonly [Name in CommandName]?: (scene: Scene, command: CommandOf<Name>) => Decision };

/** How each command of the model is asked of the rules. A command without a line here is left out of the comparison. */
export const calls: Calls = {
  post_ask: (scene, { sellerId, price, days, stockId }) => {
    if (stockId !== null) throw new TypeError('The flash lane is not compared yet.');
    const { askId, depositId } = scene.made;
    const expiryDays = days === 7 || days === 14 ? days : 30;
    const fields = { askId, depositId, itemId, skuId, price: centavos(price), expiryDays } as const;
    const facts = { seller: sellerFacts(scene, sellerId), item: itemOf(scene) };
    return decide({ name: 'post_ask', ...fields }, facts, scene.mirror.now);
  },
  pay_deposit: (scene, { ownerId, method }) => {
    const channel = method === 'wallet' ? 'GCASH' : channels[method];
    const pendingAttempt = pendingFor(scene.mirror, ownerId);
    const bid = scene.mirror.bids.get(ownerId);
    const { attemptId } = scene.made;
    if (bid !== undefined)
      return decide({ name: 'pay_bid_deposit', attemptId, channel }, { bid, pendingAttempt }, scene.mirror.now);
    const ask = askOf(scene, ownerId);
    const facts = { ask, pendingAttempt };
    if (ask.origin === 'accept_bid')
      return decide({ name: 'pay_accepted_bid', attemptId, channel }, facts, scene.mirror.now);
    return decide({ name: 'pay_deposit', attemptId: scene.made.attemptId, channel }, facts, scene.mirror.now);
  },
  deposit_succeeded: (scene, { attemptId, amount }) => {
    const attempt = attemptOf(scene, attemptId);
    const owner = scene.mirror.bids.get(attempt.subject.id);
    if (owner !== undefined) {
      return decide(
        { name: 'bid_deposit_succeeded', amount: centavos(amount) },
        { bid: owner, attempt },
        scene.mirror.now,
      );
    }
    const ask = askOf(scene, attempt.subject.id);
    const bid = heldBid(scene, ask);
    const facts = { ask, attempt, bid, newOrder: newOrderFacts(scene, bid) };
    return decide({ name: 'deposit_succeeded', amount: centavos(amount) }, facts, scene.mirror.now);
  },
  deposit_failed: (scene, { attemptId }) => {
    const attempt = attemptOf(scene, attemptId);
    const bid = scene.mirror.bids.get(attempt.subject.id);
    if (bid !== undefined) return decide({ name: 'bid_deposit_failed' }, { bid, attempt }, scene.mirror.now);
    return decide({ name: 'deposit_failed' }, { ask: askOf(scene, attempt.subject.id), attempt }, scene.mirror.now);
  },
  cancel_ask: (scene, { askId }) => {
    const ask = askOf(scene, askId);
    return decide({ name: 'cancel_ask' }, { ask, bid: heldBid(scene, ask) }, scene.mirror.now);
  },

  buy_at_lowest_ask: (scene, { buyerId, maxTotal }) => {
    const { orderId } = scene.made;
    const fields = { orderId, skuId, lane: 'standard', maxTotal: centavos(maxTotal) } as const;
    const buyer = buyerFacts(scene, buyerId);
    const facts = { ...lowestAsk(scene, buyerId), buyer, item: itemOf(scene), feeRules: sellerFees };
    return decide({ name: 'buy_at_lowest_ask', ...fields }, facts, scene.mirror.now);
  },
  pay_order: (scene, { orderId, method }) => {
    const facts = { order: the(scene.mirror.orders, orderId), pendingAttempt: pendingFor(scene.mirror, orderId) };
    const fields = { attemptId: scene.made.attemptId, channel: channels[method] };
    return decide({ name: 'pay_order', ...fields }, facts, scene.mirror.now);
  },
  payment_succeeded: (scene, { attemptId, amount }) => {
    const attempt = attemptOf(scene, attemptId);
    const openedBeforeLapse = attempt.createdAt.getTime() < the(scene.world.orders, attempt.subject.id).payBy;
    const trade = tradeOf(scene, attempt.subject.id);
    const fine = trade.bid === null ? 0 : (scene.mirror.accounts.get(`penalty:${trade.bid.deposit.id}`) ?? 0);
    const facts = { ...trade, attempt, openedBeforeLapse, isFineInSuspense: fine !== 0 };
    return decide({ name: 'payment_succeeded', amount: centavos(amount) }, facts, scene.mirror.now);
  },
  payment_failed: (scene, { attemptId }) => {
    const attempt = attemptOf(scene, attemptId);
    return decide({ name: 'payment_failed' }, { ...tradeOf(scene, attempt.subject.id), attempt }, scene.mirror.now);
  },
  cancel_order: (scene, { orderId, callerId, isSeller }) => {
    const { cancels } = person(scene, callerId);
    const since = (window: number) => cancels.filter((at) => at > scene.mirror.now.getTime() - window).length;
    const facts = {
      ...tradeOf(scene, orderId),
      pendingAttempt: pendingFor(scene.mirror, orderId),
      cancellations: { day: since(DAY), month: since(30 * DAY) },
    };
    return decide({ name: 'cancel_order', callerId: callerId as UserId, isSeller }, facts, scene.mirror.now);
  },

  confirm_order: (scene, { orderId, callerId }) =>
    decide({ name: 'confirm_order', callerId: callerId as UserId }, tradeOf(scene, orderId), scene.mirror.now),
  seller_deliver: (scene, { orderId, callerId, trackingNumber }) => {
    const others = [...scene.mirror.orders.values()].filter((one) => one.id !== orderId);
    const facts = {
      ...tradeOf(scene, orderId),
      isTrackingNumberUsed: others.some((one) => one.inboundTrackingNumber === trackingNumber),
      wasRestarted: scene.wasExtended,
    };
    const fields = { callerId: callerId as UserId, courier: 'spx-ph', trackingNumber };
    return decide({ name: 'seller_deliver', ...fields }, facts, scene.mirror.now);
  },
  courier_scanned: (scene, { orderId, scannedAt }) =>
    decide({ name: 'courier_scanned', scannedAt: new Date(scannedAt) }, tradeOf(scene, orderId), scene.mirror.now),
  receive_at_warehouse: (scene, { orderId }) =>
    decide({ name: 'receive_at_warehouse' }, tradeOf(scene, orderId), scene.mirror.now),
  begin_inspection: (scene, { orderId }) =>
    decide({ name: 'begin_inspection' }, tradeOf(scene, orderId), scene.mirror.now),
  pass_inspection: (scene, { orderId, isComplete }) => {
    const points = checklist.map((id) => ({ id, verdict: 'pass' as const })).slice(isComplete ? 0 : 1);
    const trade = tradeOf(scene, orderId);
    const { finishedSales } = person(scene, trade.order.sellerId);
    const facts = { ...trade, checklist, sellerFinishedSales: finishedSales };
    return decide({ name: 'pass_inspection', points, photoCount: 1 }, facts, scene.mirror.now);
  },
  hand_to_courier: (scene, { orderId, trackingNumber }) => {
    const facts = { ...tradeOf(scene, orderId), isTrackingNumberUsed: false };
    return decide({ name: 'hand_to_courier', courier: 'spx-ph', trackingNumber }, facts, scene.mirror.now);
  },
  courier_delivered: (scene, { orderId }) =>
    decide({ name: 'courier_delivered', deliveredAt: scene.mirror.now }, tradeOf(scene, orderId), scene.mirror.now),
  confirm_received: (scene, { orderId, callerId }) =>
    decide({ name: 'confirm_received', callerId: callerId as UserId }, tradeOf(scene, orderId), scene.mirror.now),
};

function orderTimer(name: 'confirm_time_over' | 'ship_time_over' | 'scan_time_over' | 'receipt_time_over') {
  return (scene: Scene, id: string): Decision => decide({ name }, tradeOf(scene, id), scene.mirror.now);
}

/** The same for each timer. */
export const timerCalls: Partial<Record<TimerName, (scene: Scene, id: string) => Decision>> = {
  T1: (scene, id) => {
    const pendingAttempt = pendingFor(scene.mirror, id);
    const ask = askOf(scene, id);
    const facts = { ask, bid: heldBid(scene, ask), pendingAttempt, wasExtended: scene.wasExtended };
    return decide({ name: 'deposit_time_over' }, facts, scene.mirror.now);
  },
  T2: (scene, id) => decide({ name: 'listing_expired' }, { ask: askOf(scene, id) }, scene.mirror.now),
  T6: (scene, id) => {
    const pendingAttempt = pendingFor(scene.mirror, id);
    const facts = { ...tradeOf(scene, id), pendingAttempt, wasExtended: scene.wasExtended };
    return decide({ name: 'payment_time_over' }, facts, scene.mirror.now);
  },
  T8: orderTimer('confirm_time_over'),
  T9: orderTimer('ship_time_over'),
  T9b: orderTimer('scan_time_over'),
  T15: orderTimer('receipt_time_over'),
  T21: (scene, id) => {
    const ask = [...scene.mirror.asks.values()].find((one) => one.deposit.id === id);
    const bid = [...scene.mirror.bids.values()].find((one) => one.deposit.id === id);
    const owner = ask ?? bid;
    const order = [...scene.mirror.orders.values()].findLast((one) => one.askId === ask?.id || one.bidId === bid?.id);
    if (owner === undefined || order === undefined) throw new TypeError(`Expected ${id} to belong to a trade.`);
    const paidBy = owner.deposit.paidByAttemptId;
    const wasDepositPaidByCard = paidBy !== null && scene.world.attempts.get(paidBy)?.method === 'card';
    const isReleased = (scene.mirror.accounts.get(`penalty:${id}`) ?? 0) === 0;
    const facts = { ...tradeOf(scene, order.id), isReleased, wasDepositPaidByCard };
    return decide({ name: 'release_penalty', of: ask === undefined ? 'bid' : 'ask' }, facts, scene.mirror.now);
  },
};
