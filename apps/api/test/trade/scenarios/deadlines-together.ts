import assert from 'node:assert/strict';
import { HOUR_MS, MINUTE_MS } from '@suki/domain/config/durations';
import { quickDeals } from '../../support/many-steps.ts';
import type { Deal } from '../../support/trade-steps.ts';
import type { TradeWorld } from '../../support/trade-world-on.ts';
import { orderStatuses } from './gateway-words.ts';

export type DeadlinesTogetherSize = { readonly orders: number };
/** Makes all sweepers do what is due by the Clock. */
export type SweepAll = (isOver: () => Promise<boolean>) => Promise<void>;

/** Runs two sweepers side by side, until it is over. */
export const twoSweepers =
  (world: TradeWorld): SweepAll =>
  async (isOver) => {
    do await Promise.all([world.sweep(), world.sweep()]);
    while (!(await isOver()));
  };

/**
 * F11: many orders fall due in the same minute. The Clock is stepped two hours back and forth, and no worker runs for
 * an hour: no deadline fires early, and then each fires once. Returns how long the firing took after the workers came
 * back, in ms.
 */
export async function deadlinesTogether(
  world: TradeWorld,
  { orders }: DeadlinesTogetherSize,
  sweepAll: SweepAll = twoSweepers(world),
): Promise<number> {
  const { clock } = world.api;
  const deals = await quickDeals(world, orders);
  const orderIds = deals.map(({ orderId }) => orderId);
  const { first, last } = await dueBetween(world, orderIds);
  assert.ok(last.getTime() - first.getTime() < MINUTE_MS);
  const isAllOpen = async () => (await orderStatuses(world, orderIds)).to_pay === orders;
  for (const early of [first.getTime() - 1000, first.getTime() - 2 * HOUR_MS, first.getTime() - 1]) {
    clock.set(new Date(early));
    await sweepAll(isAllOpen);
    assert.ok(await isAllOpen(), `Expected none to fire ${first.getTime() - early} ms early.`);
  }
  // Nobody sweeps for an hour.
  clock.set(new Date(last.getTime() + HOUR_MS));
  const began = performance.now();
  await sweepAll(async () => (await orderStatuses(world, orderIds)).transaction_closed === orders);
  const durationMs = performance.now() - began;
  clock.set(new Date(first.getTime() - 2 * HOUR_MS));
  await sweepAll(async () => true);
  clock.set(new Date(last.getTime() + 2 * HOUR_MS));
  await sweepAll(async () => true);
  await expectEachFiredOnce(world, deals);
  await world.catchUp();
  await world.expectSound();
  return durationMs;
}

async function dueBetween({ pool }: TradeWorld, orderIds: readonly string[]): Promise<{ first: Date; last: Date }> {
  const { rows } = await pool.query<{ first: Date; last: Date }>(
    `select min(fire_at) as first, max(fire_at) as last from timers where kind = 'payment_window' and entity_id = any($1)`,
    [orderIds],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('Expected the orders to have deadlines.');
  return row;
}

async function expectEachFiredOnce({ pool }: TradeWorld, deals: readonly Deal[]): Promise<void> {
  const orderIds = deals.map(({ orderId }) => orderId);
  const { rows } = await pool.query<{ events: string; count: number }>(
    `select events, count(*)::int as count from (
       select string_agg(event, ' ' order by at, id) as events from transitions
       where entity = 'order' and entity_id = any($1) group by entity_id) of_each
     group by events`,
    [orderIds],
  );
  assert.deepEqual(rows, [{ events: 'E31 E34', count: deals.length }]);
  const left = await pool.query('select from timers where entity_id = any($1)', [orderIds]);
  assert.equal(left.rowCount, 0);
}
