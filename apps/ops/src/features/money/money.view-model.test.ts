import { toId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { refundStatuses } from '@suki/domain/trade/facts/statuses';
import type { Reconciliation, StaffRefund } from '@suki/sdk/types';
import { describe, expect, test } from 'vitest';
import {
  canRetry,
  noRefundText,
  reconciliationRows,
  reconciliationText,
  refundLine,
  refundLists,
  refundTitle,
  sentAgainText,
  shownRefunds,
} from './money.view-model.ts';

const refund: StaffRefund = {
  id: toId('ref', 'ref_0000000001'),
  status: 'PENDING',
  kind: 'item_refund',
  amount: pesos(8570),
  userId: toId('usr', 'usr_0000000001'),
  orderId: toId('ord', 'ord_0000000001'),
  askId: null,
  bidId: null,
  about: {
    orderId: toId('ord', 'ord_0000000001'),
    orderNumber: 'SK-20611483K',
    itemName: 'Samba OG',
    sizes: { us_m: '9' },
    amount: null,
    person: { id: toId('usr', 'usr_0000000001'), name: 'Bea Santos' },
  },
  tries: 3,
  sentAgain: null,
  failureCode: 'INSUFFICIENT_BALANCE',
  retryAt: null,
  createdAt: '2026-11-21T05:00:00.000Z',
  updatedAt: '2026-11-21T05:00:00.000Z',
};

test('every status of a refund has its list, its name and words for an empty one', () => {
  expect(refundLists.toSorted()).toEqual(refundStatuses.toSorted());
  expect(new Set(refundStatuses.map(refundTitle)).size).toBe(refundStatuses.length);
  for (const status of refundStatuses) {
    expect(noRefundText(status)).toMatch(/\.$/);
  }
});

test.each([
  [null, 'PENDING'],
  ['FAILED', 'FAILED'],
  ['nonsense', 'PENDING'],
] as const)('%s in the address shows %s', (wanted, shown) => {
  expect(shownRefunds(wanted)).toBe(shown);
});

test('only a refund that the gateway has not taken is sent again', () => {
  expect(refundStatuses.filter((status) => canRetry({ status }))).toEqual(['PENDING']);
});

test('a refund says what it is, for what, how often it was tried and why it failed', () => {
  expect(refundLine(refund)).toEqual({
    what: 'Refund of an order',
    amount: '₱8,570',
    of: expect.stringMatching(/^SK-20611483K, Samba OG, .*9.*, Bea Santos$/),
    tries: '3 tries; it failed: our balance at the gateway was too low',
    since: 'Sat 21 Nov, 1:00 PM',
  });
  expect(refundLine({ ...refund, tries: 1, failureCode: null }).tries).toBe('1 try');
  expect(refundLine({ ...refund, status: 'FAILED', failureCode: 'REFUND_FAILED' }).tries).toBe(
    '3 tries; it failed: the payer’s bank refused it; it is in the wallet instead',
  );
  expect(refundLine({ ...refund, retryAt: '2026-11-23T04:00:00.000Z' }).tries).toMatch(/, next try .*12:00/);
});

describe('a reconciliation', () => {
  const none = { checked: 0, settled: 0, differs: 0, unanswered: 0 };
  const result: Reconciliation = {
    at: '2026-11-21T05:00:00.000Z',
    payments: none,
    refunds: none,
    paymentMethods: none,
    payouts: none,
  };
  test('has a row for each kind of which something was open', () => {
    const asked = { ...none, checked: 2 };
    expect(reconciliationRows(result)).toEqual([]);
    expect(reconciliationRows({ ...result, payments: asked, payouts: asked }).map(({ id }) => id)).toEqual([
      'payments',
      'payouts',
    ]);
  });
  test.each([
    ['nothing was open', result, /Nothing was open/],
    ['all was settled', { ...result, payments: { ...none, checked: 2, settled: 2 } }, /nothing differs/],
    [
      'something differs',
      { ...result, refunds: { ...none, checked: 2, differs: 1 } },
      /^1 differ from what the gateway says/,
    ],
    ['the gateway was silent', { ...result, payouts: { ...none, checked: 2, unanswered: 2 } }, /didn’t answer about 2/],
  ])('says in a sentence that %s', (_, given, expected) => {
    expect(reconciliationText(given)).toMatch(expected);
  });
});

test('security 2: who sent it again, when and why', () => {
  const sentAgain = { at: '2026-11-24T06:00:00Z', byName: 'Fe Ramos', reason: 'The gateway takes it again.' };
  expect(sentAgainText(sentAgain)).toMatch(/^Sent again by Fe Ramos, .*Nov.*: “The gateway takes it again.”$/);
  expect(sentAgainText({ ...sentAgain, byName: null })).toContain('a colleague');
});

test('ux 45: a word of the gateway that nobody knows is never shown', () => {
  expect(refundLine({ ...refund, failureCode: 'NEW_WORD' }).tries).toBe(
    '3 tries; it failed: the gateway named no reason that we know',
  );
  expect(refundLine({ ...refund, about: null, orderId: null }).of).toBe('a payment from outside Suki');
});
