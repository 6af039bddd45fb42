import { outboundShipping, returnHandling, unknownRegionShipping } from '../config/shipping.ts';
import type { DeliveryRegion } from '../delivery/regions.table.ts';
import { add, type Centavos } from '../money/centavos.ts';
import { rowOf } from '../row-of.ts';

/**
 * What a buyer in this region pays for shipping, in centavos; null: the region is not known
 * (docs/decisions.md#prices-and-money).
 * @throws RangeError for a region that there is not.
 */
export function outboundShippingFee(buyerRegion: DeliveryRegion | null): Centavos {
  return buyerRegion === null ? unknownRegionShipping : rowOf('a delivery region', outboundShipping, buyerRegion);
}

/**
 * What a seller in this region pays for a parcel that goes back to them, in centavos: the same way out, and handling
 * (docs/decisions.md#prices-and-money).
 * @throws RangeError for a region that there is not.
 */
export function returnShippingFee(sellerRegion: DeliveryRegion | null): Centavos {
  return add(outboundShippingFee(sellerRegion), returnHandling);
}
