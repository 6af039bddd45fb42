import type { ExamplesOf } from '../examples/example-of.ts';
import { limit, page } from '../examples/pages.ts';
import { card } from '../examples/pair.ts';
import { price } from '../examples/prices.ts';
import type { searchRoutes } from './search.table.ts';

const one = (value: string, name: string) => [{ value, name, count: 1 }];

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
      corrected: 'samba og',
      dropped: [],
      queryId: null,
    },
  },
};
