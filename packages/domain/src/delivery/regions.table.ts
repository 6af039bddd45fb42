/** The delivery regions of the specification (section 9) and the days that a parcel takes between them and NCR. */
export const deliveryRegions = [
  'NCR',
  'SOUTH LUZON',
  'NORTH LUZON',
  'VISAYAS',
  'MINDANAO',
  'PUERTO PRINCESA',
  'BATANES',
  'CORON',
  'LUZON ISLAND',
  'MARINDUQUE',
  'MASBATE',
  'MINDORO',
  'CATANDUANES',
] as const;
export type DeliveryRegion = (typeof deliveryRegions)[number];

/** Fewest and most courier days (specification, section 9). */
export type DayRange = { readonly min: number; readonly max: number };

/** Days of a parcel between a region and NCR, where the warehouse is, either way (specification, section 9). */
export const legDays: Readonly<Record<DeliveryRegion, DayRange>> = {
  NCR: { min: 1, max: 1 },
  'SOUTH LUZON': { min: 1, max: 2 },
  'NORTH LUZON': { min: 1, max: 2 },
  VISAYAS: { min: 2, max: 5 },
  MINDANAO: { min: 3, max: 6 },
  'PUERTO PRINCESA': { min: 2, max: 3 },
  BATANES: { min: 3, max: 5 },
  CORON: { min: 3, max: 4 },
  'LUZON ISLAND': { min: 2, max: 4 },
  MARINDUQUE: { min: 2, max: 4 },
  MASBATE: { min: 2, max: 4 },
  MINDORO: { min: 2, max: 4 },
  CATANDUANES: { min: 2, max: 4 },
};

/** The leg of an unknown region (specification: "default seller to NCR 3-3; NCR to buyer 2-2"). */
export const unknownSellerLeg: DayRange = { min: 3, max: 3 };
export const unknownBuyerLeg: DayRange = { min: 2, max: 2 };

/** One day for processing, one at the warehouse (specification, section 9). */
export const PROCESSING_DAYS = 1;
export const WAREHOUSE_DAYS = 1;

/** Returns true for the name of a delivery region (specification, section 9). */
export function isDeliveryRegion(text: unknown): text is DeliveryRegion {
  return deliveryRegions.some((region) => region === text);
}
