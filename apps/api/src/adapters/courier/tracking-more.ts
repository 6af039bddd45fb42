import type { CalendarDate } from '@suki/domain/time/manila';
import { z } from 'zod';
import { type Courier, CourierError, type Parcel, type ParcelEvent } from '../../ports/courier.ts';
import { type ServiceAnswer, serviceRequest } from '../service-request.ts';

const ALREADY_EXISTS = 4101;
const OK = 200;

const Envelope = z.looseObject({
  meta: z.looseObject({ code: z.number(), message: z.string().optional() }).optional(),
  // Some copies of the documentation show `code` and `message` at the root, so either form is accepted.
  code: z.number().optional(),
  message: z.string().optional(),
  data: z.unknown(),
});

const Checkpoint = z.looseObject({
  checkpoint_date: z.string(),
  checkpoint_delivery_status: z.string().nullish(),
  tracking_detail: z.string().nullish(),
  location: z.string().nullish(),
});
const LegInfo = z.looseObject({ weblink: z.string().nullish(), trackinfo: z.array(Checkpoint).nullish() }).nullish();

const Tracking = z.looseObject({
  id: z.string(),
  tracking_number: z.string(),
  courier_code: z.string(),
  delivery_status: z.string().nullish(),
  substatus: z.string().nullish(),
  latest_event: z.string().nullish(),
  scheduled_delivery_date: z.string().nullish(),
  origin_info: LegInfo,
  destination_info: LegInfo,
});
const Created = Tracking.partial().required({ tracking_number: true });

export type TrackingMoreConnection = { readonly baseUrl: string; readonly apiKey: string };

/** TrackingMore v4 (`docs/providers.md#trackingmore`). The sandbox answers the same calls. */
export function trackingMoreCourier({ baseUrl, apiKey }: TrackingMoreConnection): Courier {
  const headers = { 'tracking-api-key': apiKey };

  const getTracking: Courier['getTracking'] = async ({ trackingNumber, courierCode }) => {
    const query = new URLSearchParams({ tracking_numbers: trackingNumber, courier_code: courierCode });
    const answer = await serviceRequest({ method: 'GET', url: `${baseUrl}/trackings/get?${query}`, headers });
    const rows = z.array(Tracking).safeParse(dataOf(answer));
    if (!rows.success) throw malformed();
    const [row] = rows.data;
    return row === undefined ? undefined : toParcel(row);
  };

  const createTracking: Courier['createTracking'] = async (input) => {
    const answer = await serviceRequest({
      method: 'POST',
      url: `${baseUrl}/trackings/create`,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({
        tracking_number: input.trackingNumber,
        courier_code: input.courierCode,
        order_number: input.orderNumber,
        title: input.title,
      }),
    });
    if (codeOf(answer) !== ALREADY_EXISTS) {
      const created = Created.safeParse(dataOf(answer));
      if (!created.success) throw malformed();
    }
    const parcel = await getTracking(input);
    if (parcel === undefined) throw malformed();
    return parcel;
  };

  return { createTracking, getTracking };
}

function codeOf(answer: ServiceAnswer): number | null {
  const envelope = Envelope.safeParse(answer.json);
  return envelope.success ? (envelope.data.meta?.code ?? envelope.data.code ?? null) : null;
}

/** @throws CourierError for every code but 200. */
function dataOf(answer: ServiceAnswer): unknown {
  const envelope = Envelope.safeParse(answer.json);
  if (!envelope.success) throw new CourierError({ code: null, message: `HTTP ${answer.status} without its envelope` });
  const code = envelope.data.meta?.code ?? envelope.data.code ?? answer.status;
  if (code !== OK) {
    throw new CourierError({
      code,
      message: envelope.data.meta?.message ?? envelope.data.message ?? 'no reason given',
    });
  }
  return envelope.data.data;
}

function malformed(): CourierError {
  return new CourierError({ code: null, message: 'the tracking is not as documented' });
}

function toParcel(tracking: z.output<typeof Tracking>): Parcel {
  const legs = [tracking.origin_info, tracking.destination_info];
  const checkpoints = legs.flatMap((leg) => leg?.trackinfo ?? []);
  const events = checkpoints
    .map((checkpoint) => toEvent(checkpoint, tracking.delivery_status ?? 'pending'))
    .filter((event) => !Number.isNaN(event.at.getTime()))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return {
    id: tracking.id,
    trackingNumber: tracking.tracking_number,
    courierCode: tracking.courier_code,
    deliveryStatus: tracking.delivery_status ?? 'pending',
    substatus: tracking.substatus ?? null,
    latestEvent: tracking.latest_event ?? null,
    scheduledOn: dateIn(tracking.scheduled_delivery_date),
    trackingUrl: tracking.origin_info?.weblink ?? tracking.destination_info?.weblink ?? null,
    events,
  };
}

/** The service writes a day or a moment in local time; anything else is no date. */
function dateIn(text: string | null | undefined): CalendarDate | null {
  const date = text?.slice(0, 'YYYY-MM-DD'.length) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date)) ? (date as CalendarDate) : null;
}

function toEvent(checkpoint: z.output<typeof Checkpoint>, fallbackStatus: string): ParcelEvent {
  return {
    at: new Date(checkpoint.checkpoint_date),
    status: checkpoint.checkpoint_delivery_status ?? fallbackStatus,
    detail: checkpoint.tracking_detail ?? '',
    place: checkpoint.location ?? null,
  };
}
