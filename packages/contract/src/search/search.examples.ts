import { pesos } from '@suki/domain/money/centavos';
import type { ExamplesOf } from '../examples/example-of.ts';
import { ids } from '../examples/ids.ts';
import { limit, page } from '../examples/pages.ts';
import { card } from '../examples/pair.ts';
import { dearerPrice, price } from '../examples/prices.ts';
import type { searchRoutes } from './search.table.ts';

const one = (value: string, name: string) => [{ value, name, count: 1 }];

const shoes = { id: ids.category, category: 'shoes', parentId: null, name: 'Shoes', keyword: null } as const;

export const searchExamples: ExamplesOf<typeof searchRoutes> = {
  searchItems: {
    query: {
      keyword: 'smba og',
      tab: 'shoes',
      size: ['9', '9.5'],
      sizeSystem: 'us_m',
      region: 'NCR',
      sort: 'price_asc',
      limit,
    },
    answer: {
      ...page(card),
      total: 1,
      isTotalExact: true,
      facets: {
        tab: one('shoes', 'Shoes'),
        category: one('shoes', 'Shoes'),
        brand: one('adidas', 'adidas'),
        gender: one('men', 'Men'),
        size: one('9', '9'),
        color: one('white', 'White'),
        condition: one('new', 'New'),
        releaseYear: [],
        flash: [],
      },
      price: { from: price, to: price },
      priceSteps: [{ from: pesos(6_000), to: pesos(6_499), count: 1 }],
      corrected: 'samba og',
      dropped: [],
      queryId: null,
    },
  },
  listSuggestions: {
    query: { keyword: 'sam' },
    answer: { corrected: null, keywords: ['samba', 'samba og'], brands: one('adidas', 'adidas'), items: [card] },
  },
  listNavigations: {
    query: { count: '1' },
    answer: { navigations: [{ index: 0, tab: 'forYou', title: 'For You', itemCount: 128 }] },
  },
  listDiscovers: { answer: { discovers: [{ id: 5, title: 'Terrace classics', keyword: 'samba' }] } },
  listSearchKeywords: { answer: { keywords: ['samba', 'dunk low panda'] } },
  listTrendings: {
    answer: {
      trendings: [
        {
          id: 1,
          title: 'adidas Samba OG',
          keyword: 'adidas samba og',
          saleCount: 12,
          prices: [dearerPrice, price],
          item: card,
        },
      ],
    },
  },
  getCategory: {
    params: { id: ids.category },
    answer: {
      ...shoes,
      children: [
        { id: ids.subcategory, category: 'shoes', parentId: ids.category, name: 'Jordans', keyword: 'jordan' },
      ],
    },
  },
};
