import type { AskId, DepositId, OrderId, SkuId, UserId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import type { AskSnapshot } from '@suki/domain/trade/snapshot';
import type { AskStatus, DepositStatus } from '@suki/domain/trade/statuses';
import { asks } from '../schema/asks.ts';
import { columnsOf, type Db, first, json, many, one, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';
import { type ListOptions, type ListPage, listStatements, pageOf } from './lists.ts';

/** An ask with its deposit and its live or finished order. */
export type Ask = typeof asks.$inferSelect & {
  readonly depositId: DepositId;
  readonly depositAmount: Centavos;
  readonly depositStatus: DepositStatus;
  readonly depositDeductedAmount: Centavos;
  /** Whether an attempt to pay the deposit failed while it is due: "Pay again". */
  readonly needToRepay: boolean;
  /** The newest order that was not closed; null when there is none. */
  readonly orderId: OrderId | null;
};

/** What only the use case knows of a new ask; the rest is the decision's. */
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
];

const insertStatement = statement<unknown, InsertValues>(
  'asks.insert',
  `with ask as (
  insert into asks (id, seller_id, item_id, sku_id, lane, origin, status, price, expiry_days, tech_service_fee, payment_fee, operational_fee, income,
    return_address, region, is_return_address_changed, reminder_sent, rush_order, version, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, 'to_pay', $7, $8, $9, $10, $11, $12, $13::jsonb, $14, false, false, false, 1, $15, $15)
  returning id, seller_id
)
insert into deposits (id, user_id, ask_id, amount, status, deducted_amount, created_at, updated_at)
select $16, ask.seller_id, ask.id, $17, 'due', 0, $15, $15 from ask`,
);

/** Makes the row of E01 and its deposit, `to_pay` and `due`; `applyDecision` calls it before it moves anything. */
export async function insertAsk(tx: Tx, row: AskSnapshot, details: NewAsk, at: Date): Promise<void> {
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
  ]);
}

const select = `select ${columnsOf(asks, 'a')},
  d.id as "depositId", d.amount as "depositAmount", d.status as "depositStatus", d.deducted_amount as "depositDeductedAmount",
  d.status = 'due' and exists (select from payment_attempts p where p.ask_id = a.id and p.status = 'FAILED') as "needToRepay",
  (select o.id from orders o where o.ask_id = a.id and o.status <> 'transaction_closed') as "orderId"
from asks a join deposits d on d.ask_id = a.id`;

const byIdStatement = statement<Ask, [AskId]>('asks.by-id', `${select} where a.id = $1::text`);

/** One ask, whoever's it is: the caller checks the owner (a stranger's answers 404). */
export async function askById(db: Db, id: AskId): Promise<Ask | undefined> {
  return await first(db, byIdStatement, [id]);
}

const lists = listStatements<Ask, [UserId, AskStatus[]]>({
  name: 'asks.list-of-seller',
  select,
  where: 'a.seller_id = $1::text and a.status = any($2::text[]) and a.hidden_at is null',
  table: 'asks',
  alias: 'a',
  orderColumns: { createdAt: 'created_at', updatedAt: 'updated_at' },
  valueCount: 2,
});

/** A seller's asks in the given statuses (a tab), without those that were hidden. */
export async function listAsksOfSeller(
  db: Db,
  sellerId: UserId,
  statuses: readonly AskStatus[],
  options: ListOptions,
): Promise<ListPage<Ask>> {
  return await pageOf(db, lists, [sellerId, [...statuses]], options);
}

const countsStatement = statement<{ unpaidAskCount: number; liveAskCountOnSku: number }, [UserId, SkuId]>(
  'asks.open-counts-of-seller',
  `select count(*) filter (where status = 'to_pay') as "unpaidAskCount", count(*) filter (where sku_id = $2::text) as "liveAskCountOnSku"
from asks where seller_id = $1::text and status not in ('transaction_closed', 'transaction_successful')`,
);

/** The counts behind the limits of a seller; read under the lock of the user's row (`lockUser`). */
export async function openAskCounts(
  tx: Tx,
  sellerId: UserId,
  skuId: SkuId,
): Promise<{ unpaidAskCount: number; liveAskCountOnSku: number }> {
  return await one(tx, countsStatement, [sellerId, skuId]);
}

const hideStatement = statement<unknown, [AskId, UserId, Date]>(
  'asks.hide',
  `update asks set hidden_at = $3::timestamptz
where id = $1::text and seller_id = $2::text and hidden_at is null and status in ('transaction_closed', 'transaction_successful')`,
);

/** Takes a finished ask out of its seller's list. False when it is not finished, hidden already, or another's. */
export async function hideAsk(tx: Tx, id: AskId, sellerId: UserId, at: Date): Promise<boolean> {
  return (await touch(tx, hideStatement, [id, sellerId, at])) === 1;
}

const ordersOfAskStatement = statement<{ id: OrderId }, [AskId]>(
  'asks.newest-order',
  `select id from orders where ask_id = $1::text order by created_at desc, id desc limit 1`,
);

/** The newest order of an ask, closed ones too; the one that a deducted deposit belongs to. */
export async function newestOrderOfAsk(db: Db, askId: AskId): Promise<OrderId | undefined> {
  return (await many(db, ordersOfAskStatement, [askId]))[0]?.id;
}
