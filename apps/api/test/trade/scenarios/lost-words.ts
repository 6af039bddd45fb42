import assert from 'node:assert/strict';
import { MINUTE_MS } from '@suki/domain/config/durations';
import { forEachOf, quickDeals } from '../../support/many-steps.ts';
import { startPayment } from '../../support/trade-steps.ts';
import type { TradeWorld } from '../../support/trade-world-on.ts';
import { forgetAnswer, orderStatuses, reconcile } from './gateway-words.ts';

const MINUTES_MAX = 10;

/**
 * F7: orders are paid, and no webhook reports it; for every third order the answer to our own call was lost as well.
 * Reconciliation finds all of them within ten minutes of the Clock. Returns the minute in which the last one was found.
 */
export async function lostWords(world: TradeWorld, { payments }: { readonly payments: number }): Promise<number> {
  const deals = await quickDeals(world, payments);
  const numbered = deals.map((deal, index) => ({ deal, index }));
  await forEachOf(numbered, async ({ deal, index }) => {
    const attempt = await startPayment(world, deal);
    await world.api.sandbox.control(`/payments/${attempt.id}/approve`, { webhook: { drop: true } });
    if (index % 3 === 0) await forgetAnswer(world, attempt.id);
  });
  const orderIds = deals.map(({ orderId }) => orderId);
  let minute = 0;
  let open = await orderStatuses(world, orderIds);
  for (; open.to_pay !== undefined && minute < MINUTES_MAX; minute += 1) {
    world.api.clock.advance(MINUTE_MS);
    await reconcile(world);
    open = await orderStatuses(world, orderIds);
  }
  assert.deepEqual(open, { confirming_buyer_order: payments });
  await world.catchUp();
  await world.expectSound();
  return minute;
}
