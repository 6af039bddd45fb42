import { expect, test } from 'vitest';
import { pesos } from '../money/centavos.ts';
import { isAllowedDiscount } from '../trade/conditions.ts';
import { discountBack, largestDiscount } from './defect-discount.ts';

test.each([
  { price: 500, largest: 150 },
  { price: 650, largest: 150 },
  { price: 700, largest: 200 },
  { price: 5000, largest: 1500 },
  { price: 6250, largest: 1850 },
])('the largest discount on ₱$price is ₱$largest, and the rule allows no more', ({ price, largest }) => {
  expect(largestDiscount(pesos(price))).toBe(pesos(largest));
  expect(isAllowedDiscount(pesos(largest), pesos(price))).toBe(true);
  expect(isAllowedDiscount(pesos(largest + 50), pesos(price))).toBe(false);
});

test.each([
  { discount: 500, total: 5000, coupon: 0, back: 500 },
  { discount: 500, total: 4500, coupon: 500, back: 450 },
  { discount: 0, total: 5000, coupon: 100, back: 0 },
])('of ₱$discount off an order of ₱$total and a coupon of ₱$coupon the buyer has ₱$back back', (row) => {
  const order = { discountOffer: pesos(row.discount), total: pesos(row.total), couponAmount: pesos(row.coupon) };
  expect(discountBack(order)).toBe(pesos(row.back));
});
