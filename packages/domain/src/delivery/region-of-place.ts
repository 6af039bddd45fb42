import { municipalityRegions, provinceRegions, usualRegions } from './places.table.ts';
import type { DeliveryRegion } from './regions.table.ts';

const PSGC_PATTERN = /^\d{10}$/;
const WHOLE_REGION_PATTERN = /^\d{2}0{8}$/;

/**
 * Returns the delivery region of a place by its PSGC code at any level below a region: barangay, municipality, city,
 * province. `null` when the text is no such code, or names a whole administrative region, which may hold several of
 * ours (specification, section 9). Barangays are not checked: an invented code gets the answer of its municipality,
 * province or region.
 */
export function regionOfPlace(psgc: string): DeliveryRegion | null {
  if (!PSGC_PATTERN.test(psgc) || WHOLE_REGION_PATTERN.test(psgc)) {
    return null;
  }
  return (
    municipalityRegions[psgc.slice(0, 7)] ?? provinceRegions[psgc.slice(0, 5)] ?? usualRegions[psgc.slice(0, 2)] ?? null
  );
}
