import { couriers } from './couriers.ts';

/**
 * Returns the common name of a courier by its code at the tracking service; the code itself when it is unknown
 * (docs/providers.md#trackingmore).
 */
export function courierName(code: string): string {
  return couriers.find((courier) => courier.code === code)?.name ?? code;
}
