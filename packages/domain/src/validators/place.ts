import { regionOfPlace } from '../delivery/region-of-place.ts';
import { invalid, type Validation, valid } from './validation.ts';

/**
 * Validates the PSGC code of a chosen place: the place lies in a delivery region. The validator stands apart from the
 * other address fields because its table is large (specification, section 9: delivery regions).
 */
export function validatePlace(psgc: string): Validation<string> {
  return regionOfPlace(psgc) === null ? invalid('field.place') : valid(psgc);
}
