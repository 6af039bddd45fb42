import { categories } from '@suki/domain/catalogue/categories';
import { itemStatuses } from '@suki/domain/catalogue/item-status';
import { SHELF_ROWS_MAX, shelves } from '@suki/domain/catalogue/shelves';
import { BULK_ITEMS_MAX, ITEM_BRANDS_MAX, ITEM_PHOTOS_MAX, itemTextLengths } from '@suki/domain/config/catalogue-desk';
import { z } from 'zod';
import { Brand } from '../catalogue/catalogue.schemas.ts';
import { route } from '../route.ts';
import { BrandId, CalendarDate, Centavos, FileId, ItemId, Moment } from '../shared/brands.ts';
import { pageOf, shelfQuery } from '../shared/lists.ts';
import { TypedText } from '../shared/text.ts';
import {
  CatalogueChange,
  CatalogueItem,
  CatalogueOutcome,
  CatalogueRow,
  CatalogueShelf,
  FeeDryRun,
  FeePlan,
  FeeVersion,
  ShelfRow,
} from './catalogue.schemas.ts';
import { actReason } from './people.table.ts';

const tag = 'staff-catalogue';
const audience = 'staff';
const roles = ['catalogue'] as const;
const params = z.object({ id: ItemId });
const version = z.int().min(0);

