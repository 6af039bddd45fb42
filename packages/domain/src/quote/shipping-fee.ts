import { outboundShipping, returnHandling, unknownRegionShipping } from '../config/shipping.ts';
import type { DeliveryRegion } from '../delivery/regions.table.ts';
import { add, type Centavos } from '../money/centavos.ts';
import { rowOf } from '../row-of.ts';

/**
 * Returns the shipping fee of a buyer in this region, in centavos; null is an unknown region
 * (docs/decisions.md#prices-and-quotes).
 * @throws RangeError for a region that there is not.
 */
export function outboundShippingFee(buyerRegion: DeliveryRegion | null): Centavos {
  return buyerRegion === null ? unknownRegionShipping : rowOf('a delivery region', outboundShipping, buyerRegion);
}

/**
 * Returns the fee of a seller in this region for a parcel that goes back to them, in centavos: the outbound fee and
 * handling (docs/decisions.md#prices-and-quotes).
 * @throws RangeError for a region that there is not.
 */
export function returnShippingFee(sellerRegion: DeliveryRegion | null): Centavos {
  return add(outboundShippingFee(sellerRegion), returnHandling);
}
