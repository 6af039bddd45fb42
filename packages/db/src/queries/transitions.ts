import type { AskId, BidId, OrderId, SkuId, UserId } from '@suki/domain/ids/id';
import type { Move, OrderFields } from '@suki/domain/trade/decision';
import type { Actor, OrderStatus } from '@suki/domain/trade/statuses';
import { ConflictError, movedOrConflict } from '../conflict-error.ts';
import { first, json, one, statement } from '../statement.ts';
import { orderEvent, tradeEvent } from '../trade-event.ts';
import type { Tx } from '../tx.ts';
import { orderAssignments } from './order-fields.ts';

/*
 * The only code that sets a status after a row was made, with `money-transitions.ts` beside it. Each statement compares and sets, writes the history row, and tells the listeners
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

/** The history row of a move, as a part of the statement that makes it. */
export const history = (entity: string, parts: { id: string; from: string; to: string; from_clause: string }) => `
  insert into transitions (id, entity, entity_id, from_status, to_status, event, actor, actor_id, at)
  select new_id('evt'), '${entity}', ${parts.id}, ${parts.from}, ${parts.to} from ${parts.from_clause}`;

// While an ask is listed its T2 runs; when it is taken off, the unspent part is kept here and the decision that puts it back starts T2 with
// that. The place in the queue (live_at) is the moment its deposit was held, and survives every return; one whose deposit had to be paid
// again (E11) begins anew.
const moveAskStatement = statement<{ sellerId: UserId; skuId: SkuId }, MoveValues>(
  'transitions.move-ask',
  `with moved as (
  update asks set
    status = $3::text, closure_reason = $4::text, closure_detail = $5::text, updated_at = $6::timestamptz, version = version + 1,
    reminder_sent = false, rush_order = false,
    live_at = case when $3::text = 'listed' and $2::text = 'to_pay' then $6::timestamptz else live_at end,
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
from ${movedOrConflict('ask', '$1::text', '$2::text')}`,
);

const createdAskStatement = statement<{ sellerId: UserId; skuId: SkuId }, CreateValues>(
  'transitions.created-ask',
  `with moved as (
  select id, seller_id, sku_id from asks where id = $1::text and status = $2::text
), history as (${history('ask', { id: 'id', from: 'null', to: '$2::text, $4::text, $5::text, $6::text, $3::timestamptz', from_clause: 'moved' })}
)
select seller_id as "sellerId", sku_id as "skuId",
  ${tradeEvent({ entity: 'ask', id: 'id', userIds: ['seller_id'] })}
from ${movedOrConflict('ask', '$1::text', "'inserted as ' || $2::text")}`,
);

// The same of a bid, with T4.
const moveBidStatement = statement<{ buyerId: UserId; skuId: SkuId }, MoveValues>(
  'transitions.move-bid',
  `with moved as (
  update bids set
    status = $3::text, closure_reason = $4::text, closure_detail = $5::text, updated_at = $6::timestamptz, version = version + 1,
    reminder_sent = false,
    live_at = case when $3::text = 'bid_active' and $2::text = 'to_pay' then $6::timestamptz else live_at end,
    live_remaining_ms = case
      when $2::text = 'bid_active' then (
        select greatest(0, extract(epoch from timers.fire_at - $6::timestamptz) * 1000)::bigint
        from timers where entity = 'bid' and entity_id = $1::text and kind = 'T4')
      when $3::text = 'bid_active' then null
      else live_remaining_ms end
  where id = $1::text and status = $2::text
  returning id, buyer_id, sku_id
), history as (${history('bid', { id: 'id', from: '$2::text', to: '$3::text, $7::text, $8::text, $9::text, $6::timestamptz', from_clause: 'moved' })}
)
select buyer_id as "buyerId", sku_id as "skuId",
  ${tradeEvent({ entity: 'bid', id: 'id', userIds: ['buyer_id'] })}
from ${movedOrConflict('bid', '$1::text', '$2::text')}`,
);

const createdBidStatement = statement<{ buyerId: UserId; skuId: SkuId }, CreateValues>(
  'transitions.created-bid',
  `with moved as (
  select id, buyer_id, sku_id from bids where id = $1::text and status = $2::text
), history as (${history('bid', { id: 'id', from: 'null', to: '$2::text, $4::text, $5::text, $6::text, $3::timestamptz', from_clause: 'moved' })}
)
select buyer_id as "buyerId", sku_id as "skuId",
  ${tradeEvent({ entity: 'bid', id: 'id', userIds: ['buyer_id'] })}
from ${movedOrConflict('bid', '$1::text', "'inserted as ' || $2::text")}`,
);

const movedOrder = (assignments: string) => `with moved as (
  update orders set
    status = $3::text, closure_reason = $4::text, closure_detail = $5::text, updated_at = $6::timestamptz, version = version + 1,
${assignments}
  where id = $1::text and status = $2::text
  returning id, buyer_id, seller_id
), history as (${history('order', { id: 'id', from: '$2::text', to: '$3::text, $7::text, $8::text, $9::text, $6::timestamptz', from_clause: 'moved' })}
)
select buyer_id as "buyerId", seller_id as "sellerId",
  ${orderEvent('moved')}
from ${movedOrConflict('order', '$1::text', '$2::text')}`;

