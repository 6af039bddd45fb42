import type { SomeHandlers } from '../../http/handler.ts';
import { getItem } from './get-item.route.ts';
import { getSitemapPart } from './get-sitemap-part.route.ts';
import { getSizeTemplate } from './get-size-template.route.ts';
import { getSkuBook } from './get-sku-book.route.ts';
import { getSkuBookLog } from './get-sku-book-log.route.ts';
import { listDrops } from './list-drops.route.ts';
import { listPurchaseHistory } from './list-purchase-history.route.ts';
import { listRecentSales } from './list-recent-sales.route.ts';
import { listRecentlyReleasedItems } from './list-recently-released-items.route.ts';
import { listSitemapParts } from './list-sitemap-parts.route.ts';
import { recommendItems } from './recommend-items.route.ts';
import { recommendItemsToSell } from './recommend-items-to-sell.route.ts';

export const catalogueHandlers = {
  getItem,
  getSitemapPart,
  getSizeTemplate,
  getSkuBookLog,
  getSkuBook,
  listDrops,
  listPurchaseHistory,
  listRecentSales,
  listRecentlyReleasedItems,
  listSitemapParts,
  recommendItemsToSell,
  recommendItems,
} satisfies SomeHandlers;
