import type { SomeHandlers } from '../../../http/handler.ts';
import { createCatalogueBrand, listCatalogueBrands, renameCatalogueBrand } from './catalogue-brands.route.ts';
import { changeCatalogueItems } from './change-catalogue-items.route.ts';
import { editCatalogueItem } from './edit-catalogue-item.route.ts';
import { getCatalogueItem } from './get-catalogue-item.route.ts';
import { listCatalogueChanges } from './list-catalogue-changes.route.ts';
import { listCatalogueItems } from './list-catalogue-items.route.ts';

export const staffCatalogueHandlers = {
  changeCatalogueItems,
  createCatalogueBrand,
  editCatalogueItem,
  getCatalogueItem,
  listCatalogueBrands,
  listCatalogueChanges,
  listCatalogueItems,
  renameCatalogueBrand,
} satisfies SomeHandlers;
