import { describe, expect, test } from 'vitest';
import { refusalReasons } from '../trade/facts/refusal-reasons.ts';
import { eventIds, transition } from '../trade/table/transitions.table.ts';
import { alertTexts } from './alert-texts.ts';
import { complianceAlerts } from './compliance-alerts.table.ts';
import { financeAlerts } from './finance-alerts.table.ts';
import type { StaffQueue } from './staff-queues.ts';
import { staffQueues } from './staff-queues.ts';
import { supportAlerts } from './support-alerts.table.ts';
import { warehouseAlerts } from './warehouse-alerts.table.ts';

const tables: Readonly<Record<StaffQueue, object>> = {
  warehouse: warehouseAlerts,
  support: supportAlerts,
  finance: financeAlerts,
  compliance: complianceAlerts,
};
const moneyEvents = [
  'differs',
  'disputed',
  'payout_held',
  'balance_low',
  'payout_unsent',
  'refund_unsent',
  'refund_twice',
  'unreconciled',
  'payout_twice',
];
const parcelEvents = ['parcel_in_trouble', 'parcel_unexpected'];
const beside: Partial<Record<StaffQueue, readonly string[]>> = {
  compliance: ['hold_ends'],
  finance: [...moneyEvents, 'approval_waits', 'bank_hold_ends'],
  warehouse: [...parcelEvents, 'return_waits', 'stock_waits'],
  support: [
    'deadline_refused',
    'codes_nearly_spent',
    'codes_spent',
    'claim_waits',
    'answer_waits',
    'linked_unproven',
    'own_trade_unproven',
    'payout_approval_waits',
  ],
};
const unknown = alertTexts('E00-of-an-earlier-version');
const all = [...staffQueues.flatMap((queue) => Object.keys(tables[queue])), ...Object.keys(refusalReasons)];

test.each(staffQueues)(
  'what the rows of the life cycle put into the queue "%s" is worded there, with what services say beside them, and nothing else is',
  (queue) => {
    const raised = eventIds.filter((event) => transition(event).alert === queue);
    const expected = [...raised, ...(beside[queue] ?? [])];
    expect(raised.length).toBeGreaterThan(0);
    expect(Object.keys(tables[queue]).toSorted()).toEqual(expected.toSorted());
  },
);

describe('every alert', () => {
  test.each(all)('%s says in a line what happened, and in sentences what to do', (event) => {
    const { title, next } = alertTexts(event);
    expect(title).toMatch(/^[A-Z].{10,75}[^.]$/);
    expect(next).toMatch(/^[A-Z].{20,200}\.$/);
    expect(title).not.toBe(unknown.title);
    // ux 45: no enum, and no number of a row.
    expect(`${title} ${next}`).not.toMatch(/[A-Z]{2,}_[A-Z]|\bE\d\d|\b[a-z]+_[a-z]+\b/);
  });
});

test('no two events of one queue have the same title', () => {
  for (const queue of staffQueues) {
    const titles = Object.keys(tables[queue]).map((event) => alertTexts(event).title);
    expect(new Set(titles).size).toBe(titles.length);
  }
});

test('a payment that no rule books, or of another amount, says what to do with the money', () => {
  expect(alertTexts('NOT_ALLOWED_NOW').next).toContain('give it back there');
  expect(alertTexts('AMOUNT_MISMATCH').title).toMatch(/amount or currency/);
});

test.each(['E00-of-an-earlier-version', '', 'toString', '__proto__'])(
  'an event that nobody knows any more ("%s") breaks no list',
  (event) => {
    expect(alertTexts(event)).toEqual(unknown);
  },
);
