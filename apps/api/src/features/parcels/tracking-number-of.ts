/** Returns the tracking number in a webhook of the courier service: under `data`, or at the root of a bare object. */
export function trackingNumberOf(body: Readonly<Record<string, unknown>>): string | null {
  const inner = body.data;
  const text =
    typeof inner === 'object' && inner !== null && 'tracking_number' in inner
      ? inner.tracking_number
      : body.tracking_number;
  return typeof text === 'string' && text !== '' ? text : null;
}
