import { expect, test } from 'vitest';
import { slipOf } from './slip.view-model.ts';

const order = {
  orderNumber: 'SK-2061-1483L',
  role: 'seller',
  sku: { sizes: { US_MEN: '9' } },
  item: { name: 'Court Low', styleCode: 'CL-1' },
  warehouseAddress: 'Suki Warehouse, 88 Dr. A. Santos Avenue, Parañaque City 1700',
  next: { deadline: '2026-11-25T02:44:00.000Z' },
} as unknown as Parameters<typeof slipOf>[0];

test('the packing slip has the number, the item, its size, the way to us and the time', () => {
  const slip = slipOf(order);
  expect(slip?.number).toBe('SK-2061-1483L');
  expect(slip?.facts.map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'Item: Court Low',
    expect.stringMatching(/^Size: /),
    'Style code: CL-1',
    'Ship to: Suki Warehouse, 88 Dr. A. Santos Avenue, Parañaque City 1700',
    'Ship by: Wed 25 Nov, 10:44 AM',
  ]);
});

test.each([
  ['a buyer', { role: 'buyer' as const }],
  ['an order whose item is on its way', { warehouseAddress: null }],
])('there is no packing slip for %s', (_, change) => {
  expect(slipOf({ ...order, ...change })).toBeNull();
});
