import { toId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import type { RecentSale } from '@suki/sdk/types';
import { expect, test } from 'vitest';
import { soldFacts } from './just-sold.view-model.ts';

const now = new Date('2026-11-28T10:00:00Z');
const sale = (number: number, more: Partial<RecentSale> = {}): RecentSale => ({
  itemId: toId('itm', `itm_${String(number).padStart(10, '0')}`),
  skuId: toId('sku', 'sku_0000000001'),
  price: pesos(8_480),
  lane: 'standard',
  createdAt: '2026-11-28T09:48:00Z',
  name: 'Gel-Kayano 14',
  sizes: { us_m: '8', eu: '41.5' },
  ...more,
});
const many = (first: RecentSale) => [first, sale(2), sale(3)];

test.each([
  ['the size of everybody', {}, 'Gel-Kayano 14, US M 8', '10 min ago'],
  ['no size of goods that come in one', { sizes: { no_size_conversion: 'One size' } }, 'Gel-Kayano 14', '10 min ago'],
  ['just now', { createdAt: '2026-11-28T09:57:00Z' }, 'Gel-Kayano 14, US M 8', 'Just now'],
  ['hours', { createdAt: '2026-11-28T07:48:00Z' }, 'Gel-Kayano 14, US M 8', '2 h ago'],
  ['yesterday', { createdAt: '2026-11-27T07:48:00Z' }, 'Gel-Kayano 14, US M 8', 'Yesterday'],
  ['days', { createdAt: '2026-11-20T07:48:00Z' }, 'Gel-Kayano 14, US M 8', '8 days ago'],
] as const)('a sale of the tape tells %s', (_, more, what, ago) => {
  const [first] = soldFacts(many(sale(1, more)), now);
  expect(first).toEqual({ id: 'itm_0000000001', what, price: '₱8,480', ago });
});

test('two sales are no tape, and a long one ends', () => {
  expect(soldFacts([sale(1), sale(2)], now)).toEqual([]);
  expect(
    soldFacts(
      Array.from({ length: 10 }, (_, place) => sale(place)),
      now,
    ),
  ).toHaveLength(6);
});
