import type { Route } from '@suki/domain/delivery/delivery-days';
import { deliveryDays } from '@suki/domain/delivery/delivery-days';
import { describe, expect, test } from 'vitest';
import { arrivalAnswer, orderDay, wayLines } from './arrival.view-model.ts';

const toCebu: Route = { lane: 'standard', sellerRegion: 'SOUTH LUZON', buyerRegion: 'VISAYAS' };
const flash: Route = { lane: 'flash', sellerRegion: null, buyerRegion: 'NCR' };

test('each day that is not counted stands with its reason, in order, between payment and arrival', () => {
  const { dates, days } = arrivalAnswer('2026-11-24', toCebu);
  expect(dates).toBe('Tue\u00A01\u00A0– Sat\u00A05\u00A0Dec');
  expect(days.map(({ name, what }) => `${name}: ${what}`)).toEqual([
    'Tue 24 Nov: Paid. Days count from the next day.',
    'Sun 29 Nov: Not counted: Sunday',
    'Mon 30 Nov: Not counted: Bonifacio Day',
    'Tue 1 Dec: Earliest arrival',
    'Sat 5 Dec: Latest arrival',
  ]);
});

test('ux 14: a single date is told with the next courier day', () => {
  const { dates, days } = arrivalAnswer('2026-11-24', flash);
  expect(dates).toBe('Thu\u00A026\u00A0– Fri\u00A027\u00A0Nov');
  expect(days.filter(({ isArrival }) => isArrival).map(({ what }) => what)).toEqual([
    'Earliest arrival',
    'Latest arrival',
  ]);
});

test('a holiday that is not proclaimed yet says so', () => {
  const days = arrivalAnswer('2026-12-31', flash).days.filter(({ note }) => note !== undefined);
  expect(days.map(({ name, note }) => `${name}: ${note}`)).toEqual(['Fri 1 Jan: Expected, not proclaimed yet']);
});

test.each([
  ['2027-12-10', false],
  ['2027-12-28', true],
] as const)('paid on %s, the arrival is about right only: %s', (day, isAbout) => {
  expect(arrivalAnswer(day, toCebu).isAbout).toBe(isAbout);
});

describe('the stretches of the way', () => {
  test('are those of the lane, with their days', () => {
    const words = (route: Route) => wayLines(route).map(({ label, amount }) => `${label}: ${amount}`);
    expect(words(toCebu)).toEqual([
      'Confirming and packing: 1 day',
      'Seller to our warehouse: 1–2 days',
      'Our inspection: 1 day',
      'From us to the door: 2–5 days',
      'Courier days in total: 5–9 days',
    ]);
    expect(words(flash)).toEqual([
      'Confirming and packing: 1 day',
      'From us to the door: 1 day',
      'Courier days in total: 2 days',
    ]);
  });

  test.each<Route>([
    toCebu,
    flash,
    { lane: 'standard', sellerRegion: null, buyerRegion: 'BATANES' },
    { lane: 'standard', sellerRegion: 'MINDANAO', buyerRegion: null },
  ])('add up to the days in all: %o', (route) => {
    const stretches = wayLines(route).slice(0, -1);
    const sum = (place: 'first' | 'last') =>
      stretches.reduce((total, { amount }) => {
        const numbers = amount.match(/\d+/g) ?? [];
        return total + Number(place === 'first' ? numbers[0] : numbers.at(-1));
      }, 0);
    expect({ min: sum('first'), max: sum('last') }).toEqual(deliveryDays(route));
  });
});

describe('the day of the order', () => {
  test.each([
    [null, '2026-11-24', { day: '2026-11-24', problem: undefined }],
    [null, null, { day: null, problem: undefined }],
    ['2026-01-01', null, { day: '2026-01-01', problem: undefined }],
    ['', '2026-11-24', { day: null, problem: 'Fill this in.' }],
    ['2026-02-30', '2026-11-24', { day: null, problem: 'Fill this in.' }],
    ['24 Nov', '2026-11-24', { day: null, problem: 'Fill this in.' }],
    ['2025-12-31', '2026-11-24', { day: null, problem: 'Choose a day in 2026 or later.' }],
    ['9999-12-31', '2026-11-24', { day: null, problem: 'Choose a day in 2026 or later.' }],
  ] as const)('typed %o, today %o', (typed, today, expected) => {
    expect(orderDay(typed, today)).toEqual(expected);
  });
});
