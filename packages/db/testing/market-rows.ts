import type { AskId, BidId, OrderId } from '@suki/domain/ids/id';
import { lockAsk } from '../src/queries/ask-snapshot.ts';
import { lockBid } from '../src/queries/bid-snapshot.ts';
import { lockOrder } from '../src/queries/order-snapshot.ts';
import type { Tx } from '../src/tx.ts';

/* Rows of a test's market, locked. */

export async function existing<Fact>(fact: Promise<Fact | undefined>): Promise<Fact> {
  const found = await fact;
  if (found === undefined) throw new Error('Expected the row to exist.');
  return found;
}

/** The bid that an ask has accepted; null for an ask of the book. */
export async function bidOfAsk(tx: Tx, askId: AskId) {
  const { rows } = await tx.query<{ bid_id: BidId | null }>('select bid_id from asks where id = $1', [askId]);
  const bidId = rows[0]?.bid_id ?? null;
  return bidId === null ? null : await existing(lockBid(tx, bidId));
}

/** The facts of an order, locked, with its bid. */
export async function trade(tx: Tx, orderId: OrderId) {
  const { rows } = await tx.query<{ ask_id: AskId; bid_id: BidId | null }>(
    'select ask_id, bid_id from orders where id = $1',
    [orderId],
  );
  const refs = await existing(Promise.resolve(rows[0]));
  return {
    ask: await existing(lockAsk(tx, refs.ask_id)),
    bid: refs.bid_id === null ? null : await existing(lockBid(tx, refs.bid_id)),
    order: await existing(lockOrder(tx, orderId)),
  };
}
