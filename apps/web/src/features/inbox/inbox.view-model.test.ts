import { toId } from '@suki/domain/ids/id';
import type { Message } from '@suki/sdk/types';
import { describe, expect, test } from 'vitest';
import { inboxPath } from '../../shell/paths.ts';
import { inboxTab, inboxTabs, messageMoment, messagePath } from './inbox.view-model.ts';

test.each([
  ['', 'order'],
  ['tab=payment', 'payment'],
  ['tab=platform', 'platform'],
  ['tab=secrets', 'order'],
] as const)('the address "%s" shows the tab %s', (search, tab) => {
  expect(inboxTab(new URLSearchParams(search))).toBe(tab);
});

test.each(['order', 'payment', 'platform'] as const)('the address of the tab %s leads back to it', (tab) => {
  expect(inboxTab(new URL(inboxPath(tab), 'https://suki.test').searchParams)).toBe(tab);
});

describe('each tab says how much waits in it', () => {
  test('with counts', () => {
    const counts = { orderMsgUnreadCount: 2, paymentMsgUnreadCount: 0, platformMsgUnreadCount: 1 };
    expect(inboxTabs('payment', counts).map(({ label, current }) => [label, current])).toEqual([
      ['Orders (2)', false],
      ['Payments', true],
      ['From Suki (1)', false],
    ]);
  });

  test('from a hundred on, where the server stops counting, it is 99+', () => {
    const counts = { orderMsgUnreadCount: 99, paymentMsgUnreadCount: 100, platformMsgUnreadCount: 0 };
    expect(inboxTabs('order', counts).map(({ label }) => label)).toEqual([
      'Orders (99)',
      'Payments (99+)',
      'From Suki',
    ]);
  });

  test('before they are known, no number', () => {
    expect(inboxTabs('order', null).map(({ label }) => label)).toEqual(['Orders', 'Payments', 'From Suki']);
  });
});

const [orderId, askId, bidId, payoutId] = [
  toId('ord', 'ord_0000000001'),
  toId('ask', 'ask_0000000001'),
  toId('bid', 'bid_0000000001'),
  toId('pyo', 'pyo_0000000001'),
];
const item = { id: toId('itm', 'itm_0000000001') } as Message['item'];
const ids = { item, orderId, askId, bidId, payoutId };
test.each([
  ['payout', '/wallet#pyo_0000000001'],
  ['order', '/order/ord_0000000001'],
  ['ask', '/ask/ask_0000000001'],
  ['bid', '/bid/bid_0000000001'],
  ['wallet', '/wallet'],
  ['account', '/account'],
  ['item', '/item/itm_0000000001'],
  [null, null],
] as const)('a message that opens %s leads to %s', (opens, path) => {
  expect(messagePath({ ...ids, opens })).toBe(path);
});

test.each([
  ['the very moment', '2026-11-22T04:00:00.000Z', 'Just now'],
  ['five minutes', '2026-11-22T03:55:00.000Z', 'Just now'],
  ['a millisecond more', '2026-11-22T03:54:59.999Z', 'Sun 22 Nov, 11:54 AM'],
  ['a server ahead of this clock', '2026-11-22T04:00:09.000Z', 'Just now'],
])('how old it is: %s', (_, createdAt, expected) => {
  expect(messageMoment({ createdAt }, new Date('2026-11-22T04:00:00.000Z'))).toBe(expected);
});
