import type { CatalogueHomeSection, CatalogueItem, CatalogueItemId } from './catalogue.types.ts';
import type { SectionPlan } from './section-plans.table.ts';

/** The home page gives each item to one of its parts: ten leave enough for every part. */
const SECTION_SIZE = 10;

/**
 * Fills the sections of the home page: the editor's choice first, then items that fit, in the order of the catalogue
 * and none that an earlier section added already.
 */
export function homeSectionsOf(
  plans: readonly SectionPlan[],
  items: readonly CatalogueItem[],
): readonly CatalogueHomeSection[] {
  const placed = new Set<CatalogueItemId>(plans.flatMap(({ first }) => first));
  return plans.map(({ id, first, fits }) => {
    const more = items
      .filter((item) => !placed.has(item.id) && fits(item))
      .slice(0, Math.max(0, SECTION_SIZE - first.length))
      .map((item) => item.id);
    for (const added of more) placed.add(added);
    return { id, itemIds: [...first, ...more].slice(0, SECTION_SIZE) };
  });
}
