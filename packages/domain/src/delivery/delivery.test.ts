import { proves } from '@suki/evidence/proves';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { courierSubstatuses } from '../../testing/courier-substatuses.ts';
import { placeRegions } from '../../testing/place-regions.ts';
import { formatShortArrival } from '../offers/format-short-arrival.ts';
import { addDays, manilaDate } from '../time/manila.ts';
import { isTrackingNumber, normaliseTrackingNumber } from '../validators/tracking-number.ts';
import { courierCalendar, courierDayFrom, isCourierDay, philippineCalendar } from './courier-day.ts';
import { couriers } from './couriers.ts';
import { deliveryDays } from './delivery-days.ts';
import { deliveryLabel } from './delivery-label.ts';
import { estimateArrival } from './estimate-arrival.ts';
import { formatArrival } from './format-arrival.ts';
import { holidays } from './holidays.table.ts';
import { regionOfPlace } from './region-of-place.ts';
import { deliveryRegions, isDeliveryRegion, legDays, unknownBuyerLeg, unknownSellerLeg } from './regions.table.ts';

describe('the delivery region of a place', () => {
  test('is known of all 140 places', () => {
    expect(placeRegions).toHaveLength(140);
  });

  test.each(placeRegions)('%s %s lies in %s: %i to %i days', (psgc, _name, region, minDays, maxDays) => {
    expect(regionOfPlace(psgc)).toBe(region);
    expect(deliveryDays({ lane: 'flash', sellerRegion: null, buyerRegion: region })).toEqual({
      min: 1 + minDays,
      max: 1 + maxDays,
    });
  });

  test.each(placeRegions)('%s %s: each barangay lies in the same region', (psgc, _name, region) => {
    const isMunicipality = psgc.slice(5, 7) !== '00';
    const barangays = isMunicipality ? [psgc.slice(0, 7)] : [`${psgc.slice(0, 5)}98`, `${psgc.slice(0, 5)}99`];
    for (const place of barangays) expect(regionOfPlace(`${place}001`)).toBe(region);
  });

  test.each([
    { what: 'a barangay of Coron town', psgc: '1705309001', region: 'CORON' },
    { what: 'a municipality of Palawan without an entry of its own', psgc: '1705301000', region: 'LUZON ISLAND' },
    { what: 'a barangay of Quezon City', psgc: '1381300045', region: 'NCR' },
    { what: 'a province that MIMAROPA does not have yet', psgc: '1706000000', region: 'LUZON ISLAND' },
    { what: 'a whole administrative region', psgc: '1700000000', region: null },
    { what: 'an unknown administrative region', psgc: '9912345678', region: null },
    { what: 'nine digits', psgc: '138130000', region: null },
    { what: 'eleven digits', psgc: '13813000000', region: null },
    { what: 'ten digits in a line', psgc: '1381300000\n', region: null },
    { what: 'a sentence with ten digits', psgc: 'x1381300000', region: null },
    { what: 'the whole of NCR', psgc: '1300000000', region: null },
    { what: 'letters', psgc: '13813000AB', region: null },
    { what: 'nothing', psgc: '', region: null },
  ])('$what: $region', ({ psgc, region }) => {
    expect(regionOfPlace(psgc)).toBe(region);
  });
});

