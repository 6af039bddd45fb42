import { sellerFees } from '@suki/domain/config/fees';
import { pesos } from '@suki/domain/money/centavos';
import { expect, test } from 'vitest';
import { discountState, refusalCost, whenKept } from './defect.view-model.ts';

const quote = (coupon: number) => ({
  skuId: 'sku_0000000000' as never,
  lane: 'standard' as const,
  total: pesos(5000 - coupon),
  lines: coupon === 0 ? [] : [{ id: 'coupon', amount: pesos(-coupon), rule: 'quote.coupon' }],
});

test.each([
  { what: 'nothing was offered', discountOffer: pesos(0), coupon: 0, kept: { pays: '₱5,000', back: null } },
  { what: 'a discount was offered', discountOffer: pesos(500), coupon: 0, kept: { pays: '₱4,500', back: '₱500' } },
  { what: 'a coupon paid a tenth', discountOffer: pesos(500), coupon: 500, kept: { pays: '₱4,050', back: '₱450' } },
])('the total of a buyer who keeps the item when $what', ({ discountOffer, coupon, kept }) => {
  expect(whenKept({ discountOffer, buyerQuote: quote(coupon) })).toEqual(kept);
});

test.each([
  ['', null, undefined],
  ['500', 50_000, undefined],
  ['1500', 150_000, undefined],
  ['1550', null, 'Use a multiple of ₱50, ₱1,500 at most.'],
  ['75', null, 'Use a multiple of ₱50, ₱1,500 at most.'],
  ['500.', 50_000, undefined],
  ['500.00', 50_000, undefined],
  ['75.5', null, 'Use a multiple of ₱50, ₱1,500 at most.'],
  ['500.5', null, 'Use a multiple of ₱50, ₱1,500 at most.'],
  ['0', null, 'Use a multiple of ₱50, ₱1,500 at most.'],
] as const)('a discount of "%s" on ₱5,000', (digits, discount, problem) => {
  expect(discountState(digits, pesos(5000), sellerFees)).toMatchObject({ discount, problem });
});

test('the seller reads what they receive as soon as the fees are known', () => {
  expect(discountState('500', pesos(5000), null).receives).toBeNull();
  expect(discountState('500', pesos(5000), sellerFees).receives).toMatch(/^₱/);
});

test('the way back costs no more than the deposit', () => {
  const deposit = (amount: number) => ({
    amount: pesos(amount),
    status: 'under_hold' as const,
    deductedAmount: pesos(0),
    needToRepay: false,
  });
  expect(refusalCost({ deposit: deposit(100), askRegion: 'NCR' })).toBe('₱100');
  expect(refusalCost({ deposit: null, askRegion: 'NCR' })).toBeNull();
});
