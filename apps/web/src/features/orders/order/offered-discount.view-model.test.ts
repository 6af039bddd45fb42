import { pesos } from '@suki/domain/money/centavos';
import { expect, test } from 'vitest';
import { offeredDiscount } from './offered-discount.view-model.ts';

const order = {
  role: 'seller',
  status: 'pending_buyer_confirmation',
  discountOffer: pesos(300),
  payout: { income: pesos(7_552), tax: pesos(0) },
  deposit: { amount: pesos(900), status: 'under_hold', deductedAmount: pesos(0), needToRepay: false },
  askRegion: 'NCR',
} as unknown as Parameters<typeof offeredDiscount>[0];

test('ux 27: what was offered stands on the page, with the new payout and the cost of a no', () => {
  const offered = offeredDiscount(order);
  expect(offered?.title).toBe('You offered ₱300');
  expect(offered?.lines.map(({ label, amount }) => `${label}: ${amount}`)).toEqual([
    'Your discount: −₱300',
    'You get if the buyer keeps it: ₱7,552',
    'If they don’t, return shipping: at most ₱220',
  ]);
});

test.each([
  ['the buyer', { role: 'buyer' }],
  ['a seller who offered nothing', { discountOffer: pesos(0) }],
  ['an order that the buyer has answered', { status: 'platform_to_ship' }],
] as const)('no offer stands there for %s', (_, change) => {
  expect(offeredDiscount({ ...order, ...change })).toBeNull();
});
