import { type CourierStatus, courierStatuses } from './courier-statuses.table.ts';

/** The tracking service's status and sub-status of a parcel (specification, section 4). */
export type ParcelState = { readonly deliveryStatus: string; readonly substatus: string | null };

/**
 * Returns the row of a reported status: of its sub-status, else of the status alone. An unknown status has no command,
 * and the staff are told (docs/providers.md#courier-words).
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
 * Returns true when a report is behind the known state of its parcel: it was requested earlier and arrived later, so
 * the known status stays (docs/lifecycle.md#parcels).
 */
export function isOutdated(known: ParcelState, said: ParcelState): boolean {
  return courierStatus(said).rank < courierStatus(known).rank;
}

/**
 * Returns true when the courier has or had the parcel; until then its number may be replaced (E47, E67;
 * docs/lifecycle.md#parcels).
 */
export function wasSeen(known: ParcelState): boolean {
  return courierStatus(known).rank > 0;
}

/**
 * Returns true for two equal reports of a parcel: the tracking service repeats them (docs/providers.md#courier-words).
 */
export function isSameStatus(one: ParcelState, other: ParcelState): boolean {
  return one.deliveryStatus === other.deliveryStatus && one.substatus === other.substatus;
}
