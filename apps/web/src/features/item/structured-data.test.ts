import type { Item } from '@suki/sdk/types';
import { describe, expect, test } from 'vitest';
import { itemStructuredData } from './structured-data.ts';

const sku = (lowestAsk: number | null) => ({
  lowestAsk,
  lowestAskRegion: lowestAsk === null ? null : 'NCR',
  flashLowestAsk: null,
  askCount: lowestAsk === null ? 0 : 2,
});

const dataOf = (asks: readonly (number | null)[], more: Partial<Item> = {}) =>
  itemStructuredData({
    item: {
      name: 'Dunk Low Panda',
      brand: [{ name: 'Nike' }],
      condition: 'new',
      status: 'listed',
      skus: asks.map(sku),
      ...more,
    } as unknown as Item,
    crumbs: [{ href: '/shoes', label: 'Shoes' }],
    pictures: ['/art/side/1280.avif'],
    webUrl: 'https://suki.test',
    path: '/item/itm_1',
  })['@graph'];

describe('an item for search engines', () => {
  test('has the totals that its page shows, in pesos, over all sizes that somebody sells', () => {
    const [product] = dataOf([600_000, 500_000, null]);
    expect(product).toMatchObject({
      '@type': 'Product',
      url: 'https://suki.test/item/itm_1',
      image: ['https://suki.test/art/side/1280.avif'],
      offers: { '@type': 'AggregateOffer', priceCurrency: 'PHP', offerCount: 4 },
    });
    const { lowPrice, highPrice } = (product as { offers: { lowPrice: number; highPrice: number } }).offers;
    expect(lowPrice).toBeGreaterThan(5_000);
    expect(highPrice - lowPrice).toBeGreaterThanOrEqual(1_000);
  });

  test.each([
    { status: 'listed', availability: 'https://schema.org/OutOfStock' },
    { status: 'discontinued', availability: 'https://schema.org/Discontinued' },
  ] as const)('that nobody sells has no price: $status', ({ status, availability }) => {
    const [product] = dataOf([null], { status });
    expect(product).toMatchObject({ offers: { '@type': 'Offer', availability } });
    expect(JSON.stringify(product)).not.toContain('Price"');
  });

  test('names the way to it', () => {
    const [, breadcrumb] = dataOf([null]);
    expect(breadcrumb).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Shoes', item: 'https://suki.test/shoes' },
        { position: 2, name: 'Dunk Low Panda', item: 'https://suki.test/item/itm_1' },
      ],
    });
  });
});
