import { expect, test } from 'vitest';
import { pesos, zero } from '../../money/centavos.ts';
import { amountForBuyer } from './amount-due.ts';

const order = {
  redelivery: null,
  shippingFee: pesos(150),
  total: pesos(8800),
  couponAmount: zero,
  discountOffer: pesos(300),
} as const;

test.each([
  { status: 'to_pay', redelivery: null, amount: 8800 },
  { status: 'pending_buyer_confirmation', redelivery: null, amount: 8800 },
  { status: 'transaction_closed', redelivery: null, amount: 8800 },
  { status: 'platform_to_ship', redelivery: null, amount: 8500 },
  { status: 'transaction_successful', redelivery: null, amount: 8500 },
  { status: 'to_receive', redelivery: 'unpaid', amount: 150 },
] as const)('ux 28: an order with a discount of ₱300 costs its buyer ₱$amount in $status', ({ amount, ...facts }) => {
  expect(amountForBuyer({ ...order, ...facts })).toBe(pesos(amount));
});

test('ux 28: an order without a discount costs its total', () => {
  expect(amountForBuyer({ ...order, discountOffer: zero, status: 'transaction_successful' })).toBe(order.total);
});
