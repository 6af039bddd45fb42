import type { AskId, DepositId, OrderId, PayoutId, SkuId, UserId } from '@suki/domain/ids/id';
import { type Centavos, zero } from '@suki/domain/money/centavos';
import type { DepositChange, Move } from '@suki/domain/trade/decision';
import type { Actor, PayoutStatus } from '@suki/domain/trade/statuses';
import { ConflictError } from '../conflict-error.ts';
import { first, statement } from '../statement.ts';
import { orderEvent, tradeEvent } from '../trade-event.ts';
import type { Tx } from '../tx.ts';

/*
 * The only code that sets a status after a row was made. Each statement compares and sets, writes the history row, and tells the listeners
 * (SSE) at commit: one round trip, and no way to do one without the others.
 */

/** Who moved it, by which row of the life cycle, and when. A move of an ask or order names its own row. */
export type MoveContext = {
  readonly event: string;
  readonly actor: Actor;
  readonly actorId: UserId | null;
  readonly at: Date;
};

type MoveValues = [string, string, string, string | null, string | null, Date, string, string, string | null];
type CreateValues = [string, string, Date, string, string, string | null];

const history = (entity: string, parts: { id: string; from: string; to: string; from_clause: string }) => `
  insert into transitions (id, entity, entity_id, from_status, to_status, event, actor, actor_id, at)
  select new_id('evt'), '${entity}', ${parts.id}, ${parts.from}, ${parts.to} from ${parts.from_clause}`;

// While an ask is listed its T2 runs; when it is taken off, the unspent part is kept here and the decision that puts it back starts T2 with
// that. The place in the queue (live_at) is set by the first listing and survives every return.
const moveAskStatement = statement<{ sellerId: UserId; skuId: SkuId }, MoveValues>(
  'transitions.move-ask',
  `with moved as (
  update asks set
    status = $3::text, closure_reason = $4::text, closure_detail = $5::text, updated_at = $6::timestamptz, version = version + 1,
    reminder_sent = false, rush_order = false,
    live_at = case when $3::text = 'listed' then coalesce(live_at, $6::timestamptz) else live_at end,
    listing_remaining_ms = case
      when $2::text = 'listed' then (
        select greatest(0, extract(epoch from timers.fire_at - $6::timestamptz) * 1000)::bigint
        from timers where entity = 'ask' and entity_id = $1::text and kind = 'T2')
      when $3::text = 'listed' then null
      else listing_remaining_ms end
  where id = $1::text and status = $2::text
  returning id, seller_id, sku_id
), history as (${history('ask', { id: 'id', from: '$2::text', to: '$3::text, $7::text, $8::text, $9::text, $6::timestamptz', from_clause: 'moved' })}
)
select seller_id as "sellerId", sku_id as "skuId",
  ${tradeEvent({ entity: 'ask', id: 'id', userIds: ['seller_id'] })}
from moved`,
);

const createdAskStatement = statement<{ sellerId: UserId; skuId: SkuId }, CreateValues>(
  'transitions.created-ask',
  `with moved as (
  select id, seller_id, sku_id from asks where id = $1::text and status = $2::text
), history as (${history('ask', { id: 'id', from: 'null', to: '$2::text, $4::text, $5::text, $6::text, $3::timestamptz', from_clause: 'moved' })}
)
select seller_id as "sellerId", sku_id as "skuId",
  ${tradeEvent({ entity: 'ask', id: 'id', userIds: ['seller_id'] })}
from moved`,
);

const moveOrderStatement = statement<{ buyerId: UserId; sellerId: UserId }, MoveValues>(
  'transitions.move-order',
  `with moved as (
  update orders set
    status = $3::text, closure_reason = $4::text, closure_detail = $5::text, updated_at = $6::timestamptz, version = version + 1,
    reminder_sent = false, rush_order = false
  where id = $1::text and status = $2::text
  returning id, buyer_id, seller_id
), history as (${history('order', { id: 'id', from: '$2::text', to: '$3::text, $7::text, $8::text, $9::text, $6::timestamptz', from_clause: 'moved' })}
)
select buyer_id as "buyerId", seller_id as "sellerId",
  ${orderEvent('moved')}
from moved`,
);

