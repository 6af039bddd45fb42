import { describe, expect, test } from 'vitest';
import { placeRegions } from '../testing/place-regions.ts';
import { isTrackingNumber, normaliseTrackingNumber } from '../validators/tracking-number.ts';
import { isCourierDay } from './courier-day.ts';
import { deliveryDays } from './delivery-days.ts';
import { deliveryLabel } from './delivery-label.ts';
import { estimateArrival } from './estimate-arrival.ts';
import { formatArrival } from './format-arrival.ts';
import { holidays } from './holidays.table.ts';
import { regionOfPlace } from './region-of-place.ts';

describe('the delivery region of a place', () => {
  test.each(placeRegions)('%s %s lies in %s', (psgc, _name, region) => {
    expect(regionOfPlace(psgc)).toBe(region);
  });

  test.each([
    { what: 'a barangay of Coron town', psgc: '1705309001', region: 'CORON' },
    { what: 'a municipality of Palawan without an entry of its own', psgc: '1705301000', region: 'LUZON ISLAND' },
    { what: 'a barangay of Quezon City', psgc: '1381300045', region: 'NCR' },
    { what: 'a whole administrative region', psgc: '1700000000', region: null },
    { what: 'an unknown administrative region', psgc: '9912345678', region: null },
    { what: 'nine digits', psgc: '138130000', region: null },
    { what: 'letters', psgc: '13813000AB', region: null },
    { what: 'nothing', psgc: '', region: null },
  ])('$what: $region', ({ psgc, region }) => {
    expect(regionOfPlace(psgc)).toBe(region);
  });
});

describe('delivery days', () => {
  test.each([
    { lane: 'standard', sellerRegion: 'SOUTH LUZON', buyerRegion: 'MINDANAO', days: [6, 10] },
    { lane: 'standard', sellerRegion: 'NCR', buyerRegion: 'NCR', days: [4, 4] },
    { lane: 'standard', sellerRegion: null, buyerRegion: null, days: [7, 7] },
    { lane: 'standard', sellerRegion: 'BATANES', buyerRegion: 'CORON', days: [8, 11] },
    { lane: 'flash', sellerRegion: null, buyerRegion: 'NCR', days: [2, 2] },
    { lane: 'flash', sellerRegion: 'BATANES', buyerRegion: 'MINDANAO', days: [4, 7] },
    { lane: 'flash', sellerRegion: null, buyerRegion: null, days: [3, 3] },
  ] as const)('$lane from $sellerRegion to $buyerRegion: $days', ({ days: [min, max], ...route }) => {
    expect(deliveryDays(route)).toEqual({ min, max });
  });
});

