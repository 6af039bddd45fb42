import { alertPages } from '@suki/domain/alerts/alert-events';
import { staffQueues } from '@suki/domain/alerts/staff-queues';
import { toId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import type { StaffAlert } from '@suki/sdk/types';
import { describe, expect, test } from 'vitest';
import {
  alertLine,
  alertLinks,
  alertsHref,
  besideWords,
  handledLine,
  handledNotice,
  queueChoices,
  recheckedNotice,
  shownAlerts,
  stateChoices,
  waitOf,
} from './alerts.view-model.ts';

const orderId = toId('ord', 'ord_0000000001');
const alert: StaffAlert = {
  id: toId('alr', 'alr_0000000001'),
  queue: 'warehouse',
  event: 'E56-sla',
  subject: { entity: 'order', id: orderId },
  orderId,
  title: 'An item waits too long for its check',
  next: 'Check it next.',
  page: 'order',
  action: null,
  comparison: null,
  cause: null,
  reason: null,
  createdAt: '2026-11-21T05:00:00.000Z',
  handled: null,
};
const handled = {
  at: '2026-11-21T06:00:00.000Z',
  by: toId('usr', 'usr_0000000001'),
  byName: 'Ines',
  note: 'Found on shelf 4.',
};
const own = ['compliance', 'support'] as const;

describe('the list that the address names', () => {
  test.each([
    ['', { state: 'open', queue: null }],
    ['queue=support&state=handled', { state: 'handled', queue: 'support' }],
    ['queue=finance', { state: 'open', queue: null }],
    ['queue=nonsense&state=nonsense', { state: 'open', queue: null }],
  ] as const)('"%s", for whoever works on compliance and support', (search, shown) => {
    expect(shownAlerts(new URLSearchParams(search), own)).toEqual(shown);
  });

  test('every list has an address that shows it', () => {
    for (const queue of [null, ...staffQueues]) {
      for (const state of ['open', 'handled'] as const) {
        const { searchParams } = new URL(alertsHref({ state, queue }), 'https://ops.suki.test');
        expect(shownAlerts(searchParams, staffQueues)).toEqual({ state, queue });
      }
    }
  });
});

describe('the choices', () => {
  const shown = { state: 'open', queue: 'support' } as const;
  const counts = { open: 5, counts: { compliance: 2, support: 3 } };
  test('are all queues together and each, with how many are open; the shown one is marked', () => {
    expect(queueChoices(own, shown, counts)).toEqual([
      { href: '/alerts', name: 'All', isShown: false, count: 5 },
      { href: '/alerts?queue=compliance', name: 'Compliance', isShown: false, count: 2 },
      { href: '/alerts?queue=support', name: 'Support', isShown: true, count: 3 },
    ]);
  });
  test('say no counts before they are known, nor of what is handled', () => {
    expect(queueChoices(own, shown, null).map(({ count }) => count)).toEqual([null, null, null]);
    expect(queueChoices(own, { ...shown, state: 'handled' }, counts).map(({ count }) => count)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
  test('are none for whoever has one queue', () => {
    expect(queueChoices(['warehouse'], shown, counts)).toEqual([]);
  });
  test('of the state keep the queue', () => {
    expect(stateChoices(shown)).toEqual([
      { href: '/alerts?queue=support', name: 'Open', isShown: true },
      { href: '/alerts?queue=support&state=handled', name: 'Handled', isShown: false },
    ]);
  });
});

test('an alert names its queue, its subject and its time', () => {
  expect(alertLine(alert)).toEqual({
    queue: 'Warehouse',
    subject: 'order ord_0000000001',
    since: 'Sat 21 Nov, 1:00 PM',
  });
});

test.each([
  ['2026-11-21T04:59:00.000Z', 'Waiting 0 min', false],
  ['2026-11-21T05:59:59.000Z', 'Waiting 59 min', false],
  ['2026-11-21T06:00:00.000Z', 'Waiting 1 h', false],
  ['2026-11-22T04:59:59.999Z', 'Waiting 23 h', false],
  ['2026-11-22T05:00:00.000Z', 'Waiting 24 h', true],
  ['2026-11-23T05:00:00.000Z', 'Waiting 2 days', true],
])('at %s it %s; late: %s', (now, text, isLate) => {
  expect(waitOf(alert, new Date(now))).toEqual({ text, isLate });
});

describe('beside the words of an alert', () => {
  const sides = {
    at: '2026-11-21T05:00:00.000Z',
    here: { status: 'SUCCEEDED', amount: pesos(8570), currency: 'PHP' },
    there: { status: 'FAILED', amount: pesos(100), currency: 'USD' },
    agrees: false,
  };
  test('stand both sides in words, and when they were compared', () => {
    expect(besideWords({ comparison: sides, cause: null, reason: null })).toEqual([
      'Our books: succeeded, ₱8,570',
      'The gateway: failed, 100 USD',
      'They differ, compared Sat 21 Nov, 1:00 PM',
    ]);
  });
  test('stands what a side does not know, and that nothing is left to look at', () => {
    expect(
      besideWords({ comparison: { ...sides, there: null, agrees: true }, cause: null, reason: null }).slice(1),
    ).toEqual(['The gateway: nothing with this number', 'No difference is left, compared Sat 21 Nov, 1:00 PM']);
  });
  test('stands why a deadline was refused; of most alerts nothing', () => {
    expect(besideWords({ comparison: null, cause: 'time to confirm, NOT_ALLOWED_NOW', reason: null })).toEqual([
      'The deadline: time to confirm, NOT_ALLOWED_NOW',
    ]);
    expect(besideWords({ comparison: null, cause: null, reason: 'Not on its shelf.' })).toEqual([
      'Why: Not on its shelf.',
    ]);
    expect(besideWords(alert)).toEqual([]);
  });
  test('another look says what it found', () => {
    expect(recheckedNotice({ comparison: null })).toMatch(/nothing to compare/);
    expect(recheckedNotice({ comparison: sides })).toBe('The two still differ');
    expect(recheckedNotice({ comparison: { ...sides, agrees: true } })).toMatch(/Mark it as handled/);
  });
});

test('every page leads somewhere, and the order stands beside it; away from the console only the order is left', () => {
  for (const page of alertPages) {
    const [first] = alertLinks({ page, orderId });
    expect(first?.href).toMatch(page === 'order' ? /^\/order\/ord_0000000001$/ : /^\/(money|approvals)/);
    expect(alertLinks({ page, orderId }).at(-1)?.href).toBe('/order/ord_0000000001');
  }
  expect(alertLinks({ page: null, orderId })).toHaveLength(1);
  expect(alertLinks({ page: 'order', orderId: null })).toEqual([]);
});

test('a handled alert names the person, by name if known, and the time', () => {
  expect(handledLine(alert)).toBe('');
  expect(handledLine({ handled })).toBe('Handled by Ines, Sat 21 Nov, 2:00 PM');
  expect(handledLine({ handled: { ...handled, byName: null } })).toContain('usr_0000000001');
});

test('the second person to handle an alert is told that their note was not kept', () => {
  expect(handledNotice({ handled }, ' Found on shelf 4. ')).toBe('Marked as handled');
  expect(handledNotice({ handled: { ...handled, note: null } }, '')).toBe('Marked as handled');
  expect(handledNotice({ handled }, 'Looked, nothing')).toMatch(/^Ines handled it first/);
});