export const staffCatalogueRoutes = {
  listCatalogueItems: route({
    operationId: 'listCatalogueItems',
    method: 'GET',
    path: '/staff/catalogue/item-list',
    tag,
    summary: 'Items in any status, the newest first; found by words of name and style code, or by their brand.',
    audience,
    roles,
    query: z.object({
      ...shelfQuery,
      text: TypedText.optional(),
      status: z.enum(itemStatuses).optional(),
      category: z.enum(categories).optional(),
      brandId: BrandId.optional(),
    }),
    response: pageOf(CatalogueRow),
    errors: [],
  }),
  getCatalogueItem: route({
    operationId: 'getCatalogueItem',
    method: 'GET',
    path: '/staff/catalogue/item/{id}',
    tag,
    summary: 'One item in any status, with its sizes, photographs, open trades and history.',
    audience,
    roles,
    params,
    response: CatalogueItem,
    errors: ['ITEM_NOT_FOUND'],
  }),
  editCatalogueItem: route({
    operationId: 'editCatalogueItem',
    method: 'PUT',
    path: '/staff/catalogue/item/{id}',
    tag,
    summary:
      'Changes the words, day, price, brands, category and wearers of an item. CONFLICT: a colleague changed it after `version`. The category stays while an ask, bid or order is open.',
    audience,
    roles,
    actsOn: 'nothing',
    params,
    body: z.object({
      version,
      name: TypedText,
      model: TypedText,
      colourway: TypedText,
      styleCode: TypedText,
      description: z.string().max(itemTextLengths.description.max * 2),
      category: z.enum(categories),
      genders: z.array(z.enum(['men', 'women', 'kids'])).max(3),
      brandIds: z.array(BrandId).min(1).max(ITEM_BRANDS_MAX),
      retailPrice: Centavos.nullable(),
      releaseDate: CalendarDate.nullable(),
      /** Why, when it is not plain from the change. */
      reason: actReason.nullable(),
    }),
    response: CatalogueItem,
    errors: ['ITEM_NOT_FOUND', 'BRAND_NOT_FOUND', 'STYLE_CODE_TAKEN', 'ITEM_IN_TRADE'],
  }),
  addItemSizes: route({
    operationId: 'addItemSizes',
    method: 'POST',
    path: '/staff/catalogue/item/{id}/sizes',
    tag,
    summary:
      'Adds sizes of its chart to an item, each with an empty book. A size is never taken away, because it has a book.',
    audience,
    roles,
    actsOn: 'nothing',
    params,
    body: z.object({ version, lines: z.array(z.int().min(0).max(200)).min(1).max(100) }),
    response: CatalogueItem,
    errors: ['ITEM_NOT_FOUND', 'SKU_NOT_FOUND'],
  }),
  setItemPhotos: route({
    operationId: 'setItemPhotos',
    method: 'PUT',
    path: '/staff/catalogue/item/{id}/photos',
    tag,
    summary:
      'Sets the photographs of an item in their order; the first one stands for it, and none brings its drawings back. New ones are the caller’s own uploads.',
    audience,
    roles,
    actsOn: 'nothing',
    params,
    body: z.object({ version, fileIds: z.array(FileId).max(ITEM_PHOTOS_MAX) }),
    response: CatalogueItem,
    errors: ['ITEM_NOT_FOUND', 'FILE_NOT_FOUND'],
  }),
  changeCatalogueItems: route({
    operationId: 'changeCatalogueItems',
    method: 'POST',
    path: '/staff/catalogue/item-changes',
    tag,
    summary:
      'Changes status, category, brand or release date of many items, with a reason. Each item is changed or stays, and the answer says which. `isPreview` changes nothing and answers alike.',
    audience,
    roles,
    actsOn: 'nothing',
    body: z.object({
      items: z
        .array(z.object({ itemId: ItemId, version }))
        .min(1)
        .max(BULK_ITEMS_MAX),
      /** Absent fields stay as they are. */
      change: z
        .object({
          status: z.enum(itemStatuses).optional(),
          category: z.enum(categories).optional(),
          brandId: BrandId.optional(),
          releaseDate: CalendarDate.nullable().optional(),
        })
        .refine((change) => Object.values(change).some((value) => value !== undefined), 'Expected a field to change'),
      reason: actReason,
      isPreview: z.boolean(),
    }),
    response: z.object({ changed: z.int(), items: z.array(CatalogueOutcome) }),
    errors: ['BRAND_NOT_FOUND'],
  }),
  listCatalogueChanges: route({
    operationId: 'listCatalogueChanges',
    method: 'GET',
    path: '/staff/catalogue/change-list',
    tag,
    summary: 'Every change of the catalogue by the staff, newest first: who, when, why, before and after.',
    audience,
    roles,
    query: z.object(shelfQuery),
    response: pageOf(CatalogueChange),
    errors: [],
  }),
  listCatalogueShelves: route({
    operationId: 'listCatalogueShelves',
    method: 'GET',
    path: '/staff/catalogue/shelf-list',
    tag,
    summary: 'The sections of home, the tabs of search, and the ideas and words of the search page, hidden ones too.',
    audience,
    roles,
    response: z.object({ shelves: z.array(CatalogueShelf) }),
    errors: [],
  }),
  saveCatalogueShelf: route({
    operationId: 'saveCatalogueShelf',
    method: 'PUT',
    path: '/staff/catalogue/shelf/{shelf}',
    tag,
    summary:
      'Saves a list of the shop in its new order. Sections and tabs stay all; ideas and words come and go. Home follows at once, the search page with its next answer.',
    audience,
    roles,
    actsOn: 'nothing',
    params: z.object({ shelf: z.enum(shelves) }),
    body: z.object({ version, rows: z.array(ShelfRow).max(SHELF_ROWS_MAX) }),
    response: CatalogueShelf,
    errors: [],
  }),
  listFeeVersions: route({
    operationId: 'listFeeVersions',
    method: 'GET',
    path: '/staff/catalogue/fee-list',
    tag,
    summary: 'The fee rules of sellers with their versions: planned ones, those in force, and those that are over.',
    audience,
    roles,
    response: z.object({ versions: z.array(FeeVersion) }),
    errors: [],
  }),
  tryFeeRule: route({
    operationId: 'tryFeeRule',
    method: 'POST',
    path: '/staff/catalogue/fee/dry-run',
    tag,
    summary:
      'Counts the fees of the newest sales again as if this rule were in force, by the engine of every quote. Nothing is stored.',
    audience,
    roles,
    actsOn: 'nothing',
    body: FeePlan,
    response: FeeDryRun,
    errors: ['BRAND_NOT_FOUND'],
  }),
  planFeeRule: route({
    operationId: 'planFeeRule',
    method: 'POST',
    path: '/staff/catalogue/fee',
    tag,
    summary:
      'Plans a version of a fee rule that begins later. Asks and orders keep the fees that were frozen with them. A plan of the same moment is replaced.',
    audience,
    roles,
    actsOn: 'nothing',
    body: FeePlan.extend({ effectiveFrom: Moment, reason: actReason }),
    response: z.object({ versions: z.array(FeeVersion) }),
    errors: ['BRAND_NOT_FOUND', 'TOO_LATE'],
  }),
  listCatalogueBrands: route({
    operationId: 'listCatalogueBrands',
    method: 'GET',
    path: '/staff/catalogue/brand-list',
    tag,
    summary: 'Brands by name, all of them or those whose name begins with a text.',
    audience,
    roles,
    query: z.object({ ...shelfQuery, text: TypedText.optional() }),
    response: pageOf(Brand),
    errors: [],
  }),
  createCatalogueBrand: route({
    operationId: 'createCatalogueBrand',
    method: 'POST',
    path: '/staff/catalogue/brand',
    tag,
    summary: 'Adds a brand.',
    audience,
    roles,
    actsOn: 'nothing',
    body: z.object({ name: TypedText }),
    response: Brand,
    successStatus: 201,
    errors: ['BRAND_EXISTS'],
  }),
  renameCatalogueBrand: route({
    operationId: 'renameCatalogueBrand',
    method: 'PUT',
    path: '/staff/catalogue/brand/{id}',
    tag,
    summary: 'Gives a brand another name; its address and mark stay.',
    audience,
    roles,
    actsOn: 'nothing',
    params: z.object({ id: BrandId }),
    body: z.object({ name: TypedText, reason: actReason }),
    response: Brand,
    errors: ['BRAND_NOT_FOUND', 'BRAND_EXISTS'],
  }),
} as const;
