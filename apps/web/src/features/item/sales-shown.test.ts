import { pesos } from '@suki/domain/money/centavos';
import { expect, test } from 'vitest';
import { listedSales, salesShown } from './sales-shown.ts';

const at = (day: number) => Date.parse(`2026-11-${String(day).padStart(2, '0')}T04:00:00Z`);
const skus = [
  { id: 'a', sizes: { us_m: '8', eu: '41' } },
  { id: 'b', sizes: { us_m: '9', eu: '42.5' } },
  { id: 'c', sizes: { us_m: '10', eu: '44' } },
];
const salesBySku = {
  a: [{ at: at(3), price: pesos(8_000) }],
  b: [
    { at: at(1), price: pesos(9_000) },
    { at: at(5), price: pesos(9_100), isFlash: true as const },
  ],
};
const listed = (skuId: string | null) => listedSales({ salesBySku, skus, skuId, system: 'eu' });
const words = (skuId: string | null) =>
  listed(skuId).rows.map(({ day, size, how, price }) => `${day} ${size} ${how} ${price}`);

test('ux 37: the last sales follow the chosen size, newest first', () => {
  expect(words('b')).toEqual(['Thu 5 Nov EU 42.5 Flash ₱9,100', 'Sun 1 Nov EU 42.5 Standard ₱9,000']);
  expect(listed('b').isOfSize).toBe(true);
});

test.each([null, 'c'])('ux 37: without a size that was sold they are those of every size: %s', (skuId) => {
  expect(words(skuId).map((row) => row.slice(-6))).toEqual(['₱9,100', '₱8,000', '₱9,000']);
  expect(listed(skuId).isOfSize).toBe(false);
});

test('the list ends after eight', () => {
  const many = { a: Array.from({ length: 20 }, (_, index) => ({ at: at(index + 1), price: pesos(500) })) };
  expect(listedSales({ salesBySku: many, skus, skuId: 'a', system: 'us_m' }).rows).toHaveLength(8);
});

test('a size that was never sold shows the sales of every size', () => {
  expect(salesShown(salesBySku, 'a')).toEqual({ sales: salesBySku.a, isOfSize: true });
  expect(salesShown(salesBySku, 'c')).toEqual({ sales: [...salesBySku.a, ...salesBySku.b], isOfSize: false });
});