describe('delivery days', () => {
  test.each([
    ['NCR', 1, 1],
    ['SOUTH LUZON', 1, 2],
    ['NORTH LUZON', 1, 2],
    ['VISAYAS', 2, 5],
    ['MINDANAO', 3, 6],
    ['PUERTO PRINCESA', 2, 3],
    ['BATANES', 3, 5],
    ['CORON', 3, 4],
    ['LUZON ISLAND', 2, 4],
    ['MARINDUQUE', 2, 4],
    ['MASBATE', 2, 4],
    ['MINDORO', 2, 4],
    ['CATANDUANES', 2, 4],
  ] as const)('%s is %i to %i days from the warehouse, either way', (region, min, max) => {
    proves(
      'Delivery days by region [min,max]: NCR 1-1; SOUTH LUZON 1-2; NORTH LUZON 1-2; VISAYAS 2-5; MINDANAO 3-6; PUERTO PRINCESA 2-3; BATANES 3-5; CORON 3-4; LUZON ISLAND 2-4; MARINDUQUE, MASBATE, MINDORO, CATANDUANES 2-4.',
      { legDays },
    );
    expect(legDays[region]).toEqual({ min, max });
    expect(deliveryDays({ lane: 'standard', sellerRegion: region, buyerRegion: 'NCR' })).toEqual({
      min: min + 3,
      max: max + 3,
    });
    expect(deliveryDays({ lane: 'standard', sellerRegion: 'NCR', buyerRegion: region })).toEqual({
      min: min + 3,
      max: max + 3,
    });
    expect(deliveryDays({ lane: 'flash', sellerRegion: 'BATANES', buyerRegion: region })).toEqual({
      min: min + 1,
      max: max + 1,
    });
    expect(isDeliveryRegion(region)).toBe(true);
  });

  test('there is no region beside these, and the unknown ones have their defaults', () => {
    proves(
      'Delivery days by region [min,max]: NCR 1-1; SOUTH LUZON 1-2; NORTH LUZON 1-2; VISAYAS 2-5; MINDANAO 3-6; PUERTO PRINCESA 2-3; BATANES 3-5; CORON 3-4; LUZON ISLAND 2-4; MARINDUQUE, MASBATE, MINDORO, CATANDUANES 2-4.',
      { deliveryRegions },
    );
    proves('Default seller to NCR 3-3', { unknownSellerLeg });
    proves('NCR to buyer 2-2.', { unknownBuyerLeg });
    expect(deliveryRegions).toHaveLength(13);
    expect([unknownSellerLeg, unknownBuyerLeg]).toEqual([
      { min: 3, max: 3 },
      { min: 2, max: 2 },
    ]);
    expect(['ncr', 'LUZON', '', null, undefined].map(isDeliveryRegion)).toEqual([false, false, false, false, false]);
  });

  test.each([
    { lane: 'standard', sellerRegion: 'SOUTH LUZON', buyerRegion: 'MINDANAO', days: [6, 10] },
    { lane: 'standard', sellerRegion: 'NCR', buyerRegion: 'NCR', days: [4, 4] },
    { lane: 'standard', sellerRegion: null, buyerRegion: null, days: [7, 7] },
    { lane: 'standard', sellerRegion: 'BATANES', buyerRegion: 'CORON', days: [8, 11] },
    { lane: 'flash', sellerRegion: null, buyerRegion: 'NCR', days: [2, 2] },
    { lane: 'flash', sellerRegion: 'BATANES', buyerRegion: 'MINDANAO', days: [4, 7] },
    { lane: 'flash', sellerRegion: null, buyerRegion: null, days: [3, 3] },
  ] as const)('$lane from $sellerRegion to $buyerRegion: $days', ({ days: [min, max], ...route }) => {
    proves('Shipping: standard or flash.', { deliveryDays });
    proves('Add 1 day processing and 1 day at the warehouse.', { deliveryDays });
    expect(deliveryDays(route)).toEqual({ min, max });
  });
});

