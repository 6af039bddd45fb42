import { proves } from '@suki/evidence/proves';
import { describe, expect, test } from 'vitest';
import { toId } from '../ids/id.ts';
import { centavos, pesos, zero } from '../money/centavos.ts';
import { en } from '../texts/en.ts';
import { fill } from '../texts/format-message.ts';
import { bestCoupon } from './best-coupon.ts';
import type { ClaimedCoupon, Coupon, CouponScope, CouponValue } from './coupon.ts';
import { couponAmount } from './coupon-amount.ts';
import { couponRefusal } from './coupon-refusal.ts';
import { couponSentence } from './coupon-sentence.ts';
import { claimedCouponStatus, couponCounts, couponStatus } from './coupon-status.ts';
import { isCouponValue } from './coupon-value-rule.ts';
import { isPromoCode, normalisePromoCode } from './promo-code.ts';

const now = new Date('2026-11-21T10:00:00+08:00');
const before = new Date(now.getTime() - 1);
const after = new Date(now.getTime() + 1);
const order = toId('ord', 'ord_0000000001');
const otherOrder = toId('ord', 'ord_0000000002');
const item = toId('itm', 'itm_0000000001');
const otherItem = toId('itm', 'itm_0000000002');

const coupon: Coupon = {
  source: 'all',
  appliesTo: { scope: 'all' },
  value: { promotionType: 'fixed', amount: pesos(100) },
  minSpend: zero,
  isDisabled: false,
  expiresAt: null,
};

const claim = (changes: Partial<Coupon> & Partial<Omit<ClaimedCoupon, 'coupon'>> = {}): ClaimedCoupon => {
  const { id = toId('cpn', 'cpn_0000000001'), claimedAt = before, heldBy = null, usedAt = null, ...rest } = changes;
  return { id, claimedAt, heldBy, usedAt, coupon: { ...coupon, ...rest } };
};

const percentage = (percent: number, maxAmount: number | null = null): CouponValue => ({
  promotionType: 'percentage',
  percent,
  maxAmount: maxAmount === null ? null : pesos(maxAmount),
});
const fixed = (amount: number): CouponValue => ({ promotionType: 'fixed', amount: pesos(amount) });

describe('the status of a coupon', () => {
  test.each([
    { what: 'without an end', isDisabled: false, expiresAt: null, status: 'active' },
    { what: 'before its end', isDisabled: false, expiresAt: after, status: 'active' },
    { what: 'at its end', isDisabled: false, expiresAt: now, status: 'expired' },
    { what: 'after its end', isDisabled: false, expiresAt: before, status: 'expired' },
    { what: 'withdrawn', isDisabled: true, expiresAt: null, status: 'disabled' },
    { what: 'withdrawn and past its end', isDisabled: true, expiresAt: before, status: 'disabled' },
  ])('$what is $status', ({ isDisabled, expiresAt, status }) => {
    proves('Coupon: active, expired, disabled.', { couponStatus });
    expect(couponStatus({ ...coupon, isDisabled, expiresAt }, now)).toBe(status);
  });

  test.each([
    { what: 'free', given: claim(), status: 'active' },
    { what: 'held by an order', given: claim({ heldBy: order }), status: 'active' },
    { what: 'past its end', given: claim({ expiresAt: now }), status: 'expired' },
    { what: 'withdrawn', given: claim({ isDisabled: true }), status: 'expired' },
    { what: 'used', given: claim({ usedAt: before, heldBy: order }), status: 'used' },
    { what: 'used and past its end', given: claim({ usedAt: before, expiresAt: now }), status: 'used' },
  ])('of somebody, $what, is $status', ({ given, status }) => {
    proves('User coupon: active, expired, used.', { claimedCouponStatus });
    expect(claimedCouponStatus(given, now)).toBe(status);
  });

  test('is counted per status, none left out', () => {
    const all = [claim(), claim({ heldBy: order }), claim({ usedAt: before }), claim({ expiresAt: now }), claim()];
    expect(couponCounts(all, now)).toEqual({ active: 3, used: 1, expired: 1 });
    expect(couponCounts([], now)).toEqual({ active: 0, used: 0, expired: 0 });
  });
});

