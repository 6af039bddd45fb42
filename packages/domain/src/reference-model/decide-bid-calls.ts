import type { UserId } from '../ids/id.ts';
import { centavos } from '../money/centavos.ts';
import { decide } from '../trade/decide.ts';
import type { Approval, Decision } from '../trade/decision.ts';
import type { AskSnapshot, BidSnapshot } from '../trade/snapshot.ts';
import {
  askOf,
  type Calls,
  isLive,
  itemId,
  itemOf,
  lowestAsk,
  newOrderFacts,
  person,
  type Scene,
  sellerFacts,
  skuId,
  timerCalls,
  tradeOf,
} from './decide-calls.ts';
import { areLinked, the } from './look.ts';
import { pendingFor } from './mirror.ts';
import { DAY } from './timers.ts';
import type { TimerName } from './world.ts';

const expiry = (days: number) => (days === 7 || days === 14 ? days : 30);

function lowestPrice(scene: Scene, buyerId: string) {
  return lowestAsk(scene, buyerId).ask?.price ?? null;
}

/** The queue of bids as the server reads it: price, then place, then id. */
function highestBid(scene: Scene, sellerId: string): { bid: BidSnapshot | null; hasLinkedBid: boolean } {
  const active = [...scene.mirror.bids.values()].filter((bid) => bid.status === 'bid_active');
  const place = (bid: BidSnapshot) => bid.liveAt?.getTime() ?? 0;
  active.sort((one, other) => other.price - one.price || place(one) - place(other) || (one.id < other.id ? -1 : 1));
  const free = active.filter((bid) => !areLinked(scene.world, bid.buyerId, sellerId));
  return { bid: free[0] ?? null, hasLinkedBid: free.length < active.length };
}

export const bidCalls: Calls = {
  edit_ask: (scene, { askId, price, days }) => {
    const ask = askOf(scene, askId);
    const fields = { price: centavos(price), expiryDays: expiry(days), callerId: ask.sellerId } as const;
    return decide({ name: 'edit_ask', ...fields }, { ask }, scene.mirror.now);
  },
  place_bid: (scene, { buyerId, price, days }) => {
    const buyer = person(scene, buyerId);
    const bidder = {
      userId: buyerId as UserId,
      isRegistered: buyer.isRegistered && !buyer.isDeleted,
      isSuspended: buyer.isBuyingSuspended,
      isPhoneVerified: buyer.isPhoneVerified,
      hasAddress: buyer.hasAddress,
      liveBidsOnSku: [...scene.mirror.bids.values()].filter((bid) => bid.buyerId === buyerId && isLive(bid)).length,
    };
    const { bidId, depositId } = scene.made;
    const fields = { bidId, depositId, itemId, skuId, price: centavos(price), expiryDays: expiry(days) } as const;
    const facts = { bidder, item: itemOf(scene), lowestAsk: lowestPrice(scene, buyerId) };
    return decide({ name: 'post_bid', ...fields }, facts, scene.mirror.now);
  },
  edit_bid: (scene, { bidId, price, days }) => {
    const bid = the(scene.mirror.bids, bidId);
    const fields = { price: centavos(price), expiryDays: expiry(days), callerId: bid.buyerId } as const;
    return decide(
      { name: 'edit_bid', ...fields },
      { bid, lowestAsk: lowestPrice(scene, bid.buyerId) },
      scene.mirror.now,
    );
  },
  cancel_bid: (scene, { bidId }) => {
    const bid = the(scene.mirror.bids, bidId);
    return decide({ name: 'cancel_bid', callerId: bid.buyerId }, { bid }, scene.mirror.now);
  },
  accept_bid: (scene, { sellerId, floor, askId }) => {
    const mine = [...scene.mirror.asks.values()].filter((ask) => ask.sellerId === sellerId && ask.status === 'to_pay');
    const seller = {
      ...sellerFacts(scene, sellerId),
      unpaidAcceptances: mine.filter((ask) => ask.origin === 'accept_bid').length,
      depositDefaults: person(scene, sellerId).strikes.filter((at) => at > scene.mirror.now.getTime() - 30 * DAY)
        .length,
    };
    const queue = highestBid(scene, sellerId);
    const ask = askId === null ? null : askOf(scene, askId);
    const facts = { ...queue, ask, seller, item: itemOf(scene), newOrder: newOrderFacts(scene, queue.bid) };
    const fields = { askId: scene.made.askId, depositId: scene.made.depositId, floorPrice: centavos(floor) };
    return decide({ name: ask === null ? 'accept_bid_without_pay' : 'accept_bid', ...fields }, facts, scene.mirror.now);
  },
  cancel_accepted_bid: (scene, { bidId, callerId }) => {
    const bid = the(scene.mirror.bids, bidId);
    const order = [...scene.mirror.orders.values()].findLast((one) => one.bidId === bidId) ?? null;
    const heldFor = [...scene.heldBidIds].find(([, id]) => id === bidId)?.[0];
    const askId = heldFor ?? order?.askId;
    if (askId === undefined) throw new TypeError(`Expected ${bidId} to have been accepted.`);
    const pendingAttempt = order === null ? null : pendingFor(scene.mirror, order.id);
    const facts = { bid, ask: askOf(scene, askId), order: heldFor === undefined ? order : null, pendingAttempt };
    return decide({ name: 'cancel_accepted_bid', callerId: callerId as UserId }, facts, scene.mirror.now);
  },
};

