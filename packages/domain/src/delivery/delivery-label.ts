/** The labels of the specification (section 8) for what a courier reports. */
export type DeliveryLabel =
  | 'Delivered'
  | 'Info Received'
  | 'Awaiting Pickup'
  | 'Out for Delivery'
  | "Logistics Alert: We'll Reach Out"
  | "Info Expired: We'll Reach Out"
  | 'Failed Delivery Attempt';

/** By the tracking service's status; `null` for a parcel on its way, which has no label in the specification. */
const byStatus = new Map<string, DeliveryLabel | null>([
  ['inforeceived', 'Info Received'],
  ['transit', null],
  ['pickup', 'Out for Delivery'],
  ['delivered', 'Delivered'],
  ['undelivered', 'Failed Delivery Attempt'],
  ['exception', "Logistics Alert: We'll Reach Out"],
  ['expired', "Info Expired: We'll Reach Out"],
  ['notfound', 'Info Received'],
  ['pending', 'Info Received'],
]);

/** Sub-statuses with a label other than that of their status. */
const bySubstatus = new Map<string, DeliveryLabel>([
  ['pickup002', 'Awaiting Pickup'],
  ['pending003', "Logistics Alert: We'll Reach Out"],
  ['pending005', "Info Expired: We'll Reach Out"],
]);

/**
 * Returns the label of a parcel by the tracking service's status and sub-status (specification, sections 4 and 8). Null
 * while the parcel is simply on its way, and for an unknown status. A sub-status of another status is ignored.
 */
export function deliveryLabel(status: string, substatus: string | null = null): DeliveryLabel | null {
  const special = substatus?.startsWith(status) ? bySubstatus.get(substatus) : undefined;
  return special ?? byStatus.get(status) ?? null;
}

/** Returns words for a courier's status that say nothing about a place: its label, or "On its way" (ADR 0092). */
export function statusWords(status: string): string {
  return deliveryLabel(status, null) ?? 'On its way';
}
