import { expect, test } from 'vitest';
import { pesos, zero } from '../money/centavos.ts';
import { withdrawalBeforehand, withdrawalOfIncome, withdrawalOfSale } from './withdrawal-time.ts';

// Saturday. Sundays and Bonifacio Day, Monday 30 November, are no courier days, nor is 8 December.
const from = new Date('2026-11-28T04:00:00.000Z');
const now = from;

test.each([
  ['a new seller waits three days after the last day of the arrival', { isHeld: true, lane: 'standard' }, '2026-12-12'],
  ['a seller with finished sales waits for the inspection alone', { isHeld: false, lane: 'standard' }, '2026-12-05'],
  ['an item of the flash lane has passed already', { isHeld: false, lane: 'flash' }, '2026-11-28'],
  ['a new seller of the flash lane waits for its delivery', { isHeld: true, lane: 'flash' }, '2026-12-06'],
] as const)('ux 17: before the sale, %s', (_, seller, about) => {
  expect(withdrawalBeforehand({ ...seller, sellerRegion: null, from })).toEqual({
    isHeld: seller.isHeld,
    availableAt: null,
    about,
  });
});

test('ux 17: the region of the seller moves the day', () => {
  const day = (sellerRegion: 'NCR' | 'MINDANAO') =>
    withdrawalBeforehand({ isHeld: false, lane: 'standard', sellerRegion, from }).about ?? '';
  expect(day('MINDANAO') > day('NCR')).toBe(true);
});

const onItsWay = { status: 'to_receive', isDelivered: false, arrival: '2026-12-03' } as const;
const atMost = new Date('2026-12-23T04:00:00.000Z');

test('ux 17: held income says the expected day, never the limit of 30 days, until the item is delivered', () => {
  expect(withdrawalOfIncome(onItsWay, atMost, now)).toEqual({ isHeld: true, availableAt: null, about: '2026-12-06' });
  const delivered = new Date('2026-12-05T04:00:00.000Z');
  expect(withdrawalOfIncome({ ...onItsWay, isDelivered: true }, delivered, now)).toEqual({
    isHeld: true,
    availableAt: delivered,
    about: null,
  });
});

test('an item that is late has no expected day', () => {
  const late = new Date('2026-12-07T04:00:00.000Z');
  expect(withdrawalOfIncome(onItsWay, atMost, late)).toEqual({ isHeld: true, availableAt: null, about: null });
});

test.each([
  ['a new seller', 4, zero, true],
  ['a seller with five finished sales', 5, zero, false],
  ['an order with a coupon, whoever sells', 5, pesos(100), true],
] as const)('before the seller is paid: %s', (_, finishedSales, couponAmount, isHeld) => {
  const { isHeld: held, about } = withdrawalOfSale({ ...onItsWay, couponAmount }, finishedSales, now);
  expect(held).toBe(isHeld);
  expect(about).toBe(isHeld ? '2026-12-06' : null);
});

test('income that waits for nothing has no date', () => {
  expect(withdrawalOfIncome(onItsWay, null, now)).toEqual({ isHeld: false, availableAt: null, about: null });
});