export const bidTimerCalls: Partial<Record<TimerName, (scene: Scene, id: string) => Decision>> = {
  T3: (scene, id) => {
    const pendingAttempt = pendingFor(scene.mirror, id);
    const facts = { bid: the(scene.mirror.bids, id), pendingAttempt, wasExtended: scene.wasExtended };
    return decide({ name: 'bid_deposit_time_over' }, facts, scene.mirror.now);
  },
  T4: (scene, id) => decide({ name: 'bid_expired' }, { bid: the(scene.mirror.bids, id) }, scene.mirror.now),
  T5: (scene, id) => {
    if (timerCalls.T1 === undefined) throw new TypeError('Expected T1 to be compared.');
    return timerCalls.T1(scene, id);
  },
  T7: (scene, id) => {
    const pendingAttempt = pendingFor(scene.mirror, id);
    const facts = { ...tradeOf(scene, id), pendingAttempt, wasExtended: scene.wasExtended };
    return decide({ name: 'payment_time_over' }, facts, scene.mirror.now);
  },
};

/** What has come (back) to the book by this decision, or changed its price there, is offered to the other side. */
export function matchCall(scene: Scene, decision: Approval): Decision | null {
  const moved = decision.moves.find((move) => move.to === 'listed' || move.to === 'bid_active');
  const priced = decision.patches.find(
    (patch) => (patch.entity === 'ask' || patch.entity === 'bid') && patch.set.price !== undefined,
  );
  const id = moved?.id ?? priced?.id;
  const ask: AskSnapshot | undefined = id === undefined ? undefined : scene.mirror.asks.get(id);
  const bid = id === undefined ? undefined : scene.mirror.bids.get(id);
  if (ask?.status === 'listed') {
    const queue = highestBid(scene, ask.sellerId);
    if (queue.bid === null || queue.bid.price < ask.price) return null;
    const facts = { ask, bid: queue.bid, newOrder: newOrderFacts(scene, queue.bid) };
    return decide({ name: 'match_book', incoming: 'ask' }, facts, scene.mirror.now);
  }
  if (bid?.status === 'bid_active') {
    const best = lowestAsk(scene, bid.buyerId).ask;
    if (best === null || best.price > bid.price) return null;
    const facts = { ask: best, bid, newOrder: newOrderFacts(scene, bid) };
    return decide({ name: 'match_book', incoming: 'bid' }, facts, scene.mirror.now);
  }
  return null;
}
