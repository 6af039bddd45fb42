import assert from 'node:assert/strict';
import { refundsOfOrder } from '@suki/db/queries/refunds';
import { forEachOf, quickDeals } from '../../support/many-steps.ts';
import { buy, type Deal, startPayment } from '../../support/trade-steps.ts';
import type { TradeWorld } from '../../support/trade-world-on.ts';
import { orderStatuses } from './gateway-words.ts';

const QUARTER_MS = 15 * 60_000;

/**
 * F8: orders time out while their payment is under way, their pairs are sold to others, and then the money arrives,
 * with five webhooks. It goes back whole, once, and the late buyers are told.
 */
export async function lateMoney(world: TradeWorld, { orders }: { readonly orders: number }): Promise<void> {
  const late = await quickDeals(world, orders);
  const attempts = await forEachOf(late, (deal) => startPayment(world, deal));
  const lateIds = late.map(({ orderId }) => orderId);
  // The payment window, and its one extension for the payment under way.
  for (const _ of ['first', 'extended']) {
    world.api.clock.advance(QUARTER_MS + 1000);
    await world.catchUp();
  }
  assert.deepEqual(await orderStatuses(world, lateIds), { transaction_closed: orders });
  const next = await forEachOf(late, (deal) => buy(world, deal));
  const nextAttempts = await forEachOf(next, (deal) => startPayment(world, deal));
  await forEachOf([...attempts, ...nextAttempts], ({ id }) =>
    world.api.sandbox.control(`/payments/${id}/approve`, { webhook: { times: 5 } }),
  );
  await world.settle();
  assert.deepEqual(await orderStatuses(world, lateIds), { transaction_closed: orders });
  const sold = await orderStatuses(
    world,
    next.map(({ orderId }) => orderId),
  );
  assert.deepEqual(sold, { confirming_buyer_order: orders });
  for (const [index, deal] of late.entries()) await expectMoneyBack(world, deal, attempts[index]?.amount);
  await world.catchUp();
  await world.expectSound();
}

async function expectMoneyBack(world: TradeWorld, { orderId, buyer }: Deal, amount: number | undefined): Promise<void> {
  const refunds = await refundsOfOrder(world.pool, orderId);
  assert.deepEqual(
    refunds.map((refund) => [refund.amount, refund.status]),
    [[amount, 'SUCCEEDED']],
  );
  const messages = (await world.api.callAs(buyer, 'listPaymentMessages')).answer().items.map(({ kind }) => kind);
  assert.deepEqual(messages, ['late-payment-refunded', 'order-payment-lapsed']);
}
