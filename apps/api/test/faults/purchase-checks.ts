import assert from 'node:assert/strict';
import { balanceOf } from '@suki/db/queries/ledger';
import type { FaultWorld } from './fault-world.ts';
import { jobsLeft } from './jobs-left.ts';
import { type Bought, ordersOf } from './market.ts';
import { untilSo } from './until-so.ts';

const SETTLED_WITHIN_MS = 60_000;

/** Expects one order, one payment attempt, one payment at the gateway: none was lost, and none made twice. */
export async function expectOnePurchase(world: FaultWorld, { buyer, orderId, attemptId }: Bought): Promise<void> {
  const orders = await ordersOf(world, { buyer });
  assert.deepEqual(
    orders.map(({ id, attempts }) => ({ id, attempts })),
    [{ id: orderId, attempts: 1 }],
  );
  const seen = await world.sandbox.fetchControl(`/payments?reference_id=${attemptId}`);
  const { data } = (await seen.json()) as { data: unknown[] };
  assert.equal(data.length, 1, `Expected one payment at the gateway for ${attemptId}.`);
}

/**
 * Waits until the orders are paid (the gateway sends a webhook again that may have reached a dead process), and expects
 * each to wait for its seller with its whole price in escrow.
 */
export async function expectPaid(world: FaultWorld, orders: readonly Bought[]): Promise<void> {
  await untilPaid(world, orders);
  await untilJobsDone(world);
  for (const order of orders) {
    assert.deepEqual(
      (await ordersOf(world, order)).map(({ status }) => status),
      ['confirming_buyer_order'],
    );
    assert.equal(await balanceOf(world.pool, `escrow:${order.orderId}`), order.total);
  }
  await world.expectSound();
}

async function untilPaid({ pool, sandbox }: FaultWorld, orders: readonly Bought[]): Promise<void> {
  const unpaid = async (): Promise<readonly string[]> => {
    const { rows } = await pool.query<{ id: string }>(
      `select a.id from payment_attempts a where a.id = any($1) and a.status = 'PENDING'`,
      [orders.map(({ attemptId }) => attemptId)],
    );
    return rows.map(({ id }) => id);
  };
  for (const id of await unpaid()) await sandbox.control(`/payments/${id}/repeat-webhook`);
  await untilSo('every payment to be booked', SETTLED_WITHIN_MS, async () => (await unpaid()).length === 0);
}

/** Waits until the worker has done every job that is due. */
export async function untilJobsDone({ pool }: FaultWorld): Promise<void> {
  await untilSo('every job to be done', SETTLED_WITHIN_MS, async () => (await jobsLeft(pool)) === 0);
}
