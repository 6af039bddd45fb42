import { describe, expect, test } from 'vitest';
import { hasNoSale, isBackOnSale, isPaidByUs, isPaymentTakenBack } from './order-end.ts';
import { eventIds, transition } from './transitions.table.ts';

const endedBy = (event: string) => ({ status: 'transaction_closed' as const, history: [{ event }] });
const ends = eventIds.filter((event) => transition(event).order?.to === 'transaction_closed');

describe('what an end means to the seller is what the transition table does', () => {
  test.each(ends)('%s', (event) => {
    const { ask, closure = null, money = [] } = transition(event);
    expect(hasNoSale(endedBy(event))).toBe(ask?.to === 'transaction_closed' || ask?.to === 'listed');
    expect(isBackOnSale(endedBy(event))).toBe(ask?.to === 'listed');
    if (money.includes('item_compensated')) expect(isPaidByUs({ closure })).toBe(true);
    expect(isPaymentTakenBack({ closure, isPaymentReversed: false })).toBe(money.includes('payment_reversed'));
  });
});

test('while an order runs it has not ended without a sale', () => {
  const order = { ...endedBy('E36'), status: 'to_pay' as const };
  expect([hasNoSale(order), isBackOnSale(order), isPaidByUs({ closure: null })]).toEqual([false, false, false]);
});

test('a payment that the bank took back after the end was taken back too', () => {
  expect(isPaymentTakenBack({ closure: null, isPaymentReversed: true })).toBe(true);
  expect(isPaymentTakenBack({ closure: null, isPaymentReversed: false })).toBe(false);
});
