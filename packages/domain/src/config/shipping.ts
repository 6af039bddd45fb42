import type { DeliveryRegion } from '../delivery/regions.table.ts';
import { type Centavos, pesos } from '../money/centavos.ts';

/** Outbound shipping by the buyer's region, paid by the buyer (docs/decisions.md#prices-and-quotes). */
export const outboundShipping: Readonly<Record<DeliveryRegion, Centavos>> = {
  NCR: pesos(120),
  'NORTH LUZON': pesos(160),
  'SOUTH LUZON': pesos(160),
  VISAYAS: pesos(200),
  MINDANAO: pesos(220),
  'PUERTO PRINCESA': pesos(220),
  'LUZON ISLAND': pesos(240),
  MARINDUQUE: pesos(240),
  MASBATE: pesos(240),
  MINDORO: pesos(240),
  CATANDUANES: pesos(240),
  CORON: pesos(280),
  BATANES: pesos(280),
};

export const unknownRegionShipping = pesos(160);

/** Added to the outbound table when the seller pays a return. */
export const returnHandling = pesos(100);
