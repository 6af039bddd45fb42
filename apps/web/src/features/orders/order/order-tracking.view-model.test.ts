import { toId } from '@suki/domain/ids/id';
import { expect, test } from 'vitest';
import { parcelsOf } from './order-tracking.view-model.ts';

const parcel = (leg: 'inbound' | 'outbound', courier = 'lbcexpress') => ({
  id: toId('trk', leg === 'inbound' ? 'trk_0000000001' : 'trk_0000000002'),
  leg,
  courier,
  trackingNumber: '123456789012',
  trackingUrl: null,
  deliveryStatus: 'transit',
  delivery_status: 'transit',
  substatus: null,
  label: null,
  events: [
    { at: '2026-11-21T04:00:00.000Z', status: 'pickup', detail: 'Picked up', place: 'San Fernando' },
    { at: '2026-11-22T04:00:00.000Z', status: 'transit', detail: '', place: null },
  ],
});

test('the parcel that moves now comes first, its news latest first', () => {
  const [first, second] = parcelsOf([parcel('inbound'), parcel('outbound')], 'buyer');
  expect(first?.title).toBe('To you');
  expect(second?.title).toBe('To our warehouse');
  expect(first?.entries.map(({ what, note }) => `${what} ${note ?? ''}`.trim())).toEqual([
    'transit',
    'Picked up San Fernando',
  ]);
});

test.each([
  ['lbcexpress', 'LBC Express 123456789012'],
  ['own-van', 'own-van 123456789012'],
])('the courier %s is named', (code, expected) => {
  expect(parcelsOf([parcel('inbound', code)], 'seller')[0]?.number).toBe(expected);
});

test('security 13: a parcel without a number is named by its courier', () => {
  const hidden = { ...parcel('inbound'), trackingNumber: null };
  expect(parcelsOf([hidden], 'buyer')[0]?.number).toBe('LBC Express');
});
