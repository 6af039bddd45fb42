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
  gatewayReference,
  queueChoices,
  recheckedNotice,
  shownAlerts,
  stateChoices,
  subjectOf,
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
  about: {
    orderId,
    orderNumber: 'SK-2061-1483L',
    itemName: 'Samba OG',
    sizes: { us_m: '9' },
    amount: null,
    person: null,
  },
  dispute: null,
  mended: null,
  causes: [],
  createdAt: '2026-11-21T05:00:00.000Z',
  taken: null,
  handled: null,
  steps: [],
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
      { href: '/alerts?queue=support&state=handled', name: 'Closed', isShown: false },
    ]);
  });
});

test('an alert names its queue, its subject and its time', () => {
  expect(alertLine(alert)).toEqual({
    queue: 'Warehouse',
    subject: expect.stringMatching(/^SK-2061-1483L, Samba OG, .*9$/),
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
    expect(besideWords({ ...alert, comparison: sides })).toEqual([
      'Our books: succeeded, ₱8,570',
      'The gateway: failed, 100 USD',
      'They differ, compared Sat 21 Nov, 1:00 PM',
    ]);
  });
  test('stands what a side does not know, and that nothing is left to look at', () => {
    expect(besideWords({ ...alert, comparison: { ...sides, there: null, agrees: true } }).slice(1)).toEqual([
      'The gateway: nothing under this number',
      'Both sides agree, compared Sat 21 Nov, 1:00 PM',
    ]);
  });
  test('stands why a deadline was refused; of most alerts nothing', () => {
    expect(besideWords({ ...alert, cause: 'time to confirm' })).toEqual(['Deadline: time to confirm']);
    expect(besideWords({ ...alert, reason: 'Not on its shelf.' })).toEqual(['Why: Not on its shelf.']);
    expect(besideWords(alert)).toEqual([]);
  });
  test('another look says what it found', () => {
    expect(recheckedNotice({ comparison: null })).toMatch(/nothing to compare/);
    expect(recheckedNotice({ comparison: sides })).toBe('The two still differ');
    expect(recheckedNotice({ comparison: { ...sides, agrees: true } })).toMatch(/close the alert/);
  });
});

test('every page leads somewhere, and the order stands beside it; away from the console only the order is left', () => {
  for (const page of alertPages) {
    const [first] = alertLinks({ ...alert, page });
    expect(first?.href).toMatch(page === 'order' ? /^\/order\/ord_0000000001$/ : /^\/(money|approvals)/);
    expect(alertLinks({ ...alert, page }).at(-1)?.href).toBe('/order/ord_0000000001');
  }
  expect(alertLinks({ ...alert, page: null })).toHaveLength(1);
  expect(alertLinks({ ...alert, page: 'order', orderId: null })).toEqual([]);
});

describe('ops A.2 A3: a dispute', () => {
  const dispute = { id: 'mi-dspt-1', amount: pesos(8570), answerBy: '2026-12-05T05:00:00.000Z' };
  test('shows its amount and the day by which to answer; without one it says to answer today', () => {
    expect(besideWords({ ...alert, dispute })).toEqual(['Disputed: ₱8,570', 'Answer the bank by Sat 5 Dec, 1:00 PM']);
    expect(besideWords({ ...alert, dispute: { ...dispute, answerBy: null } })[1]).toMatch(/Answer today/);
  });
  test('is looked up at the gateway by its own number, a payout by ours, an order by none', () => {
    expect(gatewayReference({ ...alert, dispute })).toBe('mi-dspt-1');
    expect(gatewayReference({ ...alert, subject: { entity: 'payout', id: 'pyo_1' } })).toBe('pyo_1');
    expect(gatewayReference(alert)).toBeNull();
  });
});

test('a subject without order and item reads as its person and amount, or its kind; never as an id', () => {
  const subject = { entity: 'payout', id: 'pyo_0000000001' } as const;
  const person = { id: toId('usr', 'usr_0000000001'), name: 'Sam Reyes' };
  const about = { orderId: null, orderNumber: null, itemName: null, sizes: null, amount: pesos(500), person };
  expect(subjectOf({ subject, about })).toBe('Sam Reyes, ₱500');
  expect(subjectOf({ subject, about: { ...about, person: null } })).toBe('A payout, ₱500');
  expect(subjectOf({ subject, about: null })).toBe('A payout');
});
