import { couriers } from './couriers.ts';

/**
 * What people call a courier, by the code of the tracking service; the code itself where nobody knows it
 * (docs/providers.md#trackingmore).
 */
export function courierName(code: string): string {
  return couriers.find((courier) => courier.code === code)?.name ?? code;
}
