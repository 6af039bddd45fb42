import { orderStatuses } from '@suki/domain/trade/statuses';
import { describe, expect, test } from 'vitest';
import { countText, emptyText, listGroups, shownList } from './lists.view-model.ts';

test('every status stands in exactly one list', () => {
  expect(listGroups.flatMap(({ statuses }) => statuses).toSorted()).toEqual(orderStatuses.toSorted());
});

test('an empty list says what will be in it', () => {
  for (const status of orderStatuses) {
    expect(emptyText(status)).toMatch(/\.$/);
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
    ['nonsense', ['warehouse'], 'platform_to_ship'],
  ] as const)('%s for %o is %s', (wanted, roles, status) => {
    expect(shownList(wanted, roles)).toBe(status);
  });
});
