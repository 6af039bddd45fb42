import type { OrderId, TrackingId } from '@suki/domain/ids/id';
import type { Leg } from '../schema/enums.ts';
import { type trackingEvents, trackings } from '../schema/parcels.ts';
import { columnsOf, type Db, exactlyOne, first, json, many, statement, touch } from '../statement.ts';
import { orderEvent } from '../trade-event.ts';
import type { Tx } from '../tx.ts';
import { jobAbout } from './jobs.ts';
import type { SilentSince } from './payouts.ts';

export type TrackingEvent = Omit<typeof trackingEvents.$inferSelect, 'trackingId'>;
export type Tracking = typeof trackings.$inferSelect & { readonly events: readonly TrackingEvent[] };

type TrackingRow = Omit<Tracking, 'events'> & {
  readonly events: readonly (Omit<TrackingEvent, 'at'> & { readonly at: string })[];
};

const select = `select ${columnsOf(trackings, 't')},
  (select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'status', e.status, 'detail', e.detail, 'place', e.place) order by e.at desc), '[]')
    from tracking_events e where e.tracking_id = t.id) as events
from trackings t`;

function toTracking(row: TrackingRow): Tracking {
  return { ...row, events: row.events.map((event) => ({ ...event, at: new Date(event.at) })) };
}

const followStatement = statement<unknown, [OrderId, Leg, Date]>(
  'trackings.follow',
  `with parcel as (
  insert into trackings (id, order_id, leg, courier, tracking_number, delivery_status, created_at, updated_at)
  select new_id('trk'), o.id, $2::text, named.courier, named.tracking_number, 'pending', $3::timestamptz, $3::timestamptz
  from orders o cross join lateral (
    select case when $2::text = 'inbound' then o.inbound_courier else o.outbound_courier end as courier,
      case when $2::text = 'inbound' then o.inbound_tracking_number else o.outbound_tracking_number end as tracking_number
  ) named
  where o.id = $1::text and named.courier is not null and named.tracking_number is not null
  on conflict (order_id, leg) do update set
    courier = excluded.courier, tracking_number = excluded.tracking_number, tracking_url = null,
    delivery_status = excluded.delivery_status, substatus = null, courier_tracking_id = null, updated_at = excluded.updated_at
  returning id
)
select ${jobAbout('follow-parcel', 'id')} from parcel`,
);

/**
 * Stores the parcel that the order names for this leg, with the job that registers it with the courier service. A
 * number that the seller corrects begins anew. Does nothing when the order names no parcel.
 * @throws a unique violation when another order has the number.
 */
export async function followParcel(
  tx: Tx,
  { orderId, leg }: { readonly orderId: OrderId; readonly leg: Leg },
  at: Date,
): Promise<void> {
  await touch(tx, followStatement, [orderId, leg, at]);
}

const byIdStatement = statement<TrackingRow, [TrackingId]>('trackings.by-id', `${select} where t.id = $1::text`);
const byNumberStatement = statement<TrackingRow, [string]>(
  'trackings.by-number',
  `${select} where t.tracking_number = $1::text`,
);
const ofOrderStatement = statement<TrackingRow, [OrderId]>(
  'trackings.of-order',
  `${select} where t.order_id = $1::text order by t.leg`,
);

/** One parcel with its events, newest first. */
export async function trackingById(db: Db, id: TrackingId): Promise<Tracking | undefined> {
  const row = await first(db, byIdStatement, [id]);
  return row === undefined ? undefined : toTracking(row);
}

export async function trackingByNumber(db: Db, trackingNumber: string): Promise<Tracking | undefined> {
  const row = await first(db, byNumberStatement, [trackingNumber]);
  return row === undefined ? undefined : toTracking(row);
}

/** Both legs of an order, as far as they exist; inbound first. */
export async function trackingsOfOrder(db: Db, orderId: OrderId): Promise<readonly Tracking[]> {
  return (await many(db, ofOrderStatement, [orderId])).map(toTracking);
}

const reportStatement = statement<
  { newEvents: number },
  [TrackingId, string, string | null, string | null, string | null, string, Date]
>(
  'trackings.store-report',
  `with tracking as (
  update trackings set delivery_status = $2::text, substatus = $3::text, courier_tracking_id = coalesce($4::text, courier_tracking_id),
    tracking_url = coalesce($5::text, tracking_url), updated_at = $7::timestamptz
  where id = $1::text
  returning order_id, (old.delivery_status, old.substatus, old.tracking_url) is distinct from (new.delivery_status, new.substatus, new.tracking_url)
    as is_changed
), event as (
  insert into tracking_events (tracking_id, at, status, detail, place)
  select $1::text, e.at, e.status, e.detail, e.place
  from jsonb_to_recordset($6::jsonb) as e (at timestamptz, status text, detail text, place text)
  on conflict do nothing
  returning 1
)
select (select count(*) from event) as "newEvents",
  case when is_changed or exists (select from event) then ${orderEvent('orders')} end
from tracking join orders on orders.id = tracking.order_id`,
);

export type CourierReport = {
  readonly deliveryStatus: string;
  readonly substatus: string | null;
  readonly courierTrackingId?: string | undefined;
  readonly trackingUrl?: string | undefined;
  readonly events: readonly TrackingEvent[];
};

/**
 * Stores the courier service's report of a parcel, and tells both sides of the order when something changed.
 * @returns the number of new events; 0 for a repeated webhook.
 */
export async function storeCourierReport(tx: Tx, id: TrackingId, report: CourierReport, at: Date): Promise<number> {
  const { deliveryStatus, substatus, courierTrackingId, trackingUrl, events } = report;
  const stored = await exactlyOne(tx, reportStatement, [
    id,
    deliveryStatus,
    substatus,
    courierTrackingId ?? null,
    trackingUrl ?? null,
    json(events),
    at,
  ]);
  return stored.newEvents;
}

const openStatement = statement<TrackingRow, [Date, Date | null, string | null, number]>(
  'trackings.open',
  `${select} where t.delivery_status not in ('delivered', 'expired') and t.substatus is distinct from 'exception010'
    and t.updated_at < $1::timestamptz and ($2::timestamptz is null or (t.updated_at, t.id) > ($2::timestamptz, $3::text))
  order by t.updated_at, t.id limit $4::int`,
);

/**
 * Returns parcels under way that have been silent since `before`, to ask the courier service about them. A parcel that
 * is back at its sender (`exception010`) is left out.
 */
export async function openTrackings(
  db: Db,
  { before, after, limit }: SilentSince<Tracking>,
): Promise<readonly Tracking[]> {
  const values = [before, after?.updatedAt ?? null, after?.id ?? null, limit] as const;
  return (await many(db, openStatement, [...values])).map(toTracking);
}
