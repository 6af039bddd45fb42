import { proves } from '@suki/evidence/proves';
import { expect, test } from 'vitest';
import {
  defaultFirst,
  initialWithdrawalAccount,
  regionOfInitialAddress,
  unreadTotal,
  withDefaultFirst,
  withLessUnread,
  withNothingUnread,
  withRead,
} from './client-state.ts';

const user = { orderMsgUnreadCount: 3, paymentMsgUnreadCount: 1, platformMsgUnreadCount: 0, name: 'Bea' };

test('the chosen default moves to the top and the flag leaves the others', () => {
  proves('Choosing a default address or withdrawal account moves it to the top and clears the flag on the others.', {
    withDefaultFirst,
  });
  const rows = [
    { id: 'a', isDefault: true },
    { id: 'b', isDefault: false },
    { id: 'c', isDefault: false },
  ];
  expect(withDefaultFirst(rows, 'c')).toEqual([
    { id: 'c', isDefault: true },
    { id: 'a', isDefault: false },
    { id: 'b', isDefault: false },
  ]);
});

test('coverage 9: addresses come by createdAt, and the default stands at their top on screens', () => {
  const rows = [
    { id: 'newest', isDefault: false },
    { id: 'default', isDefault: true },
    { id: 'oldest', isDefault: false },
  ];
  expect(defaultFirst(rows).map(({ id }) => id)).toEqual(['default', 'newest', 'oldest']);
});

test.each([
  ['order', 2, 1],
  ['order', 9, 0],
  ['payment', 1, 0],
  ['platform', 1, 0],
] as const)('reading in tab %s lowers its count by %i to %i, never below zero', (tab, readCount, left) => {
  proves('Marking messages read lowers the unread count and rolls back on failure unless told not to.', {
    withLessUnread,
  });
  const after = withLessUnread(user, tab, readCount);
  expect(after).toEqual({ ...user, [`${tab}MsgUnreadCount`]: left });
});

test('reading everything leaves nothing unread', () => {
  expect(unreadTotal(user)).toBe(4);
  expect(unreadTotal(withNothingUnread(user))).toBe(0);
});

test('only the named messages become read', () => {
  const rows = [
    { id: 'a', isRead: false },
    { id: 'b', isRead: false },
  ];
  expect(withRead(rows, ['b']).map(({ isRead }) => isRead)).toEqual([false, true]);
});

test.each([
  ['default and valid', [{ isDefault: true, status: 'valid' }], true],
  ['default but invalid', [{ isDefault: true, status: 'invalid' }], false],
  ['not default', [{ isDefault: false, status: 'valid' }], false],
  ['none', [], false],
])('the first withdrawal account is selected at first: %s', (_, rows, isSelected) => {
  proves('Initial withdrawal account load selects the first only if it is default and not invalid.', {
    initialWithdrawalAccount,
  });
  expect(initialWithdrawalAccount(rows)).toBe(isSelected ? rows[0] : null);
});

test.each([
  ['sets it', ['NCR', 'VISAYAS'], null, false, 'NCR'],
  ['replaces another one', ['NCR'], 'VISAYAS', false, 'NCR'],
  ['has nothing to change', ['NCR'], 'NCR', false, null],
  ['was told not to', ['NCR'], 'VISAYAS', true, null],
  ['knows none without an address', [], 'VISAYAS', false, null],
] as const)('the region of the first address at the initial load: %s', (_, regions, known, keepsRegion, region) => {
  proves("Initial address load selects the first address and sets the user's region unless told not to.", {
    regionOfInitialAddress,
  });
  const rows = regions.map((name) => ({ region: name }));
  expect(regionOfInitialAddress(rows, known, keepsRegion)).toBe(region);
});
