import type { AskId, BidId, DepositId, ItemId, OrderId, SkuId, UserId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import type { BidFields } from '@suki/domain/trade/facts/decision';
import type { BidSnapshot } from '@suki/domain/trade/facts/snapshot';
import type { BidStatus, DepositStatus } from '@suki/domain/trade/facts/statuses';
import { bids } from '../schema/bids.ts';
import { columnsOf, type Db, exactlyOne, first, json, statement, touch } from '../statement.ts';
import { tradeEvent } from '../trade-event.ts';
import type { Tx } from '../tx.ts';
import { needToRepay } from './deposits.ts';
import { type ListOptions, type ListPage, listStatements, pageOf } from './lists.ts';
import { bidHasOpenEnd } from './open-ends.ts';

/** A bid with its deposit, its book and the order that it became. */
export type Bid = typeof bids.$inferSelect & {
  readonly depositId: DepositId;
  readonly depositAmount: Centavos;
  readonly depositStatus: DepositStatus;
  readonly depositDeductedAmount: Centavos;
  /** A raised price that waits for the rest of its deposit. */
  readonly raisePrice: Centavos | null;
  readonly raiseAmount: Centavos | null;
  readonly needToRepay: boolean;
  /** Of the book; `isHighest` when it equals the bid's price. */
  readonly highestBid: Centavos | null;
  /** The newest order that it was matched with; null without one. */
  readonly orderId: OrderId | null;
  /** The ask that accepted it and waits for its deposit (E22b, E23); null when none does. */
  readonly acceptingAskId: AskId | null;
};

/** Values of a new bid that only the use case knows; the rest comes from the decision. */
export type NewBid = Pick<typeof bids.$inferSelect, 'buyerAddress' | 'buyerRegion'>;

const insertStatement = statement<
  unknown,
  [BidId, UserId, ItemId, SkuId, Centavos, number, string, string | null, Date, DepositId, Centavos]
>(
  'bids.insert',
  `with bid as (
  insert into bids (id, buyer_id, item_id, sku_id, status, price, expiry_days, buyer_address, buyer_region, reminder_sent, version, created_at, updated_at)
  values ($1, $2, $3, $4, 'to_pay', $5, $6, $7::jsonb, $8, false, 1, $9, $9)
  returning id, buyer_id
)
insert into deposits (id, user_id, bid_id, amount, status, deducted_amount, top_ups, created_at, updated_at)
select $10, bid.buyer_id, bid.id, $11, 'due', 0, '[]', $9, $9 from bid`,
);

/**
 * Inserts the bid of E13 and its deposit, `to_pay` and `due`; `applyDecision` calls it before any move.
 * @throws the unique violation `bids_live_key` when the person has a live bid on this size.
 */
export async function insertBid(
  tx: Tx,
  row: BidSnapshot,
  { buyerAddress, buyerRegion }: NewBid,
  at: Date,
): Promise<void> {
  const { id, buyerId, itemId, skuId, price, expiryDays, deposit } = row;
  const address = [json(buyerAddress), buyerRegion] as const;
  await touch(tx, insertStatement, [
    id,
    buyerId,
    itemId,
    skuId,
    price,
    expiryDays,
    ...address,
    at,
    deposit.id,
    deposit.amount,
  ]);
}

const patchStatement = statement<unknown, [BidId, string, Date]>(
  'bids.patch',
  `with patched as (
  update bids set
    price = coalesce(($2::jsonb ->> 'price')::bigint, price),
    expiry_days = coalesce(($2::jsonb ->> 'expiryDays')::smallint, expiry_days),
    live_at = coalesce(($2::jsonb ->> 'liveAt')::timestamptz, live_at),
    reminder_sent = coalesce(($2::jsonb ->> 'reminderSent')::boolean, reminder_sent),
    updated_at = $3::timestamptz
  where id = $1::text
  returning id, buyer_id
)
select ${tradeEvent({ entity: 'bid', id: 'id', userIds: ['buyer_id'] })} from patched`,
);

/** Sets fields beside the status and tells the bidder. */
export async function patchBid(tx: Tx, id: BidId, set: BidFields, at: Date): Promise<void> {
  await touch(tx, patchStatement, [id, json(set), at]);
}

const select = `select ${columnsOf(bids, 'b')},
  d.id as "depositId", d.amount as "depositAmount", d.status as "depositStatus", d.deducted_amount as "depositDeductedAmount",
  d.raise_price as "raisePrice", d.raise_amount as "raiseAmount", ${needToRepay('p.bid_id = b.id')} as "needToRepay",
  k.highest_bid as "highestBid",
  (select o.id from orders o where o.bid_id = b.id order by o.created_at desc, o.id desc limit 1) as "orderId",
  (select a.id from asks a where a.bid_id = b.id and a.status = 'to_pay') as "acceptingAskId"
from bids b join deposits d on d.bid_id = b.id join books k on k.sku_id = b.sku_id`;

const byIdStatement = statement<Bid, [BidId]>('bids.by-id', `${select} where b.id = $1::text`);

/** Returns a bid of any bidder: the caller checks the owner (404 for a stranger). */
export async function bidById(db: Db, id: BidId): Promise<Bid | undefined> {
  return await first(db, byIdStatement, [id]);
}

type BidRefs = {
  readonly skuId: SkuId;
  readonly buyerId: UserId;
  /** The ask of the accepting seller, while the bid waits for that ask's deposit or its order runs; null otherwise. */
  readonly askId: AskId | null;
  /** The order that waits for its payment or runs. */
  readonly orderId: OrderId | null;
};

const refsStatement = statement<BidRefs, [BidId]>(
  'bids.refs',
  `select b.sku_id as "skuId", b.buyer_id as "buyerId", coalesce(o.ask_id, a.id) as "askId", o.id as "orderId"
from bids b
  left join orders o on o.bid_id = b.id and o.status <> 'transaction_closed'
  left join asks a on a.bid_id = b.id and a.status not in ('transaction_closed', 'transaction_successful')
where b.id = $1::text`,
);

/**
 * Returns the ids around a bid, read without a lock to lock book and ask before the bid. The caller reads them again
 * under the book's lock.
 */
export async function bidRefs(db: Db, id: BidId): Promise<BidRefs | undefined> {
  return await first(db, refsStatement, [id]);
}

const endedStatement = statement<{ askId: AskId; orderId: OrderId | null }, [BidId, UserId]>(
  'bids.newest-ended-trade',
  `select "askId", "orderId" from (
  select o.ask_id as "askId", o.id as "orderId", o.created_at from orders o
    where o.bid_id = $1::text and o.status = 'transaction_closed' and $2::text in (o.buyer_id, o.seller_id)
  union all
  select a.id, null, a.created_at from asks a where a.bid_id = $1::text and a.status = 'transaction_closed' and a.seller_id = $2::text
) ended order by created_at desc, "orderId" nulls last limit 1`,
);

/** Returns the newest acceptance of an ended bid, for one of its two sides; undefined without one. */
export async function endedTradeOfBid(
  db: Db,
  id: BidId,
  userId: UserId,
): Promise<{ askId: AskId; orderId: OrderId | null } | undefined> {
  return await first(db, endedStatement, [id, userId]);
}

const lists = listStatements<Bid, [UserId, BidStatus[]]>({
  name: 'bids.list-of-buyer',
  select,
  where: 'b.buyer_id = $1::text and b.status = any($2::text[]) and b.hidden_at is null',
  table: 'bids',
  alias: 'b',
  orderColumns: { createdAt: 'created_at', updatedAt: 'updated_at' },
  valueCount: 2,
});

/** Returns a bidder's bids in the given statuses (a tab), without hidden ones. */
export async function listBidsOfBuyer(
  db: Db,
  buyerId: UserId,
  statuses: readonly BidStatus[],
  options: ListOptions,
): Promise<ListPage<Bid>> {
  return await pageOf(db, lists, [buyerId, [...statuses]], options);
}

const listsOfPerson = listStatements<Bid, [UserId]>({
  name: 'bids.list-of-person',
  select,
  where: 'b.buyer_id = $1::text',
  table: 'bids',
  alias: 'b',
  orderColumns: { createdAt: 'created_at', updatedAt: 'updated_at' },
  valueCount: 1,
});

/** Returns every bid of a buyer for the staff, hidden ones too. */
export async function listBidsOfPerson(db: Db, buyerId: UserId, options: ListOptions): Promise<ListPage<Bid>> {
  return await pageOf(db, listsOfPerson, [buyerId], options);
}

const listsOfItem = listStatements<Bid, [UserId, ItemId]>({
  name: 'bids.list-of-buyer-and-item',
  select,
  where: 'b.buyer_id = $1::text and b.item_id = $2::text and b.hidden_at is null',
  table: 'bids',
  alias: 'b',
  orderColumns: { createdAt: 'created_at', updatedAt: 'updated_at' },
  valueCount: 2,
});

/** A person's bids on all sizes of an item (`GET` and `DELETE /bid/list/{itemId}`). */
export async function bidsOfItem(
  db: Db,
  { buyerId, itemId }: { readonly buyerId: UserId; readonly itemId: ItemId },
  options: ListOptions,
): Promise<ListPage<Bid>> {
  return await pageOf(db, listsOfItem, [buyerId, itemId], options);
}

const liveStatement = statement<{ id: BidId; status: BidStatus }, [UserId, SkuId]>(
  'bids.live-of-buyer',
  `select b.id, b.status from bids b
where b.buyer_id = $1::text and b.sku_id = $2::text and b.status not in ('bid_closed', 'bid_successful')`,
);

/**
 * Returns a person's live bid on a size, of which there is at most one (rule 10). The caller holds the lock of the
 * user's row or of the book.
 */
export async function liveBidOf(
  db: Db,
  buyerId: UserId,
  skuId: SkuId,
): Promise<{ id: BidId; status: BidStatus } | undefined> {
  return await first(db, liveStatement, [buyerId, skuId]);
}

const hideStatement = statement<unknown, [BidId, UserId, Date]>(
  'bids.hide',
  `update bids set hidden_at = coalesce(hidden_at, $3::timestamptz)
where id = $1::text and buyer_id = $2::text and status in ('bid_closed', 'bid_successful') and not ${bidHasOpenEnd('bids.id')}`,
);

/**
 * Takes a finished bid out of its bidder's list.
 * @returns false when the bid is not finished, has an open end, or belongs to another bidder.
 */
export async function hideBid(tx: Tx, id: BidId, buyerId: UserId, at: Date): Promise<boolean> {
  return (await touch(tx, hideStatement, [id, buyerId, at])) === 1;
}

const addressStatement = statement<NewBid, [BidId]>(
  'bids.address',
  `select b.buyer_address as "buyerAddress", b.buyer_region as "buyerRegion" from bids b where b.id = $1::text`,
);

/** Returns the destination of a bid, for the order of its match. */
export async function addressOfBid(db: Db, id: BidId): Promise<NewBid> {
  return await exactlyOne(db, addressStatement, [id]);
}

const tellStatement = statement<unknown, [BidId]>(
  'bids.tell-bidder',
  `select ${tradeEvent({ entity: 'bid', id: 'b.id', userIds: ['b.buyer_id'] })} from bids b where b.id = $1::text`,
);

/** Tells a bidder at commit about a change that the bid's own row does not show: its place in the queue. */
export async function tellBidder(tx: Tx, id: BidId): Promise<void> {
  await touch(tx, tellStatement, [id]);
}
