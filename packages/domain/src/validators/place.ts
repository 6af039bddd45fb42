import { regionOfPlace } from '../delivery/region-of-place.ts';
import { invalid, type Validation, valid } from './validation.ts';

/**
 * The PSGC code of the chosen place: one that lies in a delivery region. Apart from the other address fields for its table's weight
 * (specification, section 9: delivery regions).
 */
export function validatePlace(psgc: string): Validation<string> {
  return regionOfPlace(psgc) === null ? invalid('field.place') : valid(psgc);
}
