import { lockAsk } from '@suki/db/queries/ask-snapshot';
import { askById } from '@suki/db/queries/asks';
import { lockBook } from '@suki/db/queries/books';
import { lockOrder } from '@suki/db/queries/order-snapshot';
import { orderRefs } from '@suki/db/queries/orders';
import type { Tx } from '@suki/db/tx';
import type { AskId, OrderId } from '@suki/domain/ids/id';
import type { AskSnapshot, OrderSnapshot } from '@suki/domain/trade/snapshot';

export type Trade = { readonly ask: AskSnapshot; readonly order: OrderSnapshot };

/**
 * The facts of an order and its ask, locked in the order that every command keeps: book, ask, order (ADR 0002). What is read before the
 * lock never changes. Undefined when there is no such order.
 */
export async function lockTradeOfOrder(tx: Tx, orderId: OrderId): Promise<Trade | undefined> {
  const refs = await orderRefs(tx, orderId);
  if (refs === undefined) return undefined;
  // Sent together, worked through in this order by the one connection: one wait instead of three.
  const [, ask, order] = await Promise.all([lockBook(tx, refs.skuId), lockAsk(tx, refs.askId), lockOrder(tx, orderId)]);
  return ask === undefined || order === undefined ? undefined : { ask, order };
}

/** The facts of an ask, locked after its book. Undefined when there is no such ask. */
export async function lockAskInBook(tx: Tx, askId: AskId): Promise<AskSnapshot | undefined> {
  const found = await askById(tx, askId);
  if (found === undefined) return undefined;
  const [, ask] = await Promise.all([lockBook(tx, found.skuId), lockAsk(tx, askId)]);
  return ask;
}
