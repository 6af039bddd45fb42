import { orderStatuses } from '@suki/domain/trade/facts/statuses';
import { describe, expect, test } from 'vitest';
import { heldUpList } from '../orders/list-of-order.view-model.ts';
import { countText, emptyText, listGroups, shownList } from './lists.view-model.ts';

test('every status has exactly one list, and so has what is held up', () => {
  expect(listGroups.flatMap(({ lists }) => lists).toSorted()).toEqual([...orderStatuses, heldUpList].toSorted());
});

test('an empty list says what will be in it', () => {
  for (const list of [...orderStatuses, heldUpList] as const) {
    expect(emptyText(list)).toMatch(/\.$/);
  }
});

test.each([
  [undefined, ''],
  [0, '0'],
  [999, '999'],
  [1_000, '1,000+'],
])('%s orders read "%s"', (count, text) => {
  expect(countText(count)).toBe(text);
});

describe('the list that shows first', () => {
  test.each([
    [null, ['warehouse'], 'platform_to_ship'],
    [null, ['inspector'], 'platform_received'],
    [null, ['support', 'finance'], 'platform_received'],
    [null, ['admin'], 'platform_received'],
    ['to_receive', ['inspector'], 'to_receive'],
    ['held_up', ['inspector'], 'held_up'],
    ['nonsense', ['warehouse'], 'platform_to_ship'],
  ] as const)('%s for %o is %s', (wanted, roles, status) => {
    expect(shownList(wanted, roles)).toBe(status);
  });
});
