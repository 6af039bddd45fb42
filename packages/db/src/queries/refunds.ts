import {
  type AskId,
  type AttemptId,
  type BidId,
  type OrderId,
  type RefundId,
  toId,
  type UserId,
} from '@suki/domain/ids/id';
import type { RefundRequest } from '@suki/domain/trade/facts/decision';
import type { RefundStatus } from '@suki/domain/trade/facts/statuses';
import { ConflictError } from '../conflict-error.ts';
import { refunds } from '../schema/payments.ts';
import { columnsOf, type Db, exactlyOne, first, many, statement, touch } from '../statement.ts';
import { subjectEvent, walletEvent } from '../trade-event.ts';
import type { Tx } from '../tx.ts';
import type { Inquiry } from './attempts.ts';
import { jobAbout } from './jobs.ts';

export type Refund = typeof refunds.$inferSelect;

// One statement writes the row and its job. The person's line was written with the posting a moment ago; here it gets
// the id of its refund. The steps follow each other, each by a key: joined, a plan that was made while the table was
// small begins with all lines without a refund, which are most of them (3.5 ms after 1,500 sales, and more with each).
// A line of a deposit that was paid in two parts waits for two refunds and names the first.
const requestStatement = statement<unknown, [AttemptId[], UserId[], number[], string[], string[], Date]>(
  'refunds.request',
  `with made as (
  insert into refunds (id, key, attempt_id, user_id, amount, kind, status, tries, created_at, updated_at)
  select new_id('ref'), wanted.key, wanted.attempt_id, wanted.user_id, wanted.amount, wanted.kind, 'PENDING', 0, $6::timestamptz, $6::timestamptz
  from unnest($1::text[], $2::text[], $3::bigint[], $4::text[], $5::text[]) as wanted (attempt_id, user_id, amount, kind, key)
  on conflict (key) do nothing
  returning id, attempt_id, user_id, kind
), shown as (
  select line.id, made.id as refund_id
  from made cross join lateral (
    select id, user_id, kind, refund_id from wallet_transactions
    where journal_entry_id = any (array(select journal_entry_id from postings where account = 'refund:' || made.attempt_id))
    offset 0
  ) as line
  where line.user_id = made.user_id and line.kind = made.kind and line.refund_id is null
), linked as (
  update wallet_transactions set refund_id = (select min(shown.refund_id) from shown where shown.id = wallet_transactions.id)
  where id = any (array(select id from shown))
)
select ${jobAbout('send-refund', 'made.id')},
  ${subjectEvent('paid')}, ${walletEvent('made.user_id')}
from made cross join lateral (
  select ask_id, order_id, bid_id, return_leg_id, user_id from payment_attempts where id = made.attempt_id offset 0
) as paid`,
);

/** Inserts refunds with a job `send-refund` each; a refund that was requested under its key before is skipped. */
export async function requestRefunds(tx: Tx, requests: readonly RefundRequest[], at: Date): Promise<void> {
  if (requests.length === 0) return;
  await touch(tx, requestStatement, [
    requests.map((request) => request.attemptId),
    requests.map((request) => request.userId),
    requests.map((request) => request.amount),
    requests.map((request) => request.kind),
    requests.map((request) => request.key),
    at,
  ]);
}

export const refundColumns = columnsOf(refunds, 'r');

const byIdStatement = statement<Refund, [RefundId]>(
  'refunds.by-id',
  `select ${refundColumns} from refunds r where r.id = $1::text`,
);

export async function refundById(db: Db, id: RefundId): Promise<Refund | undefined> {
  return await first(db, byIdStatement, [id]);
}

const lockStatement = statement<Refund, [RefundId]>(
  'refunds.lock',
  `select ${refundColumns} from refunds r where r.id = $1::text for no key update`,
);

export async function lockRefund(tx: Tx, id: RefundId): Promise<Refund | undefined> {
  return await first(tx, lockStatement, [id]);
}

const byGatewayIdStatement = statement<Refund, [string]>(
  'refunds.by-gateway-id',
  `select ${refundColumns} from refunds r where r.gateway_refund_id = $1::text`,
);

export async function refundByGatewayId(db: Db, gatewayRefundId: string): Promise<Refund | undefined> {
  return await first(db, byGatewayIdStatement, [gatewayRefundId]);
}

