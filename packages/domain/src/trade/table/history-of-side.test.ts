import { expect, test } from 'vitest';
import { isOfSide } from './history-of-side.ts';
import type { EventId } from './transitions.table.ts';

const stays = (event: string) => ({ event, from: 'seller_to_ship', to: 'seller_to_ship' });

test.each([
  ['a hold of ours', 'E40', ['buyer', 'seller']],
  ['the end of it', 'E40-end', ['buyer', 'seller']],
  ['a hold by the bank', 'E65-freeze', ['buyer', 'seller']],
  ['a day more to ship', 'E48', ['buyer', 'seller']],
  ['an offered discount', 'E59d', ['buyer', 'seller']],
  ['a delivery', 'E69', ['buyer', 'seller']],
  ['the first scan', 'E46s', ['buyer', 'seller']],
  ['a reminder', 'N3', ['buyer', 'seller']],
  ['a payment that is begun', 'E32', ['buyer']],
  ['a payment that failed', 'E33', ['buyer']],
  ['a second payment that goes back', 'E39b', ['buyer']],
  ['another address of the buyer', 'E76', ['buyer']],
  ['another number of the parcel', 'E47', ['seller']],
  ['an alert for us', 'E56-sla', []],
  ['the extension for a pending payment', 'T6x', []],
] as const satisfies readonly (readonly [string, EventId, readonly string[]])[])(
  '%s (%s) is seen by: %j',
  (_title, event, sides) => {
    expect((['buyer', 'seller'] as const).filter((side) => isOfSide(stays(event), side))).toEqual(sides);
  },
);

test('a move is seen by both sides', () => {
  const moved = { event: 'E41', from: 'confirming_buyer_order', to: 'seller_to_ship' };
  expect([isOfSide(moved, 'buyer'), isOfSide(moved, 'seller')]).toEqual([true, true]);
});

test('what a newer version noted is seen by nobody', () => {
  expect(isOfSide(stays('E999'), 'buyer')).toBe(false);
});
