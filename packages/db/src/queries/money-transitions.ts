import type { DepositId, PayoutId, RefundId, UserId } from '@suki/domain/ids/id';
import { type Centavos, zero } from '@suki/domain/money/centavos';
import type { DepositChange } from '@suki/domain/trade/facts/decision';
import type { Actor, PayoutStatus } from '@suki/domain/trade/facts/statuses';
import type { RefundEvent } from '@suki/domain/trade/table/refund-transitions.table';
import { ConflictError } from '../conflict-error.ts';
import { type Db, first, json, many, statement, touch } from '../statement.ts';
import { depositEvent, tradeEvent } from '../trade-event.ts';
import type { Tx } from '../tx.ts';
import { history, type MoveContext } from './transitions.ts';

/* The half of the status writer that moves deposits, payouts and refunds, in the way of `transitions.ts`. */

const moveDepositStatement = statement<
  { userId: UserId },
  [string, string, string, Centavos, Date, string, string, string | null, string | null]
>(
  'transitions.move-deposit',
  `with moved as (
  update deposits set
    status = $3::text, updated_at = $5::timestamptz,
    deducted_amount = case when $3::text = 'deducted' then $4::bigint else 0 end,
    paid_by_attempt_id = case when $3::text = 'under_hold' then $9::text else paid_by_attempt_id end
  where id = $1::text and status = $2::text
  returning id, user_id, ask_id, bid_id
), history as (${history('deposit', { id: 'id', from: '$2::text', to: '$3::text', by: '$6::text, $7::text, $8::text, $5::timestamptz', from_clause: 'moved' })}
)
select user_id as "userId",
  ${depositEvent('moved')}
from moved`,
);

/** Moves a deposit. @throws ConflictError when it no longer has the status `from`. */
export async function moveDeposit(
  tx: Tx,
  change: DepositChange,
  context: MoveContext,
): Promise<{ id: DepositId; userId: UserId }> {
  const { event, actor, actorId, at } = context;
  const moved = await first(tx, moveDepositStatement, [
    change.id,
    change.from,
    change.to,
    change.deductedAmount ?? zero,
    at,
    event,
    actor,
    actorId,
    change.paidByAttemptId ?? null,
  ]);
  if (moved === undefined) throw new ConflictError('deposit', change.id, change.from);
  return { id: change.id, userId: moved.userId };
}

/** A payout's move, with the fields of the gateway's answer that are set together with it. */
export type PayoutMove = {
  readonly id: PayoutId;
  readonly from: PayoutStatus;
  readonly to: PayoutStatus;
  readonly gatewayPayoutId?: string | undefined;
  readonly failureReason?: string | undefined;
  readonly expectedAt?: Date | undefined;
};

const movePayoutStatement = statement<
  { userId: UserId; amount: Centavos },
  [
    string,
    string,
    string,
    string | null,
    string | null,
    Date | null,
    Date,
    string,
    string,
    string | null,
    string | null,
  ]
>(
  'transitions.move-payout',
  `with moved as (
  update payouts set
    status = $3::text, updated_at = $7::timestamptz,
    gateway_payout_id = coalesce($4::text, gateway_payout_id), failure_reason = $5::text,
    -- What was stopped or came to nothing is not expected anywhere.
    expected_at = case when $3::text in ('CANCELLED', 'FAILED') then null else coalesce($6::timestamptz, expected_at) end
  where id = $1::text and status = $2::text
  returning id, user_id, amount
), history as (${history('payout', { id: 'id', from: '$2::text', to: '$3::text', by: '$8::text, $9::text, $10::text, $7::timestamptz', said: '$11::jsonb', from_clause: 'moved' })}
)
select user_id as "userId", amount,
  ${tradeEvent({ entity: 'payout', id: 'id', userIds: ['user_id'] })}
from moved`,
);

/** Moves a payout. @throws ConflictError when it no longer has the status `from`. */
export async function movePayout(
  tx: Tx,
  move: PayoutMove,
  context: MoveContext,
): Promise<{ userId: UserId; amount: Centavos }> {
  const { event, actor, actorId, at, said } = context;
  const moved = await first(tx, movePayoutStatement, [
    move.id,
    move.from,
    move.to,
    move.gatewayPayoutId ?? null,
    move.failureReason ?? null,
    move.expectedAt ?? null,
    at,
    event,
    actor,
    actorId,
    said === null ? null : json(said),
  ]);
  if (moved === undefined) throw new ConflictError('payout', move.id, move.from);
  return moved;
}

