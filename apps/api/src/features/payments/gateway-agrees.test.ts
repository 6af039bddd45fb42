import { centavos, pesos } from '@suki/domain/money/centavos';
import { describe, expect, test } from 'vitest';
import { attemptAgrees, payoutAgrees, refundAgrees } from './gateway-agrees.ts';

const amount = pesos(100);
const other = centavos(9_999);

describe('a payment here and there', () => {
  test.each([
    { here: 'PENDING', there: 'PENDING', agrees: true },
    { here: 'PENDING', there: 'SUCCEEDED', agrees: false },
    { here: 'SUCCEEDED', there: 'SUCCEEDED', agrees: true },
    { here: 'SUCCEEDED', there: 'FAILED', agrees: false },
    { here: 'SUCCEEDED', there: 'PENDING', agrees: false },
    { here: 'FAILED', there: 'FAILED', agrees: true },
    { here: 'FAILED', there: 'PENDING', agrees: true },
    { here: 'FAILED', there: 'SUCCEEDED', agrees: false },
  ] as const)('$here and $there: $agrees', ({ here, there, agrees }) => {
    expect(attemptAgrees({ status: here, amount }, { status: there, amount, currency: 'PHP' })).toBe(agrees);
  });

  test.each([
    { what: 'another amount', there: { amount: other, currency: 'PHP' } },
    { what: 'another currency', there: { amount, currency: 'USD' } },
  ])('differ by $what', ({ there }) => {
    expect(attemptAgrees({ status: 'SUCCEEDED', amount }, { status: 'SUCCEEDED', ...there })).toBe(false);
  });
});

const currency = 'PHP';

describe('a refund here and there', () => {
  test.each([
    { here: 'REQUESTED', there: 'PENDING', agrees: true },
    { here: 'SUCCEEDED', there: 'SUCCEEDED', agrees: true },
    { here: 'SUCCEEDED', there: 'FAILED', agrees: false },
    { here: 'FAILED', there: 'FAILED', agrees: true },
    { here: 'CANCELLED', there: 'SUCCEEDED', agrees: false },
  ] as const)('$here and $there: $agrees', ({ here, there, agrees }) => {
    expect(refundAgrees({ status: here, amount, failures: null }, { status: there, amount, currency })).toBe(agrees);
    expect(refundAgrees({ status: here, amount: other, failures: null }, { status: there, amount, currency })).toBe(
      false,
    );
    const dollars = { status: there, amount, currency: 'USD' } as const;
    expect(refundAgrees({ status: here, amount, failures: null }, dollars)).toBe(false);
  });

  test.each([
    { here: 'PENDING', there: 'FAILED', agrees: true },
    { here: 'CANCELLED', there: 'FAILED', agrees: true },
    { here: 'REQUESTED', there: 'FAILED', agrees: false },
    { here: 'SUCCEEDED', there: 'FAILED', agrees: false },
    { here: 'CANCELLED', there: 'SUCCEEDED', agrees: false },
  ] as const)(
    '$here after a sending that may be repeated, and $there: agrees = $agrees (E75)',
    ({ here, there, agrees }) => {
      expect(refundAgrees({ status: here, amount, failures: 1 }, { status: there, amount, currency })).toBe(agrees);
      expect(refundAgrees({ status: here, amount: other, failures: 1 }, { status: there, amount, currency })).toBe(
        false,
      );
    },
  );
});

describe('a payout here and there', () => {
  test.each([
    { here: 'ACCEPTED', there: 'ACCEPTED', agrees: true },
    { here: 'REQUESTED', there: 'FAILED', agrees: false },
    { here: 'SUCCEEDED', there: 'REVERSED', agrees: false },
    { here: 'REVERSED', there: 'REVERSED', agrees: true },
  ] as const)('$here and $there: $agrees', ({ here, there, agrees }) => {
    expect(payoutAgrees({ status: here, amount }, { status: there, amount, currency })).toBe(agrees);
    expect(payoutAgrees({ status: here, amount: other }, { status: there, amount, currency })).toBe(false);
    expect(payoutAgrees({ status: here, amount }, { status: there, amount, currency: 'USD' })).toBe(false);
  });
});
