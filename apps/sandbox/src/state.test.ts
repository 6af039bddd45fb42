import { expect, test } from 'vitest';
import { paymentMethodRecord } from './payments/payment-method.record.ts';
import { initialState, trimState } from './state.ts';

const method = (id: string, change: object = {}) =>
  paymentMethodRecord.parse({
    id,
    type: 'EWALLET',
    channelCode: 'GRABPAY',
    customerId: null,
    referenceId: id,
    description: null,
    status: 'INACTIVE',
    reusability: 'ONE_TIME_USE',
    metadata: null,
    failureCode: null,
    returnUrls: { success: null, failure: null, cancel: null },
    linkUrl: null,
    card: null,
    createdAt: '2026-11-20T04:00:00.000Z',
    updatedAt: '2026-11-20T04:00:00.000Z',
    ...change,
  });

test('a method that was made for one payment is forgotten with the payment, a linked method only after its end', () => {
  const state = initialState();
  const linked = method('pm-linked', { reusability: 'MULTIPLE_USE', status: 'ACTIVE' });
  const ended = method('pm-ended', { reusability: 'MULTIPLE_USE', status: 'EXPIRED' });
  const once = Array.from({ length: 2_000 }, (_, index) => method(`pm-${index}`));
  state.paymentMethods = [linked, ended, method('pm-old'), ...once];
  trimState(state);
  expect(state.paymentMethods.map(({ id }) => id)).toEqual(['pm-linked', ...once.map(({ id }) => id)]);
});
