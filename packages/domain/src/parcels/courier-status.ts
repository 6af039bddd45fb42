import { type CourierStatus, courierStatuses } from './courier-statuses.table.ts';

/** What the tracking service says of a parcel: its status and sub-status (specification, section 4). */
export type ParcelState = { readonly deliveryStatus: string; readonly substatus: string | null };

/**
 * The row of a reported status: of its sub-status, else of the status alone. An unknown status leads to nothing, and
 * people look (docs/providers.md#courier-words).
 */
export function courierStatus({ deliveryStatus, substatus }: ParcelState): CourierStatus {
  const ofStatus = courierStatuses.filter(({ status }) => status === deliveryStatus);
  return (
    ofStatus.find((row) => row.substatus === substatus) ??
    ofStatus.find((row) => row.substatus === null) ?? {
      status: deliveryStatus,
      substatus: null,
      rank: 1,
      commands: { inbound: [], outbound: [] },
      needsPeople: true,
    }
  );
}

/**
 * Whether a report is less far than what is known of the same parcel: it was asked for earlier and comes later, so it moves nothing and the
 * known status stays (docs/lifecycle.md#parcels).
 */
export function isOutdated(known: ParcelState, said: ParcelState): boolean {
  return courierStatus(said).rank < courierStatus(known).rank;
}

/**
 * Whether the courier has the parcel, or had it: until then its number may be replaced (E47, E67;
 * docs/lifecycle.md#parcels).
 */
export function wasSeen(known: ParcelState): boolean {
  return courierStatus(known).rank > 0;
}

/** Whether two reports say the same of a parcel: the tracking service repeats them (docs/providers.md#courier-words). */
export function isSameStatus(one: ParcelState, other: ParcelState): boolean {
  return one.deliveryStatus === other.deliveryStatus && one.substatus === other.substatus;
}
