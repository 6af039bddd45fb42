import type { SellerFees } from '@suki/domain/fees/income';
import type { AskId, BidId, DepositId, OrderId, SkuId, StockId, UserId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import type { AskFields } from '@suki/domain/trade/facts/decision';
import type { AskSnapshot, OrderHold } from '@suki/domain/trade/facts/snapshot';
import { type AskStatus, askStatuses, type DepositStatus, type ReturnStatus } from '@suki/domain/trade/facts/statuses';
import { asks } from '../schema/asks.ts';
import { columnsOf, type Db, exactlyOne, first, json, many, statement, touch } from '../statement.ts';
import { tradeEvent } from '../trade-event.ts';
import type { Tx } from '../tx.ts';
import { needToRepay } from './deposits.ts';
import { type ListOptions, type ListPage, pageOf } from './lists.ts';
import { statusListStatements } from './lists-of-statuses.ts';
import { askHasOpenEnd } from './open-ends.ts';
import { isTaxWithheld } from './withheld-tax.ts';

/** An ask with its deposit and its live or finished order. */
export type Ask = typeof asks.$inferSelect & {
  readonly depositId: DepositId;
  readonly depositAmount: Centavos;
  readonly depositStatus: DepositStatus;
  readonly depositDeductedAmount: Centavos;
  /** A raised price that waits for the rest of its deposit. */
  readonly raisePrice: Centavos | null;
  readonly raiseAmount: Centavos | null;
  /** "Pay again": the deposit is due again, or a raised price waits for the rest of it. */
  readonly needToRepay: boolean;
  /** True when tax is withheld from the seller. */
  readonly isTaxWithheld: boolean;
  /** The newest order that was not closed; null when there is none. */
  readonly orderId: OrderId | null;
  /** Price and fees of that order; null when there is none. */
  readonly sale: ({ readonly price: Centavos } & SellerFees) | null;
  /** The hold on that order (E40, E65); null without a hold. */
  readonly hold: OrderHold | null;
  /** Status of the item's way back; null without one. */
  readonly returnStatus: ReturnStatus | null;
};

/** Values of a new ask that only the use case knows; the rest comes from the decision. */
export type NewAsk = Pick<
  typeof asks.$inferSelect,
  'techServiceFee' | 'paymentFee' | 'operationalFee' | 'income' | 'region' | 'returnAddress'
>;

type InsertValues = [
  AskId,
  UserId,
  string,
  SkuId,
  string,
  string,
  Centavos,
  number,
  Centavos,
  Centavos,
  Centavos,
  Centavos,
  string,
  string | null,
  Date,
  DepositId,
  Centavos,
  BidId | null,
  StockId | null,
];

const insertStatement = statement<unknown, InsertValues>(
  'asks.insert',
  `with ask as (
  insert into asks (id, seller_id, item_id, sku_id, lane, origin, status, price, expiry_days, tech_service_fee, payment_fee, operational_fee, income,
    return_address, region, is_return_address_changed, reminder_sent, rush_order, version, created_at, updated_at, bid_id, stock_id)
  values ($1, $2, $3, $4, $5, $6, 'to_pay', $7, $8, $9, $10, $11, $12, $13::jsonb, $14, false, false, false, 1, $15, $15, $18, $19)
  returning id, seller_id
)
insert into deposits (id, user_id, ask_id, amount, status, deducted_amount, top_ups, created_at, updated_at)
select $16, ask.seller_id, ask.id, $17, 'due', 0, '[]', $15, $15 from ask`,
);

/** `bidId`: the bid that this ask accepts (E22b, E23). */
export type AskInsert = { readonly row: AskSnapshot; readonly bidId: BidId | null; readonly details: NewAsk };

/** Inserts the ask of E01 and its deposit, `to_pay` and `due`; `applyDecision` calls it before any move. */
export async function insertAsk(tx: Tx, { row, bidId, details }: AskInsert, at: Date): Promise<void> {
  const { techServiceFee, paymentFee, operationalFee, income, returnAddress, region } = details;
  await touch(tx, insertStatement, [
    row.id,
    row.sellerId,
    row.itemId,
    row.skuId,
    row.lane,
    row.origin,
    row.price,
    row.expiryDays,
    techServiceFee,
    paymentFee,
    operationalFee,
    income,
    json(returnAddress),
    region,
    at,
    row.deposit.id,
    row.deposit.amount,
    bidId,
    row.stockId,
  ]);
}

const patchStatement = statement<unknown, [AskId, string, Date]>(
  'asks.patch',
  `with patched as (
  update asks set
    price = coalesce(($2::jsonb ->> 'price')::bigint, price),
    tech_service_fee = coalesce(($2::jsonb ->> 'techServiceFee')::bigint, tech_service_fee),
    payment_fee = coalesce(($2::jsonb ->> 'paymentFee')::bigint, payment_fee),
    operational_fee = coalesce(($2::jsonb ->> 'operationalFee')::bigint, operational_fee),
    income = coalesce(($2::jsonb ->> 'income')::bigint, income),
    expiry_days = coalesce(($2::jsonb ->> 'expiryDays')::smallint, expiry_days),
    live_at = coalesce(($2::jsonb ->> 'liveAt')::timestamptz, live_at),
    is_return_address_changed = coalesce(($2::jsonb ->> 'isReturnAddressChanged')::boolean, is_return_address_changed),
    reminder_sent = coalesce(($2::jsonb ->> 'reminderSent')::boolean, reminder_sent),
    rush_order = coalesce(($2::jsonb ->> 'rushOrder')::boolean, rush_order),
    updated_at = $3::timestamptz
  where id = $1::text
  returning id, seller_id
)
select ${tradeEvent({ entity: 'ask', id: 'id', userIds: ['seller_id'] })} from patched`,
);

/** Sets fields beside the status and tells the seller. A new price comes with its fees and income. */
export async function patchAsk(tx: Tx, id: AskId, set: AskFields & Partial<SellerFees>, at: Date): Promise<void> {
  await touch(tx, patchStatement, [id, json(set), at]);
}

const select = `select ${columnsOf(asks, 'a')},
  d.id as "depositId", d.amount as "depositAmount", d.status as "depositStatus", d.deducted_amount as "depositDeductedAmount",
  d.raise_price as "raisePrice", d.raise_amount as "raiseAmount", ${needToRepay('p.ask_id = a.id')} as "needToRepay",
  o.id as "orderId", case when o.id is not null then jsonb_build_object('price', o.price, 'techServiceFee', o.tech_service_fee, 'paymentFee', o.payment_fee,
    'operationalFee', o.operational_fee, 'income', o.income) end as "sale", o.hold,
  (select r.status from return_legs r where r.id = a.id) as "returnStatus", ${isTaxWithheld('a.seller_id')} as "isTaxWithheld"
from asks a join deposits d on d.ask_id = a.id left join orders o on o.ask_id = a.id and o.status <> 'transaction_closed'`;

const byIdStatement = statement<Ask, [AskId]>('asks.by-id', `${select} where a.id = $1::text`);

/** Returns an ask of any seller: the caller checks the owner (404 for a stranger). */
export async function askById(db: Db, id: AskId): Promise<Ask | undefined> {
  return await first(db, byIdStatement, [id]);
}

type AskRefs = {
  readonly skuId: SkuId;
  readonly sellerId: UserId;
  /** The bid that this ask accepts; only for asks of origin `accept_bid`. */
  readonly bidId: BidId | null;
  readonly stockId: StockId | null;
};

const refsStatement = statement<AskRefs, [AskId]>(
  'asks.refs',
  `select sku_id as "skuId", seller_id as "sellerId", bid_id as "bidId", stock_id as "stockId" from asks where id = $1::text`,
);

/** Returns the fields of an ask that never change. They are read without a lock, to lock the book before the ask. */
export async function askRefs(db: Db, id: AskId): Promise<AskRefs | undefined> {
  return await first(db, refsStatement, [id]);
}

const lists = statusListStatements<Ask, AskStatus>({
  name: 'asks.list-of-seller',
  select,
  where: 'a.seller_id = $1::text and a.hidden_at is null',
  table: 'asks',
  alias: 'a',
});

/** Returns a seller's asks in the given statuses (a tab), without hidden ones. */
export async function listAsksOfSeller(
  db: Db,
  sellerId: UserId,
  statuses: readonly AskStatus[],
  options: ListOptions,
): Promise<ListPage<Ask>> {
  return await pageOf(db, lists, [sellerId, statuses], options);
}

const listsOfPerson = statusListStatements<Ask, AskStatus>({
  name: 'asks.list-of-person',
  select,
  where: 'a.seller_id = $1::text',
  table: 'asks',
  alias: 'a',
});

/** Returns every ask of a seller for the staff, hidden ones too. */
export async function listAsksOfPerson(db: Db, sellerId: UserId, options: ListOptions): Promise<ListPage<Ask>> {
  return await pageOf(db, listsOfPerson, [sellerId, askStatuses], options);
}

type SellerCounts = {
  readonly unpaidAskCount: number;
  readonly liveAskCountOnSku: number;
  /** A suspension by the rules (E60a); a suspended account is a field of the user. */
  readonly isSellingSuspended: boolean;
};

const countsStatement = statement<SellerCounts, [UserId, SkuId]>(
  'asks.open-counts-of-seller',
  `select count(*) filter (where status = 'to_pay') as "unpaidAskCount", count(*) filter (where sku_id = $2::text) as "liveAskCountOnSku",
  exists (select from standings where user_id = $1::text and change = 'selling_suspended' and lifted_at is null) as "isSellingSuspended"
from asks where seller_id = $1::text and status not in ('transaction_closed', 'transaction_successful')`,
);

/** The counts behind the limits of a seller; read under the lock of the user's row (`lockUser`). */
export async function openAskCounts(tx: Tx, sellerId: UserId, skuId: SkuId): Promise<SellerCounts> {
  return await exactlyOne(tx, countsStatement, [sellerId, skuId]);
}

const hideStatement = statement<unknown, [AskId, UserId, Date]>(
  'asks.hide',
  `update asks set hidden_at = coalesce(hidden_at, $3::timestamptz)
where id = $1::text and seller_id = $2::text and status in ('transaction_closed', 'transaction_successful') and not ${askHasOpenEnd('asks.id')}`,
);

/**
 * Takes a finished ask out of its seller's list.
 * @returns false when the ask is not finished, has an open end, or belongs to another seller.
 */
export async function hideAsk(tx: Tx, id: AskId, sellerId: UserId, at: Date): Promise<boolean> {
  return (await touch(tx, hideStatement, [id, sellerId, at])) === 1;
}

const ordersOfAskStatement = statement<{ id: OrderId }, [AskId]>(
  'asks.newest-order',
  `select id from orders where ask_id = $1::text order by created_at desc, id desc limit 1`,
);

/** Returns the newest order of an ask, also a closed one: a deducted deposit belongs to it. */
export async function newestOrderOfAsk(db: Db, askId: AskId): Promise<OrderId | undefined> {
  return (await many(db, ordersOfAskStatement, [askId]))[0]?.id;
}

const returnAddressStatement = statement<unknown, [AskId, string, string | null]>(
  'asks.return-address',
  `update asks set return_address = $2::jsonb, region = $3::text where id = $1::text`,
);

/** Stores the address that the item goes back to (E77). The decision marks the ask as changed. */
export async function setReturnAddress(tx: Tx, id: AskId, address: NewAsk['returnAddress']): Promise<void> {
  await touch(tx, returnAddressStatement, [id, json(address), address.region]);
}
