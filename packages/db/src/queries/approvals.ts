import type { ApprovalStatus } from '@suki/domain/approvals/approval';
import type { ApprovalKind } from '@suki/domain/config/approvals';
import type { ApprovalId, AskId, OrderId, PayoutId, UserId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import { type Db, first, json, many, statement, touch } from '../statement.ts';
import { tradeEvent } from '../trade-event.ts';
import type { Tx } from '../tx.ts';
import { type ListOptions, type ListPage, listStatements, pageOf } from './lists.ts';

export type StaffApproval = {
  readonly id: ApprovalId;
  readonly kind: ApprovalKind;
  readonly status: ApprovalStatus;
  readonly orderId: OrderId | null;
  readonly payoutId: PayoutId | null;
  readonly askId: AskId | null;
  /** The seller of the ask. */
  readonly ownerId: UserId | null;
  /** The row of the life cycle, or the event of a payout, that was asked for. */
  readonly event: string;
  readonly command: Readonly<Record<string, unknown>>;
  readonly amount: Centavos;
  readonly reason: string;
  readonly requestedBy: UserId;
  readonly requestedByName: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly decidedBy: UserId | null;
  readonly decidedByName: string | null;
  readonly decidedAt: Date | null;
  readonly note: string | null;
};

const select = `select a.id, a.kind, a.status, a.order_id as "orderId", a.payout_id as "payoutId", a.ask_id as "askId", k.seller_id as "ownerId", a.event, a.command, a.amount, a.reason,
  a.requested_by as "requestedBy", coalesce(r.name, r.email) as "requestedByName", a.created_at as "createdAt", a.expires_at as "expiresAt",
  a.decided_by as "decidedBy", coalesce(d.name, d.email) as "decidedByName", a.decided_at as "decidedAt", a.note
from approvals a join users r on r.id = a.requested_by left join users d on d.id = a.decided_by left join asks k on k.id = a.ask_id`;

/** Staff who look at the order hear of its request; buyer and seller have no part in it. */
const told = (rows: string) =>
  `select ${tradeEvent({ entity: 'order', id: `${rows}.order_id`, userIds: [] })} from ${rows} where ${rows}.order_id is not null`;

/** The order, payout or ask that a request is about. */
export type ApprovalSubject = OrderId | PayoutId | AskId;

export type NewApproval = Pick<
  StaffApproval,
  'id' | 'kind' | 'event' | 'command' | 'amount' | 'reason' | 'requestedBy'
> & {
  readonly subject: ApprovalSubject;
  readonly at: Date;
  readonly expiresAt: Date;
};

const expireStatement = statement<unknown, [string, Date]>(
  'approvals.expire',
  `update approvals set status = 'expired'
where (order_id = $1::text or payout_id = $1::text or ask_id = $1::text) and status = 'waiting' and expires_at <= $2::timestamptz`,
);

type InsertValues = [string, ApprovalKind, string, string, Centavos, string, string, Date, Date, string];

const insertStatement = statement<unknown, InsertValues>(
  'approvals.insert',
  `with asked as (
  insert into approvals (id, kind, status, order_id, payout_id, ask_id, command, amount, reason, requested_by, created_at, expires_at, event)
  values ($1, $2, 'waiting', case when $3::text like 'ord\\_%' then $3::text end, case when $3::text like 'pyo\\_%' then $3::text end,
    case when $3::text like 'ask\\_%' then $3::text end, $4::jsonb, $5, $6, $7, $8, $9, $10)
  returning order_id
)
${told('asked')}`,
);

/**
 * Stores a request for a second person; the caller holds the lock of its subject. An expired one makes room.
 * @throws the key violation `approvals_waiting_order_key`, `approvals_waiting_payout_key` or
 * `approvals_waiting_ask_key` beside a waiting one.
 */
export async function insertApproval(tx: Tx, approval: NewApproval): Promise<void> {
  const { id, kind, subject, event, command, amount, reason, requestedBy, at, expiresAt } = approval;
  await touch(tx, expireStatement, [subject, at]);
  await touch(tx, insertStatement, [
    id,
    kind,
    subject,
    json(command),
    amount,
    reason,
    requestedBy,
    at,
    expiresAt,
    event,
  ]);
}

const waitingStatement = statement<StaffApproval, [string]>(
  'approvals.waiting-of',
  `${select} where (a.order_id = $1::text or a.payout_id = $1::text or a.ask_id = $1::text) and a.status = 'waiting'`,
);

/** Returns the request that waits for a second person about an order, payout or ask, also when its time is over. */
export async function waitingApprovalOf(db: Db, subject: ApprovalSubject): Promise<StaffApproval | undefined> {
  return await first(db, waitingStatement, [subject]);
}

const ofPayoutsStatement = statement<StaffApproval, [string[]]>(
  'approvals.of-payouts',
  `${select} where a.payout_id = any($1::text[]) and a.status = 'waiting'`,
);

/** Returns the requests that wait about some payouts, by payout. */
export async function waitingOfPayouts(db: Db, ids: readonly PayoutId[]): Promise<ReadonlyMap<string, StaffApproval>> {
  if (ids.length === 0) return new Map();
  const rows = await many(db, ofPayoutsStatement, [[...ids]]);
  return new Map(rows.flatMap((row) => (row.payoutId === null ? [] : [[row.payoutId, row] as const])));
}

const ofAsksStatement = statement<StaffApproval, [string[]]>(
  'approvals.of-asks',
  `${select} where a.ask_id = any($1::text[]) and a.status = 'waiting'`,
);

/** Returns the requests that wait about some asks, by ask. */
export async function waitingOfAsks(db: Db, ids: readonly AskId[]): Promise<ReadonlyMap<string, StaffApproval>> {
  if (ids.length === 0) return new Map();
  const rows = await many(db, ofAsksStatement, [[...ids]]);
  return new Map(rows.flatMap((row) => (row.askId === null ? [] : [[row.askId, row] as const])));
}

const byIdStatement = statement<StaffApproval, [ApprovalId]>('approvals.by-id', `${select} where a.id = $1::text`);

export async function approvalById(db: Db, id: ApprovalId): Promise<StaffApproval | undefined> {
  return await first(db, byIdStatement, [id]);
}

const lockStatement = statement<StaffApproval, [ApprovalId]>(
  'approvals.lock',
  `${select} where a.id = $1::text for no key update of a`,
);

/** Locks a request, behind the order, payout or ask that it is about (lock order). */
export async function lockApproval(tx: Tx, id: ApprovalId): Promise<StaffApproval | undefined> {
  return await first(tx, lockStatement, [id]);
}

type EndValues = [ApprovalId, ApprovalStatus, UserId, Date, string | null];

const endStatement = statement<unknown, EndValues>(
  'approvals.end',
  `with ended as (
  update approvals set status = $2, decided_by = $3::text, decided_at = $4::timestamptz, note = $5::text where id = $1::text and status = 'waiting'
  returning id, order_id, payout_id, ask_id
), handled as (
  update staff_alerts s set done_by = $3::text, done_at = $4::timestamptz, note = $5::text from ended
  where s.entity_id = coalesce(ended.order_id, ended.payout_id, ended.ask_id) and s.event in ('approval_waits', 'payout_approval_waits') and s.done_at is null
  returning s.id
)
${told('ended')} union all select ${tradeEvent({ entity: 'alert', id: 'handled.id', userIds: [] })} from handled`,
);

/** Ends a locked request, and handles the alert about it with the same note. */
export async function endApproval(
  tx: Tx,
  id: ApprovalId,
  { status, by, at, note }: { status: ApprovalStatus; by: UserId; at: Date; note: string | null },
): Promise<void> {
  await touch(tx, endStatement, [id, status, by, at, note]);
}

const listed = {
  select,
  table: 'approvals',
  alias: 'a',
  valueCount: 0,
  orderColumns: { createdAt: 'created_at' },
} as const;

const waiting = listStatements<StaffApproval, []>({
  ...listed,
  name: 'approvals.waiting',
  where: `a.status = 'waiting'`,
});
const decided = listStatements<StaffApproval, []>({
  ...listed,
  name: 'approvals.decided',
  where: `a.status <> 'waiting'`,
});

/** Returns the requests that wait for a second person, or those that have ended; newest first unless told otherwise. */
export async function listApprovals(
  db: Db,
  state: 'waiting' | 'decided',
  options: ListOptions,
): Promise<ListPage<StaffApproval>> {
  return await pageOf(db, state === 'waiting' ? waiting : decided, [], options);
}
