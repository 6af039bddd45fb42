import { areLinked } from './look.ts';
import type { Ask, Bid, World } from './world.ts';

/* docs/lifecycle.md#own-trades: the first entry of a queue, and crossings of own entries. */

export function isAskBefore(one: Ask, other: Ask): boolean {
  if (one.price !== other.price) return one.price < other.price;
  if (one.liveAt !== other.liveAt) return one.liveAt < other.liveAt;
  return one.id < other.id;
}

export function isBidBefore(one: Bid, other: Bid): boolean {
  if (one.price !== other.price) return one.price > other.price;
  if (one.liveAt !== other.liveAt) return one.liveAt < other.liveAt;
  return one.id < other.id;
}

/** The first live ask of the lane that this buyer may trade with. */
export function bestAsk(world: World, lane: string, buyerId: string): Ask | undefined {
  let best: Ask | undefined;
  for (const ask of world.asks.values()) {
    if (ask.status !== 'listed' || ask.lane !== lane || areLinked(world, ask.sellerId, buyerId)) continue;
    if (best === undefined || isAskBefore(ask, best)) best = ask;
  }
  return best;
}

/** The first live bid that this seller may trade with. */
export function bestBid(world: World, sellerId: string): Bid | undefined {
  let best: Bid | undefined;
  for (const bid of world.bids.values()) {
    if (bid.status !== 'bid_active' || areLinked(world, bid.buyerId, sellerId)) continue;
    if (best === undefined || isBidBefore(bid, best)) best = bid;
  }
  return best;
}

/** Returns true when a live standard ask at or below the price belongs to this person or to a linked person. */
export function wouldCrossOwnAsk(world: World, userId: string, price: number): boolean {
  for (const ask of world.asks.values()) {
    if (ask.status !== 'listed' || ask.lane !== 'standard' || ask.price > price) continue;
    if (areLinked(world, ask.sellerId, userId)) return true;
  }
  return false;
}

/** Returns true when a live bid at or above the price belongs to this person or to a linked person. */
export function wouldCrossOwnBid(world: World, userId: string, price: number): boolean {
  for (const bid of world.bids.values()) {
    if (bid.status === 'bid_active' && bid.price >= price && areLinked(world, bid.buyerId, userId)) return true;
  }
  return false;
}
