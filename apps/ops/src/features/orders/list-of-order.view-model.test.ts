import { expect, test } from 'vitest';
import { heldUpList, heldUpWords, listOfOrder, listTitle } from './list-of-order.view-model.ts';

test('an order that something stands in the way of is in no list of work', () => {
  expect(listOfOrder({ status: 'platform_to_ship', next: { obstacle: null } })).toBe('platform_to_ship');
  expect(listOfOrder({ status: 'platform_to_ship', next: { obstacle: 'parcel_back' } })).toBe(heldUpList);
  expect(heldUpWords({ status: 'platform_to_ship', next: { obstacle: null } })).toEqual([]);
  expect(heldUpWords({ status: 'platform_to_ship', next: { obstacle: 'parcel_back' } })).toEqual(['Came back, unpaid']);
  expect(heldUpWords({ status: 'platform_to_ship', next: { obstacle: 'bank_hold' } })).toEqual([
    'Stopped by the bank',
    'To ship',
  ]);
  expect([listTitle('platform_to_ship'), listTitle(heldUpList)]).toEqual(['To ship', 'Held up']);
});
