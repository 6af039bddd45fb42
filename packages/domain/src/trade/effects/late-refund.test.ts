import { expect, test } from 'vitest';
import { paidOrderFixture } from '../../../testing/trade-fixtures.ts';
import { centavos, pesos, zero } from '../../money/centavos.ts';
import { refundAfterIncome } from '../money/order-postings.ts';

const paid = {
  ...paidOrderFixture(),
  price: pesos(6_000),
  total: pesos(6_120),
  shippingFee: pesos(120),
  flashFee: zero,
  processingFee: zero,
  couponAmount: zero,
  refundedAmount: zero,
};
const nearlyAll = pesos(6_050);

const nameOf = (account: string): string => account.split(':', account.startsWith('platform:') ? 2 : 1).join(':');

// `refunded_after_income`: every line by its account, in pesos.
test.each([
  {
    what: 'all of what was paid: the escrow’s rest first, the platform bears the rest',
    expected: { escrow: -120, 'platform:item_loss': -6_000, refund: 6_120 },
  },
  {
    what: 'less the ways that the buyer pays',
    legs: 240,
    expected: { escrow: -120, 'platform:item_loss': -5_760, refund: 5_880 },
  },
  {
    what: 'with nothing left in the escrow',
    escrow: 0,
    expected: { 'platform:item_loss': -6_120, refund: 6_120 },
  },
  {
    what: 'less than lies in the escrow: what stays was for shipping',
    order: { refundedAmount: nearlyAll },
    expected: { escrow: -120, refund: 70, 'platform:shipping_revenue': 50 },
  },
  {
    what: 'the same with a small coupon: it is no expense, the rest was for shipping',
    order: { refundedAmount: nearlyAll, couponAmount: pesos(30) },
    expected: { escrow: -120, refund: 70, 'platform:promo_expense': 30, 'platform:shipping_revenue': 20 },
  },
  {
    what: 'the same with a large coupon: no more of it than is left',
    order: { refundedAmount: nearlyAll, couponAmount: pesos(100) },
    expected: { escrow: -120, refund: 70, 'platform:promo_expense': 50 },
  },
])('a refund after the seller was paid: $what', ({ order = {}, escrow = 120, legs = 0, expected }) => {
  const { entries } = refundAfterIncome({ ...paid, ...order }, pesos(escrow), pesos(legs));
  const lines = entries.map(({ account, amount }) => [nameOf(account), amount / centavos(100)] as const);
  expect(new Set(lines.map(([account]) => account)).size).toBe(lines.length);
  expect(Object.fromEntries(lines)).toEqual(expected);
});
