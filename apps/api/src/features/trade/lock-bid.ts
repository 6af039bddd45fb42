import { lockAsk } from '@suki/db/queries/ask-snapshot';
import { lockBid } from '@suki/db/queries/bid-snapshot';
import { bidRefs, endedTradeOfBid } from '@suki/db/queries/bids';
import { lockBook } from '@suki/db/queries/books';
import { lockOrder } from '@suki/db/queries/order-snapshot';
import { owedBy } from '@suki/db/queries/owed';
import type { Tx } from '@suki/db/tx';
import type { BidId, UserId } from '@suki/domain/ids/id';
import type { Owed } from '@suki/domain/trade/facts/command-facts';
import type { AskSnapshot, BidSnapshot, OrderSnapshot } from '@suki/domain/trade/facts/snapshot';

export type BidTrade = {
  readonly bid: BidSnapshot;
  /** The ask that holds the bid or was matched with it, and the order of that match; null while the bid is free. */
  readonly ask: AskSnapshot | null;
  readonly order: OrderSnapshot | null;
  readonly owed: Owed;
};

/** The facts of a bid, locked: book, ask, bid, order (ADR 0002). Undefined when there is no such bid. */
export async function lockBidTrade(tx: Tx, bidId: BidId): Promise<BidTrade | undefined> {
  const before = await bidRefs(tx, bidId);
  if (before === undefined) return undefined;
  // The bid's ask may change until the book is locked, so the references are read again then.
  const [, refs] = await Promise.all([lockBook(tx, before.skuId), bidRefs(tx, bidId)]);
  if (refs === undefined) return undefined;
  const [ask, bid, order, owed] = await Promise.all([
    refs.askId === null ? null : lockAsk(tx, refs.askId),
    lockBid(tx, bidId),
    refs.orderId === null ? null : lockOrder(tx, refs.orderId),
    owedBy(tx, [refs.buyerId]),
  ]);
  return bid === undefined ? undefined : { bid, ask: ask ?? null, order: order ?? null, owed };
}

/**
 * Returns the newest acceptance of a bid that one of its sides saw end, for a person who presses twice. Called after
 * `lockBidTrade`.
 */
export async function lockEndedTrade(
  tx: Tx,
  bidId: BidId,
  callerId: UserId,
): Promise<{ readonly ask: AskSnapshot; readonly order: OrderSnapshot | null } | undefined> {
  const refs = await endedTradeOfBid(tx, bidId, callerId);
  if (refs === undefined) return undefined;
  const [ask, order] = await Promise.all([
    lockAsk(tx, refs.askId),
    refs.orderId === null ? null : lockOrder(tx, refs.orderId),
  ]);
  return ask === undefined ? undefined : { ask, order: order ?? null };
}
