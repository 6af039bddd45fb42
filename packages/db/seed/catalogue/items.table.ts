import { catalogueBrands } from './brands.table.ts';
import type { CatalogueItem } from './catalogue.types.ts';
import { firstItems } from './first-items.table.ts';
import { itemsOfModels } from './items-of-models.ts';
import { catalogueModels } from './models/models.table.ts';

/** The demonstration catalogue in the editor's order: the items written one by one, then those of the models. */
export const catalogueItems: readonly CatalogueItem[] = [
  ...firstItems,
  ...itemsOfModels(catalogueModels, catalogueBrands),
];