type OrderParties = { buyerId: UserId; sellerId: UserId };

const moveOrderStatement = statement<OrderParties, MoveValues>(
  'transitions.move-order',
  movedOrder('    reminder_sent = false, rush_order = false'),
);

// With the fields that the same decision sets: a row of orders stands in a dozen indexes, and writing it once costs half of writing it twice.
const moveOrderAndFieldsStatement = statement<OrderParties, [...MoveValues, string]>(
  'transitions.move-order-and-fields',
  movedOrder(orderAssignments({ fields: '$10', at: '$6', otherwise: { reminder_sent: 'false', rush_order: 'false' } })),
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
      ? await one(tx, createdAskStatement, [move.id, move.to, at, event, actor, actorId])
      : await one(tx, moveAskStatement, [
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
  return { id: move.id, sellerId: moved.sellerId, skuId: moved.skuId };
}

/**
 * Moves a bid, or writes the first line of its history when `from` is null (the row was inserted just before).
 * @throws ConflictError when it no longer has the status `from`.
 */
export async function moveBid(
  tx: Tx,
  move: Extract<Move, { entity: 'bid' }>,
  context: MoveContext,
): Promise<{ id: BidId; buyerId: UserId; skuId: SkuId }> {
  const { actor, actorId, at } = context;
  const { id, from, to, event, closure } = move;
  const by = [event, actor, actorId] as const;
  const moved =
    from === null
      ? await one(tx, createdBidStatement, [id, to, at, ...by])
      : await one(tx, moveBidStatement, [id, from, to, closure?.reason ?? null, closure?.detail ?? null, at, ...by]);
  return { id, ...moved };
}

/** A move of an order that is there. The first line of its history is written with its row (`insertOrder`). */
type OrderMove = Extract<Move, { entity: 'order' }> & { readonly from: OrderStatus };

/** Moves an order. @throws ConflictError when it no longer has the status `from`. */
export async function moveOrder(
  tx: Tx,
  { id, from, to, event, closure }: OrderMove,
  context: MoveContext & {
    /** What the decision sets beside the status. */
    readonly fields?: OrderFields | undefined;
  },
): Promise<{ id: OrderId; buyerId: UserId; sellerId: UserId }> {
  const { actor, actorId, at, fields } = context;
  const by = [event, actor, actorId] as const;
  const values: MoveValues = [id, from, to, closure?.reason ?? null, closure?.detail ?? null, at, ...by];
  const moved = await (fields === undefined
    ? one(tx, moveOrderStatement, values)
    : one(tx, moveOrderAndFieldsStatement, [...values, json(fields)]));
  return { id, buyerId: moved.buyerId, sellerId: moved.sellerId };
}

type ThingEntity = 'returnLeg' | 'stock' | 'claim';
type ThingMove = Extract<Move, { entity: ThingEntity }>;
type ThingValues = [string, string | null, string, Date, string, string, string | null];

// Whose screens have to look again.
const changedScreens = {
  returnLeg: { entity: 'ask', id: 'coalesce(moved.ask_id, moved.id)' },
  stock: { entity: 'ask', id: 'moved.id' },
  claim: { entity: 'order', id: 'moved.order_id' },
} as const;

// A return leg, an item in stock, a claim: nothing but the status moves. `from` null: the row was inserted just before.
const thingStatement = (entity: ThingEntity, table: string, moved: string, owner: string) => {
  const event = tradeEvent({ ...changedScreens[entity], userIds: [`moved.${owner}`] });
  return statement<{ id: string }, ThingValues>(
    `transitions.move-${entity === 'returnLeg' ? 'return-leg' : entity}`,
    `with updated as (
  update ${table} set status = $3::text, updated_at = $4::timestamptz, version = version + 1
  where id = $1::text and status = $2::text and $2::text is not null
  returning ${moved}
), moved as (
  select * from updated union all select ${moved} from ${table} where id = $1::text and status = $3::text and $2::text is null
), history as (${history(entity, { id: 'id', from: '$2::text', to: '$3::text, $5::text, $6::text, $7::text, $4::timestamptz', from_clause: 'moved' })}
)
select moved.id, ${event} from moved`,
  );
};

const moveThingStatements = {
  returnLeg: thingStatement('returnLeg', 'return_legs', 'id, ask_id, seller_id', 'seller_id'),
  stock: thingStatement('stock', 'stock_items', 'id, seller_id', 'seller_id'),
  claim: thingStatement('claim', 'claims', 'id, order_id, buyer_id', 'buyer_id'),
} as const;

/**
 * Moves a return leg, an item in stock or a claim, or writes the first line of its history when `from` is null.
 * @throws ConflictError when it no longer has the status `from`.
 */
export async function moveThing(tx: Tx, move: ThingMove, { actor, actorId, at }: MoveContext): Promise<void> {
  const { entity, id, from, to, event } = move;
  const moved = await first(tx, moveThingStatements[entity], [id, from, to, at, event, actor, actorId]);
  if (moved === undefined) throw new ConflictError(entity, id, from ?? `inserted as ${to}`);
}
