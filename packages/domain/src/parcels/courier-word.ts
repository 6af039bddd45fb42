import { type CourierWord, courierWords } from './courier-words.table.ts';

/** What the tracking service says of a parcel: its status and sub-status (specification, section 4). */
export type ParcelState = { readonly deliveryStatus: string; readonly substatus: string | null };

/**
 * The row of a word: of its sub-status, else of its status. A status that nobody knows leads to nothing, and people
 * look (docs/providers.md#courier-words).
 */
export function courierWord({ deliveryStatus, substatus }: ParcelState): CourierWord {
  const ofStatus = courierWords.filter(({ status }) => status === deliveryStatus);
  return (
    ofStatus.find((word) => word.substatus === substatus) ??
    ofStatus.find((word) => word.substatus === null) ?? {
      status: deliveryStatus,
      substatus: null,
      rank: 1,
      commands: { inbound: [], outbound: [] },
      needsPeople: true,
    }
  );
}

/**
 * Whether a report is less far than what is known of the same parcel: it was asked for earlier and comes later, so it
 * moves nothing and the known word stays (docs/lifecycle.md#parcels).
 */
export function isOutdated(known: ParcelState, said: ParcelState): boolean {
  return courierWord(said).rank < courierWord(known).rank;
}

/**
 * Whether the courier has the parcel, or had it: until then its number may be replaced (E47, E67;
 * docs/lifecycle.md#parcels).
 */
export function wasSeen(known: ParcelState): boolean {
  return courierWord(known).rank > 0;
}

/**
 * Whether two reports say the same of a parcel: the tracking service repeats them (docs/providers.md#courier-words).
 */
export function isSameWord(one: ParcelState, other: ParcelState): boolean {
  return one.deliveryStatus === other.deliveryStatus && one.substatus === other.substatus;
}
