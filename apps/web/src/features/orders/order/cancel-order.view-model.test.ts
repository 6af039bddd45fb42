import { toId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { orderStatuses } from '@suki/domain/trade/facts/statuses';
import type { Order } from '@suki/sdk/types';
import { describe, expect, test } from 'vitest';
import { cancellationOf } from './cancel-order.view-model.ts';
import { rejectionCost } from './rejection-cost.ts';

const quote = (...lines: readonly string[]): Order['buyerQuote'] => ({
  skuId: toId('sku', 'sku_0000000009'),
  lane: 'standard',
  total: pesos(8_570),
  lines: lines.map((id) => ({ id, amount: pesos(100), rule: `quote.${id}` })),
});
const order = {
  status: 'confirming_buyer_order',
  role: 'buyer',
  amount: pesos(8_570),
  buyerQuote: quote('price', 'shipping'),
  deposit: null,
  next: { actions: ['cancel_order'] },
} as const satisfies Parameters<typeof cancellationOf>[0] | object;
const held = { amount: pesos(900), status: 'under_hold', deductedAmount: pesos(0), needToRepay: false } as const;
type Case = Partial<Parameters<typeof cancellationOf>[0]>;
const textOf = (changes: Case) => cancellationOf({ ...order, next: { actions: ['cancel_order'] }, ...changes })?.text;

describe('a buyer who wants to cancel', () => {
  test('before paying reads that nothing was charged, and that it counts', () => {
    const text = textOf({ status: 'to_pay' });
    expect(text).toContain('You weren’t charged');
    expect(text).toContain('cancel 3 unpaid orders in a day');
  });

  test('after paying reads what comes back, that there is no fee, and how often it is possible', () => {
    const text = textOf({});
    expect(text).toContain('You get all ₱8,570 back');
    expect(text).toContain('no fee');
    expect(text).toContain('1 paid order a day and 3 in 30 days');
    expect(text).not.toContain('You weren’t charged');
  });

  test.each(['to_pay', 'confirming_buyer_order'] as const)('in %s reads of the coupon only with one', (status) => {
    expect(textOf({ status, buyerQuote: quote('price', 'coupon') })).toContain('Your coupon can be used again.');
    expect(textOf({ status })).not.toContain('coupon');
  });
});

test('a seller who cancels a confirmed sale reads that the whole deposit is kept', () => {
  const cancellation = cancellationOf({
    ...order,
    role: 'seller',
    status: 'seller_to_ship',
    deposit: held,
    next: { actions: ['cancel_order'] },
  });
  expect(cancellation).toMatchObject({ isSeller: true, button: 'Cancel the sale' });
  expect(cancellation?.text).toContain('We keep ₱900 of your deposit');
});

test.each(orderStatuses)('cancelling is not shown when the server does not offer it: %s', (status) => {
  expect(cancellationOf({ ...order, status, next: { actions: [] } })).toBeNull();
});

test('a seller who is asked for an answer sees what no answer costs too', () => {
  expect(rejectionCost('confirming_buyer_order', pesos(900))).toEqual({
    kept: '₱450',
    returned: '₱450',
    bySilence: '₱900',
  });
});
