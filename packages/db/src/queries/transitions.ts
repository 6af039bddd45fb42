import type { AskId, BidId, OrderId, SkuId, UserId } from '@suki/domain/ids/id';
import type { AuditDetails, Move, Note, OrderFields } from '@suki/domain/trade/facts/decision';
import type { Actor, OrderStatus } from '@suki/domain/trade/facts/statuses';
import { ConflictError, movedOrConflict } from '../conflict-error.ts';
import type { TransitionEntity } from '../schema/enums.ts';
import { exactlyOne, first, json, statement } from '../statement.ts';
import { orderEvent, tradeEvent } from '../trade-event.ts';
import type { Tx } from '../tx.ts';
import { orderAssignments } from './order-fields.ts';

/*
 * The only code that sets a status after a row was made, with `money-transitions.ts` beside it. Each statement compares
 * and sets the status, writes the history row and tells the listeners (SSE) at commit: one round trip, and none of the
 * three happens alone.
 */

/** Actor, row of the life cycle and moment of a move. A move of an ask or order names its own row. */
export type MoveContext = {
  readonly event: string;
  readonly actor: Actor;
  readonly actorId: UserId | null;
  readonly at: Date;
  /** The details that the history keeps. */
  readonly said: AuditDetails | null;
};

type By = [event: string, actor: string, actorId: string | null, said: string | null];
type MoveValues = [string, string, string, string | null, string | null, Date, ...By];
type CreateValues = [string, string, Date, ...By];

type HistoryParts = {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** SQL of event, actor, actor's id and moment: parameters with their types. */
  readonly by: string;
  readonly said?: string | undefined;
  readonly from_clause: string;
};

/** SQL of a move's history row, as a part of the moving statement. */
export const history = (entity: TransitionEntity, { id, from, to, by, said = 'null', from_clause }: HistoryParts) => `
  insert into transitions (id, entity, entity_id, from_status, to_status, event, actor, actor_id, at, said)
  select new_id('his'), '${entity}', ${id}, ${from}, ${to}, ${by}, ${said} from ${from_clause}`;

const byOf = (event: string, { actor, actorId, said }: MoveContext): By => [
  event,
  actor,
  actorId,
  said === null ? null : json(said),
];

// While an ask is listed its days run (`listing`). When it is taken off, the unspent part is kept here, and the
// decision that lists it again starts the timer with that part. The place in the queue (live_at) is the moment when its
// deposit was held, and survives every return; an ask whose deposit had to be paid again (E11) gets a new place.
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
        from timers where entity = 'ask' and entity_id = $1::text and kind = 'listing')
      when $3::text = 'listed' then null
      else listing_remaining_ms end
  where id = $1::text and status = $2::text
  returning id, seller_id, sku_id
), history as (${history('ask', { id: 'id', from: '$2::text', to: '$3::text', by: '$7::text, $8::text, $9::text, $6::timestamptz', said: '$10::jsonb', from_clause: 'moved' })}
)
select seller_id as "sellerId", sku_id as "skuId",
  ${tradeEvent({ entity: 'ask', id: 'id', userIds: ['seller_id'] })}
from ${movedOrConflict('ask', '$1::text', '$2::text')}`,
);

const createdAskStatement = statement<{ sellerId: UserId; skuId: SkuId }, CreateValues>(
  'transitions.created-ask',
  `with moved as (
  select id, seller_id, sku_id from asks where id = $1::text and status = $2::text
), history as (${history('ask', { id: 'id', from: 'null', to: '$2::text', by: '$4::text, $5::text, $6::text, $3::timestamptz', said: '$7::jsonb', from_clause: 'moved' })}
)
select seller_id as "sellerId", sku_id as "skuId",
  ${tradeEvent({ entity: 'ask', id: 'id', userIds: ['seller_id'] })}
