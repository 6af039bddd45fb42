import { timestamp } from '../clock.ts';
import type { SandboxContext } from '../context.ts';
import type { Parcel } from './parcel.record.ts';
import { parcelToWire } from './parcel.wire.ts';
import { type DeliveryStatus, substatuses } from './substatuses.table.ts';

export type Move = {
  status: DeliveryStatus;
  substatus?: string | undefined;
  detail?: string | undefined;
  location?: string | undefined;
  at?: string | undefined;
  /** A calendar date: the day on which the courier means to deliver the parcel. */
  scheduledOn?: string | undefined;
};

/** The steps of a parcel without trouble, for the "next event" button. */
export const usualRoad: readonly (Required<Pick<Move, 'status' | 'substatus' | 'detail' | 'location'>> & {
  label: string;
})[] = [
  {
    status: 'inforeceived',
    substatus: 'inforeceived001',
    detail: 'Order data received',
    location: 'Quezon City',
    label: 'Info received',
  },
  {
    status: 'transit',
    substatus: 'transit001',
    detail: 'Picked up by the courier',
    location: 'Quezon City',
    label: 'Picked up',
  },
  {
    status: 'transit',
    substatus: 'transit002',
    detail: 'Arrived at the sorting centre',
    location: 'Parañaque',
    label: 'At the sorting centre',
  },
  {
    status: 'pickup',
    substatus: 'pickup001',
    detail: 'Out for delivery',
    location: 'Makati',
    label: 'Out for delivery',
  },
  { status: 'delivered', substatus: 'delivered001', detail: 'Delivered', location: 'Makati', label: 'Delivered' },
];

/** Returns the next step of the usual road; undefined when the parcel has arrived or has left that road for good. */
export function nextMove(parcel: Parcel): (typeof usualRoad)[number] | undefined {
  const reached = usualRoad.findLastIndex((step) =>
    parcel.events.some((event) => event.status === step.status && event.substatus === step.substatus),
  );
  const isAtItsEnd = parcel.events.some(
    ({ status, substatus }) => status === 'delivered' || substatus === 'exception010',
  );
  return isAtItsEnd ? undefined : usualRoad[reached + 1];
}

/** Returns true for a sub-status of the status, or none. */
export function fitsStatus(move: Move): boolean {
  return (
    move.substatus === undefined || substatuses.some((row) => row.code === move.substatus && row.status === move.status)
  );
}

/**
 * Adds a scan to the parcel and tells the API by webhook. The sub-status has to fit the status (see `fitsStatus`).
 */
export function moveParcel(context: SandboxContext, parcel: Parcel, move: Move): void {
  const meaning = substatuses.find((row) =>
    move.substatus === undefined ? row.status === move.status : row.code === move.substatus,
  );
  const at = move.at ?? timestamp(context.clock);
  parcel.status = move.status;
  parcel.substatus = meaning?.code ?? `${move.status}001`;
  parcel.events.push({
    at,
    status: move.status,
    substatus: parcel.substatus,
    detail: move.detail ?? meaning?.meaning ?? move.status,
    location: move.location ?? null,
  });
  parcel.scheduledOn = move.scheduledOn ?? parcel.scheduledOn;
  parcel.updatedAt = at;
  context.store.changed();
  sendParcelWebhook(context, parcel);
}

/** Sends TrackingMore's webhook: the whole tracking in a `code`, `message`, `data` envelope. */
export function sendParcelWebhook(context: SandboxContext, parcel: Parcel): void {
  context.webhooks.send({
    provider: 'trackingmore',
    event: parcel.substatus,
    subjectId: parcel.trackingNumber,
    body: { code: 200, message: 'Success', data: parcelToWire(parcel) },
  });
}
