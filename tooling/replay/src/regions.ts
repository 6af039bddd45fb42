import { chance } from '@suki/api/seed/chance';
import { type DeliveryRegion, deliveryRegions } from '@suki/domain/delivery/regions.table';

/** Names that people use for the region around Manila. */
const ncr = ['ncr', 'metro manila', 'manila', 'national capital region'];

/** Cumulative shares, roughly those of the population. A foreign region is always replaced by the same of these. */
const shares: readonly (readonly [DeliveryRegion, number])[] = [
  ['NCR', 0.4],
  ['SOUTH LUZON', 0.6],
  ['NORTH LUZON', 0.75],
  ['VISAYAS', 0.9],
  ['MINDANAO', 1],
];

export function regionOfText(text: string): DeliveryRegion {
  const name = text.trim().replace(/\s+/g, ' ');
  if (ncr.includes(name.toLowerCase())) return 'NCR';
  const same = deliveryRegions.find((region) => region === name.toUpperCase());
  const drawn = chance(`region ${name.toLowerCase()}`);
  return same ?? shares.find(([, upTo]) => drawn < upTo)?.[0] ?? 'NCR';
}