from ${movedOrConflict('ask', '$1::text', "'inserted as ' || $2::text")}`,
);

// A move of a bid; its unspent days belong to the timer `bid_life`.
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
        from timers where entity = 'bid' and entity_id = $1::text and kind = 'bid_life')
      when $3::text = 'bid_active' then null
      else live_remaining_ms end
  where id = $1::text and status = $2::text
  returning id, buyer_id, sku_id
), history as (${history('bid', { id: 'id', from: '$2::text', to: '$3::text', by: '$7::text, $8::text, $9::text, $6::timestamptz', said: '$10::jsonb', from_clause: 'moved' })}
)
select buyer_id as "buyerId", sku_id as "skuId",
  ${tradeEvent({ entity: 'bid', id: 'id', userIds: ['buyer_id'] })}
from ${movedOrConflict('bid', '$1::text', '$2::text')}`,
);

const createdBidStatement = statement<{ buyerId: UserId; skuId: SkuId }, CreateValues>(
  'transitions.created-bid',
  `with moved as (
  select id, buyer_id, sku_id from bids where id = $1::text and status = $2::text
), history as (${history('bid', { id: 'id', from: 'null', to: '$2::text', by: '$4::text, $5::text, $6::text, $3::timestamptz', said: '$7::jsonb', from_clause: 'moved' })}
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
), history as (${history('order', { id: 'id', from: '$2::text', to: '$3::text', by: '$7::text, $8::text, $9::text, $6::timestamptz', said: '$10::jsonb', from_clause: 'moved' })}
)
select buyer_id as "buyerId", seller_id as "sellerId",
  ${orderEvent('moved')}
from ${movedOrConflict('order', '$1::text', '$2::text')}`;

type OrderParties = { buyerId: UserId; sellerId: UserId };

const moveOrderStatement = statement<OrderParties, MoveValues>(
  'transitions.move-order',
  movedOrder('    reminder_sent = false, rush_order = false'),
);

// Sets the fields of the decision together with the status: a row of orders stands in a dozen indexes, and writing it
// once costs half of writing it twice.
const moveOrderAndFieldsStatement = statement<OrderParties, [...MoveValues, string]>(
  'transitions.move-order-and-fields',
  movedOrder(orderAssignments({ fields: '$11', at: '$6', otherwise: { reminder_sent: 'false', rush_order: 'false' } })),
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
  const { at } = context;
  const by = byOf(move.event, context);
  const moved =
    move.from === null
      ? await exactlyOne(tx, createdAskStatement, [move.id, move.to, at, ...by])
      : await exactlyOne(tx, moveAskStatement, [
          move.id,
          move.from,
          move.to,
          move.closure?.reason ?? null,
          move.closure?.detail ?? null,
          at,
          ...by,
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
  const { at } = context;
  const { id, from, to, event, closure } = move;
  const by = byOf(event, context);
  const moved =
    from === null
      ? await exactlyOne(tx, createdBidStatement, [id, to, at, ...by])
      : await exactlyOne(tx, moveBidStatement, [
          id,
          from,
          to,
          closure?.reason ?? null,
          closure?.detail ?? null,
          at,
          ...by,
        ]);
  return { id, ...moved };
}

/** A move of an existing order. The first line of its history is written with its row (`insertOrder`). */
type OrderMove = Extract<Move, { entity: 'order' }> & { readonly from: OrderStatus };

/** Moves an order. @throws ConflictError when it no longer has the status `from`. */
export async function moveOrder(
  tx: Tx,
  { id, from, to, event, closure }: OrderMove,
  context: MoveContext & {
    /** Fields that the decision sets beside the status. */
    readonly fields?: OrderFields | undefined;
  },
): Promise<{ id: OrderId; buyerId: UserId; sellerId: UserId }> {
  const { at, fields } = context;
  const by = byOf(event, context);
  const values: MoveValues = [id, from, to, closure?.reason ?? null, closure?.detail ?? null, at, ...by];
  const moved = await (fields === undefined
    ? exactlyOne(tx, moveOrderStatement, values)
    : exactlyOne(tx, moveOrderAndFieldsStatement, [...values, json(fields)]));
  return { id, buyerId: moved.buyerId, sellerId: moved.sellerId };
}

type SideEntity = 'returnLeg' | 'stock' | 'claim';
type SideMove = Extract<Move, { entity: SideEntity }>;
type SideValues = [string, string | null, string, Date, ...By];

// Events for the screens that show the record.
const changedScreens = {
  returnLeg: { entity: 'ask', id: 'coalesce(moved.ask_id, moved.id)' },
  stock: { entity: 'ask', id: 'moved.id' },
  claim: { entity: 'order', id: 'moved.order_id' },
} as const;

// Moves the status of a return leg, an item in stock or a claim. `from` null: the row was inserted just before.
const sideRecordStatement = (entity: SideEntity, table: string, moved: string, owner: string) => {
  const event = tradeEvent({ ...changedScreens[entity], userIds: [`moved.${owner}`] });
  return statement<{ id: string }, SideValues>(
    `transitions.move-${entity === 'returnLeg' ? 'return-leg' : entity}`,
    `with updated as (
  update ${table} set status = $3::text, updated_at = $4::timestamptz, version = version + 1
  where id = $1::text and status = $2::text and $2::text is not null
  returning ${moved}
), moved as (
  select * from updated union all select ${moved} from ${table} where id = $1::text and status = $3::text and $2::text is null
), history as (${history(entity, { id: 'id', from: '$2::text', to: '$3::text', by: '$5::text, $6::text, $7::text, $4::timestamptz', said: '$8::jsonb', from_clause: 'moved' })}
)
select moved.id, ${event} from moved`,
  );
};

const moveSideRecordStatements = {
  returnLeg: sideRecordStatement('returnLeg', 'return_legs', 'id, ask_id, seller_id', 'seller_id'),
  stock: sideRecordStatement('stock', 'stock_items', 'id, seller_id', 'seller_id'),
  claim: sideRecordStatement('claim', 'claims', 'id, order_id, buyer_id', 'buyer_id'),
} as const;

/**
 * Moves a return leg, an item in stock or a claim, or writes the first line of its history when `from` is null.
 * @throws ConflictError when it no longer has the status `from`.
 */
export async function moveSideRecord(tx: Tx, move: SideMove, context: MoveContext): Promise<void> {
  const { entity, id, from, to, event } = move;
  const moved = await first(tx, moveSideRecordStatements[entity], [id, from, to, context.at, ...byOf(event, context)]);
  if (moved === undefined) throw new ConflictError(entity, id, from ?? `inserted as ${to}`);
}

// `from` equals `to`: the chain of an entity's history has no gap, and readers that look for moves skip such lines.
const noteStatement = (entity: Note['entity'], table: string) =>
  statement<unknown, [string, Date, ...By]>(
    `transitions.note-${entity === 'returnLeg' ? 'return-leg' : entity}`,
    `with moved as (${history(entity, { id: 'id', from: 'status', to: 'status', by: '$3::text, $4::text, $5::text, $2::timestamptz', said: '$6::jsonb', from_clause: `${table} where id = $1::text` })}
  returning entity_id as id
)
select moved.id from ${movedOrConflict(entity, '$1::text', `'there'`)}`,
  );

const noteStatements = {
  ask: noteStatement('ask', 'asks'),
  bid: noteStatement('bid', 'bids'),
  order: noteStatement('order', 'orders'),
  returnLeg: noteStatement('returnLeg', 'return_legs'),
  stock: noteStatement('stock', 'stock_items'),
  claim: noteStatement('claim', 'claims'),
} as const;

/**
 * Writes the history line of a row that moves nothing: a hold, a delivery, an offer.
 * @throws ConflictError when the entity does not exist.
 */
export async function note(tx: Tx, { entity, id, event }: Note, context: MoveContext): Promise<void> {
  await exactlyOne(tx, noteStatements[entity], [id, context.at, ...byOf(event, context)]);
}