describe('the arrival', () => {
  const route = { lane: 'standard', sellerRegion: 'NCR', buyerRegion: 'NCR' } as const;
  const holiday = (date: string) => ({ date, name: 'Feast', kind: 'special', basis: 'expected' }) as const;
  const calendar = courierCalendar(['2026-12-25', '2026-12-28', '2026-12-29'].map(holiday));

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

  test('on the last known day does not say so yet', () => {
    const estimate = estimateArrival({ ...route, from: new Date('2026-12-23T02:00:00Z'), calendar });
    expect(estimate).toMatchObject({ isBeyondHolidayTable: false, max: '2026-12-31' });
    expect(estimateArrival({ ...route, from: new Date('2026-12-24T02:00:00Z'), calendar })).toMatchObject({
      isBeyondHolidayTable: true,
      max: '2027-01-01',
    });
  });

  test('counts on another table of holidays when one is given', () => {
    const estimate = estimateArrival({ ...route, from: new Date('2026-12-23T02:00:00Z'), calendar });
    expect(estimate.skippedDays).toEqual(['2026-12-25', '2026-12-27', '2026-12-28', '2026-12-29']);
  });

  test('of no moment is a mistake', () => {
    expect(() => estimateArrival({ ...route, from: new Date(Number.NaN) })).toThrow(RangeError);
  });

  test('is a courier day, after the payment, and no skipped day is one', () => {
    const regions = fc.option(fc.constantFrom(...deliveryRegions));
    const from = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
    const lane = fc.constantFrom('standard' as const, 'flash' as const);
    fc.assert(
      fc.property(from, lane, regions, regions, (paidAt, inLane, sellerRegion, buyerRegion) => {
        const way = { lane: inLane, sellerRegion, buyerRegion };
        const { min, max, skippedDays } = estimateArrival({ ...way, from: paidAt });
        expect([isCourierDay(min), isCourierDay(max), min <= max]).toEqual([true, true, true]);
        expect(skippedDays.some((date) => isCourierDay(date))).toBe(false);
        const all = deliveryDays(way).max + skippedDays.length;
        expect(addDays(manilaDate(paidAt), all)).toBe(max);
      }),
    );
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
    { min: '2026-11-27', max: '2026-11-27', locale: 'en', text: 'Fri 27 – Sat 28 Nov' },
    { min: '2026-11-28', max: '2026-11-28', locale: 'en', text: 'Sat 28 Nov – Tue 1 Dec' },
    { min: '2026-12-31', max: '2027-01-02', locale: 'fil', text: 'Huw 31 Dis – Sab 2 Ene' },
  ] as const)('ux 14: always a range: $min to $max reads "$text"', ({ locale, text, ...arrival }) => {
    expect(formatArrival(arrival, locale)).toBe(text);
    if (locale === 'en') expect(formatArrival(arrival)).toBe(text);
  });
});