test.each([
  { value: fixed(100), price: 50_000, amount: 10_000 },
  { value: fixed(1_000), price: 50_000, amount: 100_000 },
  { value: percentage(10), price: 50_000, amount: 5_000 },
  { value: percentage(7.5), price: 123_455, amount: 9_259 },
  { value: percentage(33.33), price: 100, amount: 33 },
  { value: percentage(10, 50), price: 49_990, amount: 4_999 },
  { value: percentage(10, 50), price: 50_010, amount: 5_000 },
  { value: percentage(100), price: 50_000, amount: 50_000 },
])('$value of $price centavos is $amount, a fraction dropped', ({ value, price, amount }) => {
  proves('Promotion types: percentage or fixed.', { couponAmount });
  expect(couponAmount(value, centavos(price))).toBe(amount);
});

test.each([
  { value: percentage(0), is: false },
  { value: percentage(-5), is: false },
  { value: percentage(0.01), is: true },
  { value: percentage(0.005), is: false },
  { value: percentage(12.34), is: true },
  { value: percentage(12.345), is: false },
  { value: percentage(100), is: true },
  { value: percentage(100.01), is: false },
  { value: percentage(Number.NaN), is: false },
  { value: percentage(10, 0), is: false },
  { value: percentage(10, 0.01), is: true },
  { value: percentage(10, 10_000), is: true },
  { value: percentage(10, 10_000.01), is: false },
  { value: fixed(0), is: false },
  { value: fixed(0.01), is: true },
  { value: fixed(10_000), is: true },
  { value: fixed(10_000.01), is: false },
])('a coupon may give $value: $is', ({ value, is }) => {
  proves('Promotion types: percentage or fixed.', { isCouponValue });
  expect(isCouponValue(value)).toBe(is);
});

describe('a coupon', () => {
  const purchase = { price: pesos(5_000), itemId: item, categories: ['shoes', 'men'], now };
  const category = (...categories: string[]): CouponScope => ({ scope: 'category', categories });

  test.each([
    { what: 'for everything applies', given: claim(), refusal: null },
    { what: 'of the category applies', given: claim({ appliesTo: category('bags', 'shoes') }), refusal: null },
    { what: 'of another category', given: claim({ appliesTo: category('bags') }), refusal: 'OTHER_GOODS' },
    { what: 'of no category', given: claim({ appliesTo: category() }), refusal: 'OTHER_GOODS' },
    { what: 'of the item applies', given: claim({ appliesTo: { scope: 'item', itemIds: [item] } }), refusal: null },
    {
      what: 'of another item',
      given: claim({ appliesTo: { scope: 'item', itemIds: [otherItem] } }),
      refusal: 'OTHER_GOODS',
    },
    { what: 'of just this price applies', given: claim({ minSpend: pesos(5_000) }), refusal: null },
    { what: 'of a higher price', given: claim({ minSpend: pesos(5_000.01) }), refusal: 'MIN_SPEND' },
    { what: 'before its end applies', given: claim({ expiresAt: after }), refusal: null },
    { what: 'at its end', given: claim({ expiresAt: now }), refusal: 'EXPIRED' },
    { what: 'withdrawn', given: claim({ isDisabled: true, expiresAt: now }), refusal: 'DISABLED' },
    { what: 'used', given: claim({ usedAt: before, isDisabled: true }), refusal: 'USED' },
    { what: 'held by another order', given: claim({ heldBy: otherOrder }), refusal: 'HELD' },
    {
      what: 'held and of other goods',
      given: claim({ heldBy: otherOrder, appliesTo: category() }),
      refusal: 'HELD',
    },
    {
      what: 'of other goods and a higher price',
      given: claim({ appliesTo: category(), minSpend: pesos(6_000) }),
      refusal: 'OTHER_GOODS',
    },
  ])('$what: $refusal', ({ given, refusal }) => {
    proves('Promo scope: all, category, item.', { couponRefusal });
    expect(couponRefusal(given, purchase)).toBe(refusal);
    if (refusal !== null) expect(en).toHaveProperty([`coupon.refusal.${refusal}`]);
  });

  test('that the order itself holds is not in its way', () => {
    expect(couponRefusal(claim({ heldBy: order }), { ...purchase, orderId: order })).toBeNull();
  });
});

