import { centavos } from '../src/money/centavos.ts';
import type { AskSnapshot, BidSnapshot } from '../src/trade/facts/snapshot.ts';
import { areLinked } from './look.ts';
import type { Scene } from './scene.types.ts';

/* The book as a server reads it (docs/lifecycle.md#queues). */

/** Finds the first ask of a lane's queue as the server reads it: by price, then place, then id. */
export function lowestAsk(scene: Scene, buyerId: string, lane: string) {
  let first: AskSnapshot | null = null;
  let hasLinkedAsk = false;
  for (const ask of scene.mirror.asks.values()) {
    if (ask.status !== 'listed' || ask.lane !== lane) continue;
    if (areLinked(scene.world, ask.sellerId, buyerId)) hasLinkedAsk = true;
    else if (first === null || order(ask, first, ask.price - first.price) < 0) first = ask;
  }
  return { ask: first, hasLinkedAsk };
}

/** Finds the first bid of the queue, by price, then place, then id. */
export function highestBid(scene: Scene, sellerId: string) {
  let first: BidSnapshot | null = null;
  let hasLinkedBid = false;
  for (const bid of scene.mirror.bids.values()) {
    if (bid.status !== 'bid_active') continue;
    if (areLinked(scene.world, bid.buyerId, sellerId)) hasLinkedBid = true;
    else if (first === null || order(bid, first, first.price - bid.price) < 0) first = bid;
  }
  return { bid: first, hasLinkedBid };
}

function order(one: AskSnapshot | BidSnapshot, other: AskSnapshot | BidSnapshot, byPrice: number): number {
  const place = (entry: AskSnapshot | BidSnapshot) => entry.liveAt?.getTime() ?? 0;
  return byPrice || place(one) - place(other) || (one.id < other.id ? -1 : 1);
}

/** Finds the best live entry of a side by the person or a linked identity (docs/lifecycle.md#own-trades). */
export function ownEntry(scene: Scene, userId: string, side: 'ask' | 'bid') {
  const prices: number[] = [];
  for (const ask of side === 'ask' ? scene.mirror.asks.values() : []) {
    const isLiveAsk = ask.status === 'listed' && ask.lane === 'standard';
    if (isLiveAsk && areLinked(scene.world, ask.sellerId, userId)) prices.push(ask.price);
  }
  for (const bid of side === 'bid' ? scene.mirror.bids.values() : []) {
    if (bid.status === 'bid_active' && areLinked(scene.world, bid.buyerId, userId)) prices.push(bid.price);
  }
  if (prices.length === 0) return null;
  return centavos(side === 'ask' ? Math.min(...prices) : Math.max(...prices));
}
