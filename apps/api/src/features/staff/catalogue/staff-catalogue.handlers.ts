import type { SomeHandlers } from '../../../http/handler.ts';
import { addItemSizes } from './add-item-sizes.route.ts';
import { chooseBrandChart, listBrandCharts } from './brand-charts.route.ts';
import { createCatalogueBrand, listCatalogueBrands, renameCatalogueBrand } from './catalogue-brands.route.ts';
import { getCatalogueSection, saveCatalogueSection } from './catalogue-sections.route.ts';
import { listCatalogueShelves, saveCatalogueShelf } from './catalogue-shelves.route.ts';
import { changeCatalogueItems } from './change-catalogue-items.route.ts';
import { createCatalogueItem } from './create-catalogue-item.route.ts';
import { editCatalogueItem } from './edit-catalogue-item.route.ts';
import { listFeeVersions, planFeeRule, tryFeeRule, withdrawFeePlan } from './fee-plans.route.ts';
import { getCatalogueItem } from './get-catalogue-item.route.ts';
import { listCatalogueChanges } from './list-catalogue-changes.route.ts';
import { listCatalogueItems } from './list-catalogue-items.route.ts';
import { setItemPhotos } from './set-item-photos.route.ts';
import { createSizeChart, getSizeChart, listSizeCharts, saveSizeChart } from './size-charts.route.ts';

export const staffCatalogueHandlers = {
  addItemSizes,
  changeCatalogueItems,
  chooseBrandChart,
  createCatalogueBrand,
  createCatalogueItem,
  createSizeChart,
  editCatalogueItem,
  getCatalogueItem,
  getCatalogueSection,
  getSizeChart,
  listBrandCharts,
  listCatalogueBrands,
  listCatalogueChanges,
  listCatalogueItems,
  listCatalogueShelves,
  listSizeCharts,
  renameCatalogueBrand,
  saveCatalogueSection,
  saveCatalogueShelf,
  saveSizeChart,
  setItemPhotos,
  listFeeVersions,
  planFeeRule,
  tryFeeRule,
  withdrawFeePlan,
} satisfies SomeHandlers;