describe('the best coupon', () => {
  const purchase = { price: pesos(5_000), itemId: item, categories: ['shoes'], now, payable: pesos(5_120) };
  const [small, big] = [toId('cpn', 'cpn_0000000002'), toId('cpn', 'cpn_0000000003')];

  test('is the one that takes most off', () => {
    const all = [claim({ value: fixed(499) }), claim({ id: big, value: percentage(10) }), claim({ value: fixed(100) })];
    expect(bestCoupon(all, purchase)).toEqual({ claimed: all[1], amount: pesos(500) });
  });

  test('takes no more than there is to pay, and then wastes least', () => {
    const all = [
      claim({ id: small, value: fixed(9_000) }),
      claim({ id: big, value: fixed(6_000) }),
      claim({ value: fixed(10_000) }),
    ];
    expect(bestCoupon(all, purchase)).toEqual({ claimed: all[1], amount: pesos(5_120) });
  });

  test.each([
    { what: 'expires first', one: { expiresAt: after }, other: { expiresAt: new Date(after.getTime() + 1) } },
    { what: 'expires at all', one: { expiresAt: after }, other: { expiresAt: null } },
    { what: 'was claimed first', one: { claimedAt: before }, other: { claimedAt: now } },
    {
      what: 'expires first, whenever it was claimed',
      one: { expiresAt: after, claimedAt: now },
      other: { expiresAt: null, claimedAt: before },
    },
    {
      what: 'was claimed first of two that never expire',
      one: { expiresAt: null, claimedAt: before },
      other: { expiresAt: null, claimedAt: now },
    },
  ])('among equals is the one that $what, in whatever order they come', ({ one, other }) => {
    const first = claim({ id: small, ...one });
    const second = claim({ id: big, ...other });
    expect(bestCoupon([first, second], purchase)?.claimed).toBe(first);
    expect(bestCoupon([second, first], purchase)?.claimed).toBe(first);
  });

  test('is one that applies', () => {
    const all = [claim({ value: fixed(900), minSpend: pesos(6_000) }), claim({ id: big, value: fixed(50) })];
    expect(bestCoupon(all, purchase)?.claimed).toBe(all[1]);
    expect(bestCoupon(all.slice(0, 1), purchase)).toBeNull();
    expect(bestCoupon([], purchase)).toBeNull();
  });

  test('leaves the list as it was', () => {
    const all = Object.freeze([claim({ value: fixed(1) }), claim({ value: fixed(2) })]);
    expect(() => bestCoupon(all, purchase)).not.toThrow();
  });
});

test.each([
  { text: ' suki-100 ', code: 'SUKI100', is: true },
  { text: 'abcd', code: 'ABCD', is: true },
  { text: 'abc', code: 'ABC', is: false },
  { text: 'A'.repeat(20), code: 'A'.repeat(20), is: true },
  { text: 'A'.repeat(21), code: 'A'.repeat(21), is: false },
  { text: 'SUKI_100', code: 'SUKI_100', is: false },
  { text: 'SUKI100!', code: 'SUKI100!', is: false },
  { text: '', code: '', is: false },
])('"$text" is the promo code $code: $is', ({ text, code, is }) => {
  proves('Coupon source: all, registration, promoCode.', { isPromoCode });
  expect(normalisePromoCode(text)).toBe(code);
  expect(isPromoCode(text)).toBe(is);
});

test.each([
  { value: fixed(100), text: '₱100 off your total.' },
  { value: percentage(12.5), text: '12.5% off the price.' },
  { value: percentage(10, 500), text: '10% off the price, up to ₱500.' },
])('a person reads "$text"', ({ value, text }) => {
  const { messageId, params } = couponSentence(value);
  expect(fill(en[messageId], params)).toBe(text);
});
