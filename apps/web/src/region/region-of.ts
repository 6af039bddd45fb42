import { type DeliveryRegion, isDeliveryRegion } from '@suki/domain/delivery/regions.table';

/** The region of an address from the API; null while unknown. */
export function regionOf(region: string | null | undefined): DeliveryRegion | null {
  return isDeliveryRegion(region) ? region : null;
}