describe('the arrival', () => {
  const route = { lane: 'standard', sellerRegion: 'NCR', buyerRegion: 'NCR' } as const;

  test.each([
    { from: '2026-11-24T02:00:00Z', what: 'Tuesday morning', min: '2026-11-28', max: '2026-11-28', skippedDays: [] },
    {
      from: '2026-11-26T02:00:00Z',
      what: 'over a Sunday and Bonifacio Day',
      min: '2026-12-02',
      max: '2026-12-02',
      skippedDays: ['2026-11-29', '2026-11-30'],
    },
    {
      from: '2026-11-23T16:30:00Z',
      what: 'after midnight in Manila it is the next day',
      min: '2026-11-28',
      max: '2026-11-28',
      skippedDays: [],
    },
    {
      from: '2026-11-23T15:30:00Z',
      what: 'before midnight in Manila',
      min: '2026-11-27',
      max: '2026-11-27',
      skippedDays: [],
    },
  ])('$what', ({ from, min, max, skippedDays }) => {
    expect(estimateArrival({ ...route, from: new Date(from) })).toEqual({
      min,
      max,
      skippedDays,
      isBeyondHolidayTable: false,
    });
  });

  test('over Christmas leaves out the feast days', () => {
    const estimate = estimateArrival({ ...route, from: new Date('2026-12-22T02:00:00Z') });
    expect(estimate).toMatchObject({ max: '2026-12-29', skippedDays: ['2026-12-24', '2026-12-25', '2026-12-27'] });
  });

  test('that reaches past the holiday table says so', () => {
    const estimate = estimateArrival({ ...route, from: new Date('2027-12-29T02:00:00Z') });
    expect(estimate).toMatchObject({ isBeyondHolidayTable: true, max: '2028-01-05' });
  });

  test('has two dates where the days differ', () => {
    const estimate = estimateArrival({
      lane: 'standard',
      sellerRegion: 'SOUTH LUZON',
      buyerRegion: 'MINDANAO',
      from: new Date('2026-11-19T02:00:00Z'),
    });
    expect(estimate).toMatchObject({ min: '2026-11-26', max: '2026-12-02' });
  });

  test.each([
    { min: '2026-11-27', max: '2026-12-02', locale: 'en', text: 'Fri 27 Nov – Wed 2 Dec' },
    { min: '2024-12-03', max: '2024-12-07', locale: 'en', text: 'Tue 3 – Sat 7 Dec' },
    { min: '2026-11-27', max: '2026-11-27', locale: 'en', text: 'Fri 27 Nov' },
    { min: '2026-12-31', max: '2027-01-02', locale: 'fil', text: 'Huw 31 Dis – Sab 2 Ene' },
  ] as const)('$min to $max reads "$text"', ({ locale, text, ...arrival }) => {
    expect(formatArrival(arrival, locale)).toBe(text);
  });
});

test('holidays are dates in order, each once', () => {
  const dates = holidays.map(({ date }) => date);
  expect(dates).toEqual([...new Set(dates)].sort());
  for (const date of dates) expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
});

test.each([
  ['2026-11-29', false],
  ['2026-11-30', false],
  ['2026-11-28', true],
  ['2027-08-30', false],
])('couriers run on %s: %s', (date, runs) => {
  expect(isCourierDay(date)).toBe(runs);
});

test.each([
  { status: 'pickup', substatus: 'pickup002', label: 'Awaiting Pickup' },
  { status: 'pickup', substatus: 'pickup001', label: 'Out for Delivery' },
  { status: 'pickup', substatus: null, label: 'Out for Delivery' },
  { status: 'transit', substatus: 'transit001', label: null },
  { status: 'delivered', substatus: 'delivered003', label: 'Delivered' },
  { status: 'undelivered', substatus: 'undelivered002', label: 'Failed Delivery Attempt' },
  { status: 'exception', substatus: 'exception007', label: "Logistics Alert: We'll Reach Out" },
  { status: 'expired', substatus: 'expired001', label: "Info Expired: We'll Reach Out" },
  { status: 'pending', substatus: 'pending005', label: "Info Expired: We'll Reach Out" },
  { status: 'pending', substatus: 'pending003', label: "Logistics Alert: We'll Reach Out" },
  { status: 'inforeceived', substatus: null, label: 'Info Received' },
  { status: 'delivered', substatus: 'pickup002', label: 'Delivered' },
  { status: 'constructor', substatus: null, label: null },
])('$status/$substatus reads $label', ({ status, substatus, label }) => {
  expect(deliveryLabel(status, substatus)).toBe(label);
});

test.each([
  { courier: 'lbcexpress', text: '1234 5678-9012', is: true },
  { courier: 'spx-ph', text: 'spxph01234567890a', is: true },
  { courier: 'lbcexpress', text: 'ABCDEFGH', is: false },
  { courier: 'lbcexpress', text: '1234567', is: false },
  { courier: 'lbcexpress', text: '1'.repeat(31), is: false },
  { courier: 'lbcexpress', text: '12345678;DROP', is: false },
  { courier: 'carrier-pigeon', text: '123456789012', is: false },
])('"$text" of $courier is a tracking number: $is', ({ courier, text, is }) => {
  expect(isTrackingNumber(courier, text)).toBe(is);
});

test('a tracking number has one written form', () => {
  expect(normaliseTrackingNumber(' ninja-123 456 789 ')).toBe('NINJA123456789');
});
