import { describe, expect, test } from 'vitest';
import { en } from '../../texts/en.ts';
import type { OrderStatus } from '../facts/statuses.ts';
import type { Obstacle } from './obstacle.ts';
import { isParcelBack, type ParcelBackPlace, placeOfParcelBack } from './parcel-back.ts';

test.each<[OrderStatus, Obstacle | null, ParcelBackPlace]>([
  ['platform_to_ship', 'parcel_back', 'unpaid'],
  ['platform_to_ship', null, 'send_again'],
  ['platform_to_ship', 'bank_hold', 'stopped'],
  ['to_receive', null, 'untold'],
  ['to_receive', 'outbound_search', 'untold'],
  ['transaction_successful', null, 'done'],
  ['transaction_closed', null, 'ours'],
])('a parcel back at the door of an order in %s, in its way %s, goes to: %s', (status, obstacle, place) => {
  expect(placeOfParcelBack(status, obstacle)).toBe(place);
  expect(en[`door.back.${place}`]).toMatch(/^Came back from the buyer/);
});

describe('a code at the door is a parcel of ours that came back', () => {
  const trackings = [
    { leg: 'inbound', trackingNumber: 'JT1111111111' },
    { leg: 'outbound', trackingNumber: 'JT2222222222' },
  ] as const;
  test.each([
    ['JT2222222222', true],
    ['jt 2222 222 222', true],
    ['JT1111111111', false],
    ['ord_0123456789', false],
  ])('%s: %s', (code, expected) => {
    expect(isParcelBack(trackings, code)).toBe(expected);
  });
});
