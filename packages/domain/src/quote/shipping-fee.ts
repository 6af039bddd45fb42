import { outboundShipping, returnHandling, unknownRegionShipping } from '../config/shipping.ts';
import type { DeliveryRegion } from '../delivery/regions.table.ts';
import { add, type Centavos } from '../money/centavos.ts';

/**
 * Returns the shipping fee of a buyer in this region, in centavos; null is an unknown region
 * (docs/decisions.md#prices-and-quotes).
 */
export function outboundShippingFee(buyerRegion: DeliveryRegion | null): Centavos {
  return buyerRegion === null ? unknownRegionShipping : outboundShipping[buyerRegion];
}

/**
 * Returns the fee of a seller in this region for a parcel that goes back to them, in centavos: the outbound fee and
 * handling (docs/decisions.md#prices-and-quotes).
 */
export function returnShippingFee(sellerRegion: DeliveryRegion | null): Centavos {
  return add(outboundShippingFee(sellerRegion), returnHandling);
}
