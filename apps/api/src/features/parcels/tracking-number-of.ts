/** The parcel that a webhook of the courier service is about: under `data`, or at the root where a bare object is sent. */
export function trackingNumberOf(body: Readonly<Record<string, unknown>>): string | null {
  const inner = body.data;
  const text =
    typeof inner === 'object' && inner !== null && 'tracking_number' in inner
      ? inner.tracking_number
      : body.tracking_number;
  return typeof text === 'string' && text !== '' ? text : null;
}