// The refund's own status repeats the gateway's report. The note on the order shows that its money did not go back.
const noteRefundStatement = statement<unknown, [RefundId, Date, RefundEvent, Actor, UserId | null, string | null]>(
  'transitions.note-refund',
  `with refund as (
  select p.order_id, p.ask_id, p.bid_id, p.return_leg_id, r.amount from refunds r join payment_attempts p on p.id = r.attempt_id where r.id = $1::text
), about as (
  select 'order' as entity, o.id, o.status, amount from refund join orders o on o.id = order_id
  union all select 'ask', a.id, a.status, amount from refund join asks a on a.id = ask_id
  union all select 'bid', b.id, b.status, amount from refund join bids b on b.id = bid_id
  union all select 'returnLeg', l.id, l.status, amount from refund join return_legs l on l.id = return_leg_id
)
insert into transitions (id, entity, entity_id, from_status, to_status, event, actor, actor_id, at, said)
select new_id('his'), entity, id, status, status, $3::text, $4::text, $5::text, $2::timestamptz,
  jsonb_strip_nulls(jsonb_build_object('refund', amount, 'refundId', case when $6::text is not null then $1::text end, 'reason', $6::text))
from about`,
);

/** Writes the line of a failed refund (E75) into the history of the ask, bid or order that was paid. */
export async function noteRefund(
  tx: Tx,
  { id, event }: { readonly id: RefundId; readonly event: RefundEvent },
  at: Date,
): Promise<void> {
  await touch(tx, noteRefundStatement, [id, at, event, 'gateway', null, null]);
}

/** Writes that an employee sends a refund again, and why, into the history of the ask, bid or order that was paid. */
export async function noteRefundSentAgain(tx: Tx, { id, by, reason, at }: SentAgain<RefundId>): Promise<void> {
  await touch(tx, noteRefundStatement, [id, at, 'refund-sent-again', 'staff', by, reason]);
}

/** Sending again is no move: the line repeats the status. */
const PAYOUT_SENT_AGAIN = 'payout-sent-again';

const notePayoutStatement = statement<unknown, [PayoutId, Date, UserId, string, string]>(
  'transitions.note-payout',
  `insert into transitions (id, entity, entity_id, from_status, to_status, event, actor, actor_id, at, said)
select new_id('his'), 'payout', id, status, status, $5::text, 'staff', $3::text, $2::timestamptz, $4::jsonb from payouts where id = $1::text`,
);

/** Writes that an employee sends a payout again, and why, into its history. `askedBy`: who asked a second person. */
export async function notePayoutSentAgain(
  tx: Tx,
  { id, by, at, reason, askedBy }: SentAgain<PayoutId> & { readonly askedBy?: string | undefined },
): Promise<void> {
  await touch(tx, notePayoutStatement, [id, at, by, json({ reason, askedBy }), PAYOUT_SENT_AGAIN]);
}

export type SentAgain<Id> = { readonly id: Id; readonly by: UserId; readonly at: Date; readonly reason: string };

/** The last time that an employee sent a payout or refund again. */
export type Resending = {
  readonly id: string;
  readonly at: Date;
  readonly byName: string | null;
  readonly reason: string;
};

const payoutsAgainStatement = statement<Resending, [string[], string]>(
  'transitions.payouts-sent-again',
  `select distinct on (t.entity_id) t.entity_id as id, t.at, coalesce(u.name, u.email) as "byName", t.said ->> 'reason' as reason
from transitions t left join users u on u.id = t.actor_id
where t.entity = 'payout' and t.entity_id = any($1::text[]) and t.event = $2::text order by t.entity_id, t.at desc, t.id desc`,
);

const refundsAgainStatement = statement<Resending, [string[]]>(
  'transitions.refunds-sent-again',
  `select distinct on (r.id) r.id, t.at, coalesce(u.name, u.email) as "byName", t.said ->> 'reason' as reason
from refunds r join payment_attempts p on p.id = r.attempt_id
join transitions t on t.entity = case
    when p.order_id is not null then 'order' when p.ask_id is not null then 'ask' when p.bid_id is not null then 'bid' else 'returnLeg' end
  and t.entity_id = coalesce(p.order_id, p.ask_id, p.bid_id, p.return_leg_id)
  and t.event = 'refund-sent-again' and t.said ->> 'refundId' = r.id
left join users u on u.id = t.actor_id where r.id = any($1::text[]) order by r.id, t.at desc, t.id desc`,
);

/** Returns who sent each of these payouts or refunds again last, and why, by its id. */
export async function resendingsOf(
  db: Db,
  entity: 'payout' | 'refund',
  ids: readonly string[],
): Promise<ReadonlyMap<string, Resending>> {
  if (ids.length === 0) return new Map();
  const rows =
    entity === 'payout'
      ? await many(db, payoutsAgainStatement, [[...ids], PAYOUT_SENT_AGAIN])
      : await many(db, refundsAgainStatement, [[...ids]]);
  return new Map(rows.map((row) => [row.id, row]));
}
