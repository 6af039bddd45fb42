import type { SomeHandlers } from '../../../http/handler.ts';
import { addItemSizes } from './add-item-sizes.route.ts';
import { createCatalogueBrand, listCatalogueBrands, renameCatalogueBrand } from './catalogue-brands.route.ts';
import { listCatalogueShelves, saveCatalogueShelf } from './catalogue-shelves.route.ts';
import { changeCatalogueItems } from './change-catalogue-items.route.ts';
import { editCatalogueItem } from './edit-catalogue-item.route.ts';
import { listFeeVersions, planFeeRule, tryFeeRule } from './fee-plans.route.ts';
import { getCatalogueItem } from './get-catalogue-item.route.ts';
import { listCatalogueChanges } from './list-catalogue-changes.route.ts';
import { listCatalogueItems } from './list-catalogue-items.route.ts';
import { setItemPhotos } from './set-item-photos.route.ts';

export const staffCatalogueHandlers = {
  addItemSizes,
  changeCatalogueItems,
  createCatalogueBrand,
  editCatalogueItem,
  getCatalogueItem,
  listCatalogueBrands,
  listCatalogueChanges,
  listCatalogueItems,
  listCatalogueShelves,
  renameCatalogueBrand,
  saveCatalogueShelf,
  setItemPhotos,
  listFeeVersions,
  planFeeRule,
  tryFeeRule,
} satisfies SomeHandlers;