test.each([
  ['2026-11-27', '2026-12-02', '27 Nov – 2 Dec'],
  ['2026-12-01', '2026-12-04', '1 – 4 Dec'],
  ['2026-12-01', '2026-12-01', '1 – 2 Dec'],
])('ux 14: a card tells a range too: %s to %s is "%s"', (min, max, text) => {
  expect(formatShortArrival({ min, max })).toBe(text);
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

test('a day without couriers leads to the next one with them, over several', () => {
  expect(courierDayFrom('2026-11-28')).toBe('2026-11-28');
  expect(courierDayFrom('2026-11-29')).toBe('2026-12-01');
  expect(courierDayFrom('2026-12-24')).toBe('2026-12-26');
  expect(courierDayFrom('2026-12-24', courierCalendar([...holidays.slice(0, 1)]))).toBe('2026-12-24');
});

test('a calendar reaches to the end of its last year', () => {
  expect(philippineCalendar.lastKnownDate).toBe('2027-12-31');
  expect(philippineCalendar.holidays.size).toBe(holidays.length);
  expect(() => courierCalendar([])).toThrow('Expected at least one holiday in the table, got none.');
});

describe('what a courier reports', () => {
  test.each(courierSubstatuses)('%s/%s (%s) reads %s', (status, substatus, _meaning, label) => {
    proves(
      'Delivery: inforeceived, transit, pickup, undelivered, delivered, notfound, exception, expired, pending, with detailed sub-statuses (not shown).',
      { deliveryLabel },
    );
    proves(
      "Delivery labels: Delivered, Info Received, Awaiting Pickup, Out for Delivery, Logistics Alert: We'll Reach Out, Info Expired: We'll Reach Out, Failed Delivery Attempt.",
      { deliveryLabel },
    );
    expect(deliveryLabel(status, substatus)).toBe(label);
  });

  test.each([
    { status: 'inforeceived', label: 'Info Received' },
    { status: 'transit', label: null },
    { status: 'pickup', label: 'Out for Delivery' },
    { status: 'delivered', label: 'Delivered' },
    { status: 'undelivered', label: 'Failed Delivery Attempt' },
    { status: 'exception', label: "Logistics Alert: We'll Reach Out" },
    { status: 'expired', label: "Info Expired: We'll Reach Out" },
    { status: 'notfound', label: 'Info Received' },
    { status: 'pending', label: 'Info Received' },
    { status: 'constructor', label: null },
    { status: '', label: null },
  ])('$status without sub-status, or with one that nobody knows, reads $label', ({ status, label }) => {
    proves(
      'Delivery: inforeceived, transit, pickup, undelivered, delivered, notfound, exception, expired, pending, with detailed sub-statuses (not shown).',
      { deliveryLabel },
    );
    expect(deliveryLabel(status)).toBe(label);
    expect(deliveryLabel(status, null)).toBe(label);
    expect(deliveryLabel(status, `${status}999`)).toBe(label);
  });

  test.each([
    { status: 'delivered', substatus: 'pickup002', label: 'Delivered' },
    { status: 'transit', substatus: 'pending003', label: null },
  ])('the sub-status $substatus of another status than $status counts for nothing', ({ status, substatus, label }) => {
    expect(deliveryLabel(status, substatus)).toBe(label);
  });

  test('has each of the seven labels of the specification', () => {
    proves(
      "Delivery labels: Delivered, Info Received, Awaiting Pickup, Out for Delivery, Logistics Alert: We'll Reach Out, Info Expired: We'll Reach Out, Failed Delivery Attempt.",
      { deliveryLabel },
    );
    const labels = new Set(courierSubstatuses.flatMap(([, , , label]) => label ?? []));
    expect([...labels].sort()).toEqual(
      [
        'Awaiting Pickup',
        'Delivered',
        'Failed Delivery Attempt',
        'Info Received',
        "Info Expired: We'll Reach Out",
        "Logistics Alert: We'll Reach Out",
        'Out for Delivery',
      ].sort(),
    );
  });
});

test('each courier has a name and a code of its own', () => {
  expect(new Set(couriers.map(({ code }) => code)).size).toBe(couriers.length);
  expect(couriers.map(({ name }) => name)).toEqual([
    'LBC Express',
    'Ninja Van',
    'J&T Express',
    'Flash Express',
    'SPX Express',
  ]);
});

test.each([
  { courier: 'lbcexpress', text: '1234 5678-9012', is: true },
  { courier: 'spx-ph', text: 'spxph01234567890a', is: true },
  { courier: 'lbcexpress', text: 'ABCDEFGH', is: false },
  { courier: 'lbcexpress', text: '1234567', is: false },
  { courier: 'lbcexpress', text: '1'.repeat(31), is: false },
  { courier: 'jtexpress-ph', text: '1'.repeat(30), is: true },
  { courier: 'ninjavan-ph', text: '12345678', is: true },
  { courier: 'flashexpress-ph', text: 'AB123456', is: true },
  { courier: 'flashexpress-ph', text: 'ABC12345', is: false },
  { courier: 'flashexpress-ph', text: 'A1B2C3D4E5F6', is: true },
  { courier: 'lbcexpress', text: '12345678;DROP', is: false },
  { courier: 'carrier-pigeon', text: '123456789012', is: false },
])('"$text" of $courier is a tracking number: $is', ({ courier, text, is }) => {
  expect(isTrackingNumber(courier, text)).toBe(is);
});

test('a tracking number has one written form', () => {
  expect(normaliseTrackingNumber(' ninja-123 456 789 ')).toBe('NINJA123456789');
});
