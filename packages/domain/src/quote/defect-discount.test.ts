import { expect, test } from 'vitest';
import { pesos } from '../money/centavos.ts';
import { isAllowedDiscount } from '../trade/table/conditions.ts';
import { discountBack, discountTaken, largestDiscount } from './defect-discount.ts';

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

test.each([
  { income: pesos(5_675), taken: pesos(0), what: 'counted on the whole price' },
  { income: pesos(5_175), taken: pesos(500), what: 'counted on what is left' },
])('of a sale that is $what a discount of $taken centavos was taken', ({ income, taken }) => {
  const fees = { techServiceFee: pesos(250), paymentFee: pesos(125), operationalFee: pesos(200) };
  expect(discountTaken({ price: pesos(6_250), ...fees, income })).toBe(taken);
});
