import { toId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import type { Payout, PayoutStatus } from '@suki/sdk/types';
import { describe, expect, test } from 'vitest';
import { payoutView } from './payout.view-model.ts';

const at = { asked: '2026-11-22T04:00:00.000Z', moved: '2026-11-22T04:05:00.000Z', there: '2026-11-22T05:00:00.000Z' };
const payout = (status: PayoutStatus, change: Partial<Payout> = {}): Payout => ({
  id: toId('pyo', 'pyo_0000000001'),
  amount: pesos(1_250),
  fee: pesos(0),
  status,
  failureReason: null,
  account: {
    channelCode: 'PH_GCASH',
    bankName: 'GCash',
    accountHolderName: 'Sam Reyes',
    maskedAccountNumber: '•••• 4567',
  },
  expectedAt: null,
  createdAt: at.asked,
  updatedAt: at.moved,
  ...change,
});
const steps = (of: Payout) =>
  payoutView(of).timeline.map(({ time, what, next }) => `${next ? 'next ' : ''}${time}: ${what}`);

describe('the way of a payout, latest first', () => {
  test.each([
    ['PENDING', {}, ['next Next: Our payment service gets it', 'Sun 22 Nov, 12:00 PM: You asked for it']],
    [
      'ACCEPTED',
      { expectedAt: at.there },
      [
        'next Sun 22 Nov, 1:00 PM: The bank has it',
        'next Next: It goes to the bank',
        'Sun 22 Nov, 12:05 PM: Our payment service has it',
        'Sun 22 Nov, 12:00 PM: You asked for it',
      ],
    ],
    [
      'REQUESTED',
      { expectedAt: at.there },
      [
        'next Sun 22 Nov, 1:00 PM: The bank has it',
        'Sun 22 Nov, 12:05 PM: Sent to the bank',
        'Sun 22 Nov, 12:00 PM: You asked for it',
      ],
    ],
    [
      'SUCCEEDED',
      { expectedAt: at.there },
      ['Sun 22 Nov, 12:05 PM: The bank has it', 'Sun 22 Nov, 12:00 PM: You asked for it'],
    ],
    ['FAILED', {}, ['Sun 22 Nov, 12:05 PM: It didn’t arrive', 'Sun 22 Nov, 12:00 PM: You asked for it']],
    ['CANCELLED', {}, ['Sun 22 Nov, 12:05 PM: You stopped it', 'Sun 22 Nov, 12:00 PM: You asked for it']],
    ['REVERSED', {}, ['Sun 22 Nov, 12:05 PM: The bank sent it back', 'Sun 22 Nov, 12:00 PM: You asked for it']],
  ] as const)('%s', (status, change, expected) => {
    expect(steps(payout(status, change))).toEqual(expected);
  });

  test.each([
    ['TEMPORARY_TRANSFER_ERROR', 'next Next: We’re sending it again'],
    ['TRANSFER_ERROR', 'next Next: We’re looking into it'],
  ])('one that waits after %s says what happens next', (failureReason, first) => {
    expect(steps(payout('ACCEPTED', { failureReason, expectedAt: at.there }))[0]).toBe(first);
  });
});

describe('a failure names its reason in plain words, and where the money is', () => {
  test.each([
    ['SUCCEEDED', null, null],
    ['PENDING', null, null],
    ['CANCELLED', null, /^The money is back in your wallet\.$/],
    ['REVERSED', null, /^The money is back in your wallet\.$/],
    [
      'FAILED',
      'INVALID_DESTINATION',
      /^The money is back in your wallet\. The bank doesn’t recognize this account number/,
    ],
    ['FAILED', 'REJECTED_BY_CHANNEL', /^The bank refused the payout\. Your money is back/],
    ['FAILED', 'TEMPORARY_TRANSFER_ERROR', /couldn’t be sent after several tries/],
    ['FAILED', 'SOMETHING_NEW', /asking the bank/],
    ['ACCEPTED', 'TEMPORARY_TRANSFER_ERROR', /^The bank didn’t answer\. We’ll try again/],
    ['ACCEPTED', 'REJECTED_BY_WG', /^We stopped this payout for a check/],
    ['SUCCEEDED', 'TEMPORARY_TRANSFER_ERROR', null],
  ] as const)('%s, %s', (status, failureReason, expected) => {
    const { problem } = payoutView(payout(status, { failureReason }));
    expect(problem).toEqual(expected === null ? null : expect.stringMatching(expected));
  });
});

test.each([
  ['PENDING', true, true],
  ['ACCEPTED', true, true],
  ['REQUESTED', false, true],
  ['SUCCEEDED', false, false],
  ['FAILED', false, false],
  ['CANCELLED', false, false],
  ['REVERSED', false, false],
] as const)('%s: can be stopped %s, is open %s', (status, canCancel, isOpen) => {
  expect(payoutView(payout(status))).toMatchObject({ canCancel, isOpen });
});

test.each([
  ['REJECTED_BY_WG', false],
  ['UNKNOWN_BANK_NETWORK_ERROR', false],
  ['TEMPORARY_TRANSFER_ERROR', true],
] as const)('one that stands still for %s can be stopped by its owner: %s', (failureReason, canCancel) => {
  expect(payoutView(payout('ACCEPTED', { failureReason }))).toMatchObject({ canCancel });
});
