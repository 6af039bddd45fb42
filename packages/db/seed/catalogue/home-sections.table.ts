import type { CatalogueHomeSection } from './catalogue.types.ts';
import { homeSectionsOf } from './home-sections.ts';
import { catalogueItems } from './items.table.ts';
import { sectionPlans } from './section-plans.table.ts';

/** The home page, section by section, each in the editor's order. */
export const catalogueHomeSections: readonly CatalogueHomeSection[] = homeSectionsOf(sectionPlans, catalogueItems);
