import type { Category } from '../catalogue/categories.ts';
import { type Angle, requiredAngles } from '../config/inspection.ts';

/** Returns the angles that a report of this category needs and these photos lack. */
export function missingAngles(category: Category, taken: readonly (string | null)[]): readonly Angle[] {
  return requiredAngles[category].filter(({ id }) => !taken.includes(id));
}
