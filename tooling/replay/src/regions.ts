import { chance } from '@suki/api/seed/chance';
import { type DeliveryRegion, deliveryRegions } from '@suki/domain/delivery/regions.table';

/** What people write for the region around Manila. */
const ncr = ['ncr', 'metro manila', 'manila', 'national capital region'];

/** About how the people of the Philippines live; a foreign region stands for one of these, always the same. */
const shares: readonly (readonly [DeliveryRegion, number])[] = [
  ['NCR', 0.4],
  ['SOUTH LUZON', 0.6],
  ['NORTH LUZON', 0.75],
  ['VISAYAS', 0.9],
  ['MINDANAO', 1],
];

/** The delivery region of a buyer, by what the file says of theirs. */
export function regionOfText(text: string): DeliveryRegion {
  const name = text.trim().replace(/\s+/g, ' ');
  if (ncr.includes(name.toLowerCase())) return 'NCR';
  const same = deliveryRegions.find((region) => region === name.toUpperCase());
  const drawn = chance(`region ${name.toLowerCase()}`);
  return same ?? shares.find(([, upTo]) => drawn < upTo)?.[0] ?? 'NCR';
}