const createdOrderStatement = statement<{ buyerId: UserId; sellerId: UserId }, CreateValues>(
  'transitions.created-order',
  `with moved as (
  select id, buyer_id, seller_id from orders where id = $1::text and status = $2::text
), history as (${history('order', { id: 'id', from: 'null', to: '$2::text, $4::text, $5::text, $6::text, $3::timestamptz', from_clause: 'moved' })}
)
select buyer_id as "buyerId", seller_id as "sellerId",
  ${orderEvent('moved')}
from moved`,
);

/**
 * Moves an ask, or writes the first line of its history when `from` is null (the row was inserted just before).
 * @throws ConflictError when it no longer has the status `from`.
 */
export async function moveAsk(
  tx: Tx,
  move: Extract<Move, { entity: 'ask' }>,
  context: MoveContext,
): Promise<{ id: AskId; sellerId: UserId; skuId: SkuId }> {
  const { actor, actorId, at } = context;
  const { event } = move;
  const moved =
    move.from === null
      ? await first(tx, createdAskStatement, [move.id, move.to, at, event, actor, actorId])
      : await first(tx, moveAskStatement, [
          move.id,
          move.from,
          move.to,
          move.closure?.reason ?? null,
          move.closure?.detail ?? null,
          at,
          event,
          actor,
          actorId,
        ]);
  if (moved === undefined) throw new ConflictError('ask', move.id, move.from ?? `inserted as ${move.to}`);
  return { id: move.id, sellerId: moved.sellerId, skuId: moved.skuId };
}

/**
 * Moves an order, or writes the first line of its history when `from` is null (the row was inserted just before).
 * @throws ConflictError when it no longer has the status `from`.
 */
export async function moveOrder(
  tx: Tx,
  move: Extract<Move, { entity: 'order' }>,
  context: MoveContext,
): Promise<{ id: OrderId; buyerId: UserId; sellerId: UserId }> {
  const { actor, actorId, at } = context;
  const { event } = move;
  const moved =
    move.from === null
      ? await first(tx, createdOrderStatement, [move.id, move.to, at, event, actor, actorId])
      : await first(tx, moveOrderStatement, [
          move.id,
          move.from,
          move.to,
          move.closure?.reason ?? null,
          move.closure?.detail ?? null,
          at,
          event,
          actor,
          actorId,
        ]);
  if (moved === undefined) throw new ConflictError('order', move.id, move.from ?? `inserted as ${move.to}`);
  return { id: move.id, buyerId: moved.buyerId, sellerId: moved.sellerId };
}

const moveDepositStatement = statement<
  { userId: UserId },
  [string, string, string, Centavos, Date, string, string, string | null, string | null]
>(
  'transitions.move-deposit',
  `with moved as (
  update deposits set
    status = $3::text, updated_at = $5::timestamptz,
    deducted_amount = case when $3::text = 'deducted' then $4::bigint else 0 end,
    paid_by_attempt_id = coalesce($9::text, paid_by_attempt_id)
  where id = $1::text and status = $2::text
  returning id, user_id, ask_id
), history as (${history('deposit', { id: 'id', from: '$2::text', to: '$3::text, $6::text, $7::text, $8::text, $5::timestamptz', from_clause: 'moved' })}
)
select user_id as "userId",
  ${tradeEvent({ entity: 'ask', id: 'ask_id', userIds: ['user_id'] })}
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

/** A payout's move; the fields that the gateway's answer brings along are set with it. */
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
    gateway_payout_id = coalesce($4::text, gateway_payout_id), failure_reason = $5::text, expected_at = coalesce($6::timestamptz, expected_at)
  where id = $1::text and status = $2::text
  returning id, user_id, amount
), history as (${history('payout', { id: 'id', from: '$2::text', to: '$3::text, $8::text, $9::text, $10::text, $7::timestamptz', from_clause: 'moved' })}
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
