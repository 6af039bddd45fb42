import { describe, expect, test } from 'vitest';
import { methodRefusal, paymentChannelOf } from './saved-method.ts';

/** Tuesday in Manila: noon, and inside the quiet window. */
const noon = new Date('2026-11-24T12:00:00+08:00');
const night = new Date('2026-11-24T22:15:00+08:00');
const bank = { type: 'DIRECT_DEBIT', channel: 'BPI', expiry: null } as const;
const card = { type: 'CARD', channel: 'VISA', expiry: { expiryMonth: '11', expiryYear: '26' } } as const;

describe('a saved method', () => {
  test.each([
    ['CARD', 'VISA', 'CARDS'],
    ['CARD', '', 'CARDS'],
    ['EWALLET', 'GRABPAY', 'GRABPAY'],
    ['EWALLET', 'PH_GRABPAY', 'GRABPAY'],
    ['DIRECT_DEBIT', 'BPI', 'BPI_DIRECT_DEBIT'],
    ['DIRECT_DEBIT', 'BPI_DIRECT_DEBIT', 'BPI_DIRECT_DEBIT'],
    ['EWALLET', 'BPI', null],
    ['DIRECT_DEBIT', 'GRABPAY', null],
    ['DIRECT_DEBIT', 'BDO', null],
  ] as const)('of the kind %s by "%s" pays through %s', (type, channel, expected) => {
    expect(paymentChannelOf(type, channel)).toBe(expected);
  });

  test.each([
    ['that is active', { ...bank, status: 'ACTIVE' }, noon, null],
    ['of another bank in the quiet window', { ...bank, channel: 'UBP', status: 'ACTIVE' }, night, null],
    ['whose card ends with this month', { ...card, status: 'ACTIVE' }, noon, null],
    [
      'whose card ended with the last month',
      { ...card, expiry: { expiryMonth: '10', expiryYear: '26' }, status: 'ACTIVE' },
      noon,
      { reason: 'METHOD_EXPIRED', details: { status: 'EXPIRED' } },
    ],
    [
      'that the gateway ended',
      { ...bank, status: 'EXPIRED' },
      noon,
      { reason: 'METHOD_EXPIRED', details: { status: 'EXPIRED' } },
    ],
    [
      'whose bank rests',
      { ...bank, status: 'ACTIVE' },
      night,
      { reason: 'METHOD_DOWN', details: { until: '2026-11-24T14:30:00.000Z' } },
    ],
    ...(['REQUIRES_ACTION', 'PENDING', 'INACTIVE', 'FAILED'] as const).map(
      (status) =>
        [
          `that is ${status}`,
          { ...bank, status },
          night,
          { reason: 'METHOD_NOT_ACTIVE', details: { status } },
        ] as const,
    ),
    [
      'with a status that nobody knows',
      { ...bank, status: 'ODD' },
      noon,
      { reason: 'METHOD_NOT_ACTIVE', details: { status: 'ODD' } },
    ],
  ] as const)('%s can be charged or says why not', (_what, method, now, refusal) => {
    expect(methodRefusal(method, now)).toEqual(refusal);
  });
});
