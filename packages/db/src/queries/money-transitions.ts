import type { DepositId, PayoutId, RefundId, UserId } from '@suki/domain/ids/id';
import { type Centavos, zero } from '@suki/domain/money/centavos';
import type { DepositChange } from '@suki/domain/trade/facts/decision';
import type { PayoutStatus } from '@suki/domain/trade/facts/statuses';
import type { RefundEvent } from '@suki/domain/trade/table/refund-transitions.table';
import { ConflictError } from '../conflict-error.ts';
import { first, statement, touch } from '../statement.ts';
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
  [string, string, string, string | null, string | null, Date | null, Date, string, string, string | null]
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
), history as (${history('payout', { id: 'id', from: '$2::text', to: '$3::text', by: '$8::text, $9::text, $10::text, $7::timestamptz', from_clause: 'moved' })}
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
  const { event, actor, actorId, at } = context;
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
  ]);
  if (moved === undefined) throw new ConflictError('payout', move.id, move.from);
  return moved;
}

// The refund's own status repeats the gateway's report. The note on the order shows that its money did not go back.
const noteRefundStatement = statement<unknown, [RefundId, Date, RefundEvent]>(
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
select new_id('his'), entity, id, status, status, $3::text, 'gateway', null, $2::timestamptz, json_build_object('refund', amount) from about`,
);

/** Writes the line of a failed refund (E75) into the history of the ask, bid or order that was paid. */
export async function noteRefund(
  tx: Tx,
  { id, event }: { readonly id: RefundId; readonly event: RefundEvent },
  at: Date,
): Promise<void> {
  await touch(tx, noteRefundStatement, [id, at, event]);
}