const ofOrderStatement = statement<Refund, [OrderId]>(
  'refunds.of-order',
  `select ${refundColumns} from refunds r join payment_attempts a on a.id = r.attempt_id where a.order_id = $1::text order by r.created_at, r.id`,
);

/** The refunds of an order's payments, oldest first. */
export async function refundsOfOrder(db: Db, orderId: OrderId): Promise<readonly Refund[]> {
  return await many(db, ofOrderStatement, [orderId]);
}

const openStatement = statement<Refund, [Date, number, number]>(
  'refunds.claim-open',
  `update refunds r set updated_at = $1::timestamptz
where r.id in (
  select o.id from refunds o
  where o.status in ('PENDING', 'REQUESTED')
    and o.updated_at + greatest($2::bigint * interval '1 millisecond', ($1::timestamptz - o.created_at) / 10) < $1::timestamptz
  order by o.updated_at limit $3::int
  for no key update skip locked
)
returning ${refundColumns}`,
);

/** Returns refunds that the gateway has not settled for a while; reconciliation asks about them, as about attempts. */
export async function claimOpenRefunds(db: Db, { now, quietMs, limit }: Inquiry): Promise<readonly Refund[]> {
  return await many(db, openStatement, [now, quietMs, limit]);
}

export type RefundChange = {
  readonly id: RefundId;
  readonly from: readonly RefundStatus[];
  readonly to: RefundStatus;
  readonly gatewayRefundId?: string | undefined;
  readonly failureCode?: string | undefined;
  /** The time of the next sending, after a failure for a passing reason. */
  readonly retryAt?: Date | null | undefined;
};

const moveStatement = statement<unknown, [RefundId, string[], string, string | null, string | null, Date | null, Date]>(
  'refunds.move',
  `with moved as (
  update refunds set status = $3::text, gateway_refund_id = coalesce($4::text, gateway_refund_id), failure_code = $5::text,
    failures = case when $6::timestamptz is null then failures else coalesce(failures, 0) + 1 end, retry_at = $6::timestamptz, updated_at = $7::timestamptz
  where id = $1::text and status = any($2::text[])
  returning attempt_id, user_id
)
select ${subjectEvent('paid')}, ${walletEvent('moved.user_id')}
from moved join payment_attempts paid on paid.id = moved.attempt_id`,
);

/**
 * Stores the gateway's report of a refund and tells its owner.
 * @throws ConflictError when its status is not in `from`.
 */
export async function moveRefund(tx: Tx, change: RefundChange, at: Date): Promise<void> {
  const { id, from, to, gatewayRefundId, failureCode, retryAt } = change;
  const moved = await touch(tx, moveStatement, [
    id,
    [...from],
    to,
    gatewayRefundId ?? null,
    failureCode ?? null,
    retryAt ?? null,
    at,
  ]);
  if (moved === 0) throw new ConflictError('refund', id, from.join(' or '));
}

const toWalletStatement = statement<unknown, [RefundId]>(
  'refunds.show-in-wallet',
  `update wallet_transactions set through = 'wallet', refund_id = null where refund_id = $1::text`,
);

/** Changes the owner's list: the money came through the wallet, so the line no longer waits for the refund. */
export async function showRefundInWallet(tx: Tx, id: RefundId): Promise<void> {
  await touch(tx, toWalletStatement, [id]);
}

export type RefundAbout = {
  readonly askId?: AskId | undefined;
  readonly bidId?: BidId | undefined;
  readonly orderId?: OrderId | undefined;
};

const aboutStatement = statement<{ [Name in keyof RefundAbout]-?: string | null }, [RefundId]>(
  'refunds.about',
  `select coalesce(p.ask_id, l.ask_id) as "askId", p.bid_id as "bidId", p.order_id as "orderId"
from refunds r join payment_attempts p on p.id = r.attempt_id left join return_legs l on l.id = p.return_leg_id where r.id = $1::text`,
);

/** Returns the ask, bid or order that was paid with the refunded attempt, so that a message names the item (ux 12). */
export async function refundAbout(db: Db, id: RefundId): Promise<RefundAbout> {
  const { askId, bidId, orderId } = await exactlyOne(db, aboutStatement, [id]);
  return {
    ...(askId === null ? {} : { askId: toId('ask', askId) }),
    ...(bidId === null ? {} : { bidId: toId('bid', bidId) }),
    ...(orderId === null ? {} : { orderId: toId('ord', orderId) }),
  };
}
