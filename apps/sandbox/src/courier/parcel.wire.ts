import { DAY_MS } from '@suki/domain/config/durations';
import { couriers } from './couriers.table.ts';
import type { Parcel, ParcelEvent } from './parcel.record.ts';

/** A tracking as TrackingMore's calls and webhooks write it. */
export function parcelToWire(parcel: Parcel): Record<string, unknown> {
  const newest = parcel.events.at(-1);
  const { fields } = parcel;
  return {
    id: parcel.id,
    tracking_number: parcel.trackingNumber,
    courier_code: parcel.courierCode,
    order_number: fields.order_number ?? null,
    order_date: fields.order_date ?? null,
    created_at: parcel.createdAt,
    update_at: parcel.updatedAt,
    delivery_status: parcel.status,
    archived: parcel.isArchived,
    updating: false,
    destination_country: 'PH',
    destination_state: null,
    destination_city: null,
    origin_country: 'PH',
    origin_state: null,
    origin_city: null,
    tracking_postal_code: fields.tracking_postal_code ?? null,
    tracking_ship_date: fields.tracking_ship_date ?? null,
    tracking_destination_country: fields.tracking_destination_country ?? null,
    tracking_origin_country: fields.tracking_origin_country ?? null,
    tracking_key: fields.tracking_key ?? null,
    tracking_courier_account: fields.tracking_courier_account ?? null,
    customer_name: fields.customer_name ?? null,
    customer_email: fields.customer_email ?? null,
    customer_sms: fields.customer_sms ?? null,
    recipient_postcode: fields.recipient_postcode ?? null,
    order_id: fields.order_id ?? null,
    title: fields.title ?? null,
    logistics_channel: fields.logistics_channel ?? null,
    note: fields.note ?? null,
    label: fields.label ?? null,
    signed_by: parcel.substatus === 'delivered003' ? (fields.customer_name ?? 'Receiver') : null,
    service_code: null,
    weight: null,
    weight_kg: null,
    product_type: null,
    pieces: null,
    dimension: null,
    previously: null,
    destination_track_number: null,
    exchange_number: null,
    scheduled_delivery_date: parcel.scheduledOn ?? null,
    scheduled_address: null,
    substatus: parcel.substatus,
    status_info: newest?.detail ?? null,
    latest_event: newest ? describe(newest) : null,
    latest_checkpoint_time: newest?.at ?? null,
    transit_time: transitDays(parcel),
    origin_info: { ...infoOf(parcel), trackinfo: parcel.events.toReversed().map(checkpointToWire) },
    destination_info: { ...emptyInfo(), trackinfo: [] },
  };
}

function infoOf(parcel: Parcel) {
  const courier = couriers.find((row) => row.code === parcel.courierCode);
  const first = (matches: (event: ParcelEvent) => boolean) => parcel.events.find(matches)?.at ?? null;
  return {
    courier_code: parcel.courierCode,
    courier_phone: courier?.phone ?? null,
    weblink: courier?.url ?? null,
    reference_number: null,
    milestone_date: {
      inforeceived_date: first((event) => event.status === 'inforeceived'),
      pickup_date: first((event) => event.status === 'transit'),
      outfordelivery_date: first((event) => event.substatus === 'pickup001'),
      delivery_date: first((event) => event.status === 'delivered'),
      returning_date: first((event) => event.substatus === 'exception011'),
      returned_date: first((event) => event.substatus === 'exception010'),
    },
  };
}

function emptyInfo() {
  return {
    courier_code: null,
    courier_phone: null,
    weblink: null,
    reference_number: null,
    milestone_date: {
      inforeceived_date: null,
      pickup_date: null,
      outfordelivery_date: null,
      delivery_date: null,
      returning_date: null,
      returned_date: null,
    },
  };
}

function checkpointToWire(event: ParcelEvent): Record<string, unknown> {
  return {
    checkpoint_date: event.at,
    checkpoint_delivery_status: event.status,
    checkpoint_delivery_substatus: event.substatus,
    tracking_detail: event.detail,
    location: event.location,
    country_iso2: 'PH',
    state: null,
    city: event.location,
    zip: null,
    raw_status: null,
  };
}

function describe(event: ParcelEvent): string {
  return [event.detail, event.location, event.at].filter(Boolean).join(',');
}

/** Whole days from the first scan to the last one; 0 with fewer than two scans. */
function transitDays(parcel: Parcel): number {
  const first = parcel.events.find((event) => event.status === 'transit');
  const last = parcel.events.at(-1);
  return first && last ? Math.max(0, Math.round((Date.parse(last.at) - Date.parse(first.at)) / DAY_MS)) : 0;
}
