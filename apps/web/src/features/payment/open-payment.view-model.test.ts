import { toId } from '@suki/domain/ids/id';
import { describe, expect, test } from 'vitest';
import { openPayment } from './open-payment.view-model.ts';
import type { PaymentOption } from './payment-options.view-model.ts';

const card = toId('pmt', 'pmt_card000000');
const options: readonly PaymentOption[] = [
  { value: card, title: 'Visa', detail: '400000XXXXXX1000', isUsable: true, choice: { paymentMethodId: card } },
  {
    value: 'GCASH',
    title: 'GCash',
    detail: '',
    isUsable: true,
    choice: { paymentMethod: 'GCASH', checkoutMethod: 'ONE_TIME_PAYMENT' },
  },
];
const attempt = { status: 'PENDING', failureCode: null, paymentMethod: 'PAYMAYA', paymentMethodId: null } as const;

test('a wallet that was chosen before is gone on with, whatever would be offered first', () => {
  expect(openPayment({ attempt, cameBack: null, options })).toMatchObject({
    option: { title: 'Maya', choice: { paymentMethod: 'PAYMAYA', checkoutMethod: 'ONE_TIME_PAYMENT' } },
    canGoOn: true,
  });
});

test('it says how to come to another way', () => {
  expect(openPayment({ attempt, cameBack: null, options })?.option.detail).toMatch(/cancel on the Maya page first/);
});

describe('a saved method', () => {
  const saved = { ...attempt, paymentMethod: 'CARDS', paymentMethodId: card } as const;
  test.each([
    ['has its own name', options, 'Visa'],
    ['that was unlinked meanwhile has the name of its channel', [], 'Card'],
  ])('%s', (_, offered, title) => {
    expect(openPayment({ attempt: saved, cameBack: null, options: offered })?.option).toMatchObject({
      title,
      choice: { paymentMethodId: card },
    });
  });

  test.each([
    ['charged', false],
    ['succeeded', false],
    ['failed', true],
    ['unknown', true],
    [null, true],
  ] as const)('after %s something is left to do: %s', (cameBack, canGoOn) => {
    expect(openPayment({ attempt: saved, cameBack, options })?.canGoOn).toBe(canGoOn);
  });
});

test('with another amount nothing is left to do', () => {
  const held = { ...attempt, failureCode: 'AMOUNT_MISMATCH' };
  expect(openPayment({ attempt: held, cameBack: null, options })?.canGoOn).toBe(false);
});

test.each([
  ['no payment', null],
  ['one that failed', { ...attempt, status: 'FAILED' }],
  ['one that went through', { ...attempt, status: 'SUCCEEDED' }],
] as const)('%s leaves the choice', (_, one) => {
  expect(openPayment({ attempt: one, cameBack: 'failed', options })).toBeNull();
});
