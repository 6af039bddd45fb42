import type { TrackingEvent } from '@suki/domain/catalogue/tracking-events';
import { interestRules } from '@suki/domain/config/item-events';
import type { ItemId } from '@suki/domain/ids/id';
import { interestEpoch, interestWeight } from '@suki/domain/tracking/interest';
import { itemEvents } from '../schema/item-events.ts';
import { columnsOf, type Db, exactlyOne, json, many, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';

export type ItemEventInput = {
  readonly type: TrackingEvent;
  readonly itemId: ItemId;
  readonly queryId?: string | undefined;
  readonly position?: number | undefined;
};

export type ItemEventBatch = {
  readonly batchId: string;
  readonly visit: string;
  readonly events: readonly ItemEventInput[];
  readonly at: Date;
};

const noteStatement = statement<{ count: number }, [string, string, string, Date]>(
  'item-events.note',
  `with noted as (
  insert into item_events (batch_id, visit, kind, item_id, query_id, position, at, is_counted)
  select $1::text, $2::text, g.type, g."itemId", g."queryId", g.position, $4::timestamptz, false
  from jsonb_to_recordset($3::jsonb) as g (type text, "itemId" text, "queryId" text, position smallint)
    join items i on i.id = g."itemId" and i.status = 'listed'
  on conflict do nothing returning id
)
select count(*)::int as count from noted`,
);

/** Keeps events of listed items, each of a visit once; returns how many are new. */
export async function noteItemEvents(db: Db, { batchId, visit, events, at }: ItemEventBatch): Promise<number> {
  return (await exactlyOne(db, noteStatement, [batchId, visit, json(events), at])).count;
}

export type ItemEventRow = typeof itemEvents.$inferSelect;

const batchStatement = statement<ItemEventRow, [string]>(
  'item-events.of-batch',
  `select ${columnsOf(itemEvents, 'e')} from item_events e where e.batch_id = $1::text order by e.id`,
);

/** Returns the events of one call. */
export async function itemEventsOfBatch(db: Db, batchId: string): Promise<readonly ItemEventRow[]> {
  return await many(db, batchStatement, [batchId]);
}

type CountValues = [
  limit: number,
  weight: number,
  viewWeight: number,
  clickWeight: number,
  itemsOfVisit: number,
  at: Date,
];

/*
 * A pair is counted with the later of its two events: the earlier one is counted already, or in the same run with a
 * lower id. Rows are written in the order of their keys, so that two runs do not wait for each other in a circle.
 */
const countStatement = statement<{ count: number }, CountValues>(
  'item-events.count',
  `with taken as materialized (
  update item_events e set is_counted = true
  where e.id = any (array(select o.id from item_events o where not o.is_counted order by o.id limit $1::int for update skip locked))
  returning e.id, e.kind, e.item_id, e.visit
), counted as (
  select item_id, count(distinct visit) filter (where kind = 'view') * $2::float8 as views,
    count(distinct visit) filter (where kind = 'click') * $2::float8 as clicks
  from taken group by item_id
), written as (
  insert into item_interest as n (item_id, views, clicks, sales, score)
  select c.item_id, c.views, c.clicks, 0, c.views * $3::float8 + c.clicks * $4::float8
  from counted c join items i on i.id = c.item_id order by c.item_id
  on conflict (item_id) do update set views = n.views + excluded.views, clicks = n.clicks + excluded.clicks, score = n.score + excluded.score
), pairs as (
  select seen.item_id, before.item_id as other_id from taken seen cross join lateral (
    select o.id, o.item_id, o.is_counted from item_events o
    where o.visit = seen.visit and o.kind = 'view' and o.item_id <> seen.item_id order by o.id desc limit $5::int
  ) before
  where seen.kind = 'view' and (before.is_counted or (before.id < seen.id and exists (select from taken t where t.id = before.id)))
), ways as (
  select item_id, other_id from pairs union all select other_id, item_id from pairs
), joined as (
  insert into viewed_together as v (item_id, other_id, weight, visits, seen_at)
  select item_id, other_id, count(*) * $2::float8, count(*), $6::timestamptz from ways group by item_id, other_id order by item_id, other_id
  on conflict (item_id, other_id) do update set weight = v.weight + excluded.weight, visits = v.visits + excluded.visits, seen_at = excluded.seen_at
)
select count(*)::int as count from taken`,
);

/** Adds the oldest events that are not counted yet to the counters; returns how many. */
export async function countItemEvents(tx: Tx, at: Date): Promise<number> {
  const { eventsAtOnce, weights, itemsOfVisit } = interestRules;
  const values: CountValues = [eventsAtOnce, interestWeight(at), weights.view, weights.click, itemsOfVisit, at];
  return (await exactlyOne(tx, countStatement, values)).count;
}

const salesStatement = statement<unknown, [Date, number, Date, number]>(
  'item-events.count-sales',
  `insert into item_interest as n (item_id, views, clicks, sales, score)
select sold.item_id, 0, 0, sold.sales, sold.sales * $4::float8 from (
  select s.item_id, sum(power(2::float8, extract(epoch from s.created_at - $1::timestamptz)::float8 * 1000 / $2::float8)) as sales
  from sales s where s.created_at >= $3::timestamptz group by s.item_id
) sold order by sold.item_id
on conflict (item_id) do update set sales = excluded.sales, score = n.score + (excluded.sales - n.sales) * $4::float8
where n.sales is distinct from excluded.sales`,
);

/** Counts the sales of the last weeks anew; a second run changes nothing. */
export async function countSalesOfItems(tx: Tx, at: Date): Promise<void> {
  const { halfLifeMs, salesMs, weights } = interestRules;
  await touch(tx, salesStatement, [interestEpoch, halfLifeMs, new Date(at.getTime() - salesMs), weights.sale]);
}
