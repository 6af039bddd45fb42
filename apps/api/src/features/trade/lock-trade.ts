import { lockAsk } from '@suki/db/queries/ask-snapshot';
import { askRefs } from '@suki/db/queries/asks';
import { lockBid } from '@suki/db/queries/bid-snapshot';
import { lockBook } from '@suki/db/queries/books';
import { lockClaimOfOrder } from '@suki/db/queries/claims';
import { lockOrder } from '@suki/db/queries/order-snapshot';
import { type OrderRefs, orderRefs } from '@suki/db/queries/orders';
import { owedBy } from '@suki/db/queries/owed';
import { lockReturnLeg } from '@suki/db/queries/returns';
import { lockStock } from '@suki/db/queries/stock';
import type { Tx } from '@suki/db/tx';
import type { AskId, OrderId } from '@suki/domain/ids/id';
import type { Owed } from '@suki/domain/trade/facts/command-facts';
import type {
  AskSnapshot,
  BidSnapshot,
  ClaimSnapshot,
  OrderSnapshot,
  ReturnSnapshot,
  StockSnapshot,
} from '@suki/domain/trade/facts/snapshot';

/**
 * The facts for a command on an order: the order, its ask, and the records that belong to them. Another pair is not
 * offered (`canRematch`) before there are calls to take it.
 */
export type Trade = {
  readonly ask: AskSnapshot;
  readonly order: OrderSnapshot;
  readonly bid: BidSnapshot | null;
  readonly stock: StockSnapshot | null;
  readonly returnLeg: ReturnSnapshot | null;
  readonly claim: ClaimSnapshot | null;
  /** Debts of buyer and seller after a reversal by their bank. */
  readonly owed: Owed;
};

/**
 * Returns the facts of an order, locked in the order of ADR 0002: book, ask, bid, order. Facts that are read before the
 * lock never change. Undefined when there is no such order.
 */
export async function lockTradeOfOrder(tx: Tx, orderId: OrderId): Promise<Trade | undefined> {
  return (await lockTradeOfOrderWith(tx, orderId, () => undefined))?.trade;
}

/**
 * Returns the facts of an order with further facts that are read or locked behind the order, in one packet. `read`
 * sends all of its queries before it waits for any. Its snapshot is from after the locks, like that of everything sent
 * behind them.
 */
export async function lockTradeOfOrderWith<Behind>(
  tx: Tx,
  orderId: OrderId,
  read: (refs: OrderRefs) => Promise<Behind> | Behind,
): Promise<{ readonly trade: Trade; readonly behind: Behind } | undefined> {
  const refs = await orderRefs(tx, orderId);
  if (refs === undefined) return undefined;
  const { skuId, askId, bidId, stockId, buyerId, sellerId } = refs;
  // Sent together and run in this order by the one connection: one wait instead of eight.
  const [, ask, bid, order, stock, returnLeg, claim, owed, behind] = await Promise.all([
    lockBook(tx, skuId),
    lockAsk(tx, askId),
    bidId === null ? null : lockBid(tx, bidId),
    lockOrder(tx, orderId),
    stockId === null ? null : lockStock(tx, stockId),
    lockReturnLeg(tx, askId),
    lockClaimOfOrder(tx, orderId),
    owedBy(tx, [buyerId, sellerId]),
    read(refs),
  ]);
  if (ask === undefined || order === undefined) return undefined;
  const trade: Trade = {
    ask,
    order,
    bid: bid ?? null,
    stock: stock ?? null,
    returnLeg: returnLeg ?? null,
    claim: claim ?? null,
    owed,
  };
  return { trade, behind: behind as Behind };
}

export type AskTrade = Pick<Trade, 'ask' | 'stock' | 'returnLeg' | 'owed'> & {
  readonly bid: BidSnapshot | null;
};

/** The facts of an ask, locked: book, ask, bid. Undefined when there is no such ask. */
export async function lockAskTrade(tx: Tx, askId: AskId): Promise<AskTrade | undefined> {
  const refs = await askRefs(tx, askId);
  if (refs === undefined) return undefined;
  const { skuId, sellerId, bidId, stockId } = refs;
  const [, ask, bid, stock, returnLeg, owed] = await Promise.all([
    lockBook(tx, skuId),
    lockAsk(tx, askId),
    bidId === null ? null : lockBid(tx, bidId),
    stockId === null ? null : lockStock(tx, stockId),
    lockReturnLeg(tx, askId),
    owedBy(tx, [sellerId]),
  ]);
  if (ask === undefined) return undefined;
  return { ask, bid: bid ?? null, stock: stock ?? null, returnLeg: returnLeg ?? null, owed };
}

/** The ask alone, locked after its book. Undefined when there is no such ask. */
export async function lockAskInBook(tx: Tx, askId: AskId): Promise<AskSnapshot | undefined> {
  const refs = await askRefs(tx, askId);
  if (refs === undefined) return undefined;
  const [, ask] = await Promise.all([lockBook(tx, refs.skuId), lockAsk(tx, askId)]);
  return ask;
}
