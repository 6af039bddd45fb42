import { discoverTabs } from '@suki/domain/catalogue/tabs';
import { BOOK_LOG_LINES_MAX, SITEMAP_PART_ITEMS } from '@suki/domain/config/lists';
import { z } from 'zod';
import { route } from '../route.ts';
import { ItemId, SizeTemplateId, SkuId } from '../shared/brands.ts';
import { pageOf, shelfQuery } from '../shared/lists.ts';
import { BookLog, Drop, HomeSection, Item, ItemCard, Sale, SizeTemplate, SkuBook } from './catalogue.schemas.ts';

const tag = 'catalogue';
const audience = 'public-catalogue';
/** The column of the version has four bytes. */
const BOOK_VERSION_MAX = 2_147_483_647;
const flag = z.enum(['true', 'false']).optional();

export const catalogueRoutes = {
  recommendItems: route({
    operationId: 'recommendItems',
    method: 'GET',
    path: '/item/recommend',
    tag,
    summary: 'The home page: its sections for one discover tab, each with its items.',
    audience,
    query: z.object({ tab: z.enum(discoverTabs).optional() }),
    response: z.object({ sections: z.array(HomeSection) }),
    errors: [],
  }),
  listRecentlyReleasedItems: route({
    operationId: 'listRecentlyReleasedItems',
    method: 'GET',
    path: '/item/recent-released',
    tag,
    summary: 'Items by release date, newest first.',
    audience,
    query: z.object(shelfQuery),
    response: pageOf(ItemCard),
    errors: [],
  }),
  listDrops: route({
    operationId: 'listDrops',
    method: 'GET',
    path: '/drop/list',
    tag,
    summary: 'Items that are released today or later, the next first, with the number of people who wait for them.',
    audience,
    query: z.object(shelfQuery),
    response: pageOf(Drop),
    errors: [],
  }),
  recommendItemsToSell: route({
    operationId: 'recommendItemsToSell',
    method: 'GET',
    path: '/item/sell-recommend',
    tag,
    summary: 'Items that buyers look for now; where the sell page starts.',
    audience,
    query: z.object(shelfQuery),
    response: pageOf(ItemCard),
    errors: [],
  }),
  listSitemapParts: route({
    operationId: 'listSitemapParts',
    method: 'GET',
    path: '/sitemap/list',
    tag,
    summary: 'The parts of the sitemap of all listed items: the first item of each, in the order of their ids.',
    audience,
    response: z.object({ parts: z.array(z.object({ firstItemId: ItemId })) }),
    errors: [],
  }),
  getSitemapPart: route({
    operationId: 'getSitemapPart',
    method: 'GET',
    path: '/sitemap/{firstItemId}',
    tag,
    summary: 'The listed items of one part of the sitemap, from its first item on.',
    audience,
    params: z.object({ firstItemId: ItemId }),
    response: z.object({ itemIds: z.array(ItemId).max(SITEMAP_PART_ITEMS) }),
    errors: [],
  }),
  getItem: route({
    operationId: 'getItem',
    method: 'GET',
    path: '/item/{id}',
    tag,
    summary: 'One item with its sizes and their prices.',
    audience,
    params: z.object({ id: ItemId }),
    query: z.object({ noSub: flag, sizeTemplateDetail: flag }),
    response: Item,
    errors: ['ITEM_NOT_FOUND'],
  }),
  getSkuBook: route({
    operationId: 'getSkuBook',
    method: 'GET',
    path: '/item/{id}/sku',
    tag,
    summary: 'The prices of one size: lowest asks, highest bid, last sale, depth.',
    audience,
    params: z.object({ id: ItemId }),
    query: z.object({ skuId: SkuId }),
    response: SkuBook,
    errors: ['SKU_NOT_FOUND'],
  }),
  getSkuBookLog: route({
    operationId: 'getSkuBookLog',
    method: 'GET',
    path: '/item/{itemId}/sku/book-log',
    tag,
    summary: 'What happened in the book of one size, oldest first, as a chain of hashes that verify-book replays.',
    audience,
    params: z.object({ itemId: ItemId }),
    query: z.object({
      skuId: SkuId,
      afterVersion: z.coerce.number().int().min(0).max(BOOK_VERSION_MAX).optional(),
      limit: z.coerce.number().int().min(1).max(BOOK_LOG_LINES_MAX).optional(),
    }),
    response: BookLog,
    errors: ['SKU_NOT_FOUND'],
  }),
  listPurchaseHistory: route({
    operationId: 'listPurchaseHistory',
    method: 'GET',
    path: '/item/{id}/purchase-history/list',
    tag,
    summary: 'Sales that passed the inspection, newest first.',
    audience,
    params: z.object({ id: ItemId }),
    query: z.object({ ...shelfQuery, skuId: SkuId.optional() }),
    response: pageOf(Sale),
    errors: ['ITEM_NOT_FOUND'],
  }),
  getSizeTemplate: route({
    operationId: 'getSizeTemplate',
    method: 'GET',
    path: '/size-template/{id}',
    tag,
    summary: 'A size chart.',
    audience,
    params: z.object({ id: SizeTemplateId }),
    response: SizeTemplate,
    errors: ['SIZE_TEMPLATE_NOT_FOUND'],
  }),
} as const;
