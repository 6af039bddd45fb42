import { bookLines } from '../examples/book-log.ts';
import type { ExamplesOf } from '../examples/example-of.ts';
import { ids } from '../examples/ids.ts';
import { limit, page } from '../examples/pages.ts';
import { book, card, item, label, sale, sizeTemplate } from '../examples/pair.ts';
import type { catalogueRoutes } from './catalogue.table.ts';

export const catalogueExamples: ExamplesOf<typeof catalogueRoutes> = {
  recommendItems: {
    query: { tab: 'shoes' },
    answer: {
      sections: [
        { id: 'featured', items: [card] },
        { id: 'shoes', items: [card] },
      ],
    },
  },
  listRecentlyReleasedItems: { answer: page(card) },
  listDrops: {
    query: { limit },
    answer: page({
      id: ids.item,
      itemId: ids.item,
      releaseDate: '2026-12-05',
      waitingCount: 12,
      item: { ...card, releaseDate: '2026-12-05' },
    }),
  },
  listRecentSales: { answer: { sales: [{ ...sale, name: card.name, sizes: label.sizes }] } },
  recommendItemsToSell: { query: { limit }, answer: page(card) },
  listSitemapParts: { answer: { parts: [{ firstItemId: ids.item }] } },
  getSitemapPart: { params: { firstItemId: ids.item }, answer: { itemIds: [ids.item] } },
  getItem: { params: { id: ids.item }, query: { sizeTemplateDetail: 'true' }, answer: item },
  getSkuBook: { params: { id: ids.item }, query: { skuId: ids.sku }, answer: book },
  getSkuBookLog: {
    params: { itemId: ids.item },
    query: { skuId: ids.sku, afterVersion: 1, limit },
    answer: { skuId: ids.sku, version: book.version, lines: bookLines.slice(1) },
  },
  listPurchaseHistory: {
    params: { id: ids.item },
    query: { skuId: ids.sku, limit },
    answer: { items: [sale], hasMore: false, lastItemId: '1762045200000.4f0c1de29b77' },
  },
  getSizeTemplate: { params: { id: ids.sizeTemplate }, answer: sizeTemplate },
};
