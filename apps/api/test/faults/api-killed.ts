import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { balanceOf } from '@suki/db/queries/ledger';
import type { SeededRandom } from '../support/seeded-random.ts';
import type { FaultWorld } from './fault-world.ts';
import { jobsLeft } from './jobs-left.ts';
import { approve, type Bought, buyAndPay, newIntents, ordersOf } from './market.ts';
import { untilSo } from './until-so.ts';

const BUYERS = 20;
/** A buyer gets two answers: the order and its payment. */
const ANSWERS = 2 * BUYERS;
/** The kill comes at most this long after an answer: a call takes about 10 ms, so any moment of a call may be hit. */
const JITTER_MS = 15;
const SETTLED_WITHIN_MS = 60_000;

export type ApiKilled = { readonly kills: number; readonly random: SeededRandom };

export type ApiKilledCounts = {
  readonly kills: number;
  readonly orders: number;
  /** The longest time from a kill to the next process that listens. */
  readonly servingAgainMs: number;
};

/**
 * F1: `kill -9` of the API at a random moment of twenty purchases at once, again and again. Clients repeat unanswered
 * calls with the first key. Each purchase ends as one order with one payment, whatever was cut short.
 */
export async function killApi(world: FaultWorld, { kills, random }: ApiKilled): Promise<ApiKilledCounts> {
  const all: Bought[] = [];
  const times: number[] = [];
  for (let round = 0; round < kills; round += 1) {
    const intents = await newIntents(world, BUYERS);
    const killAfter = random.below(ANSWERS);
    const jitterMs = random.below(JITTER_MS);
    const moment = Promise.withResolvers<void>();
    let answers = 0;
    const answered = () => {
      answers += 1;
      if (answers > killAfter) moment.resolve();
    };
    const killed = moment.promise.then(async () => {
      await pause(jitterMs);
      times.push(await killAndRestart(world));
    });
    if (killAfter === 0) moment.resolve();
    const bought = await Promise.all(
      intents.map(async (intent) => {
        const order = await buyAndPay(world, intent, answered);
        await approve(world, order.attemptId);
        return order;
      }),
    );
    await killed;
    all.push(...bought);
    for (const order of bought) await expectOnePurchase(world, order);
    await world.expectSound();
  }
  await untilPaid(world, all);
  for (const order of all) {
    assert.deepEqual(
      (await ordersOf(world, order)).map(({ status }) => status),
      ['confirming_buyer_order'],
    );
    assert.equal(await balanceOf(world.pool, `escrow:${order.orderId}`), order.total);
  }
  await world.expectSound();
  return { kills, orders: all.length, servingAgainMs: Math.max(...times) };
}

async function killAndRestart({ api }: FaultWorld): Promise<number> {
  const began = performance.now();
  await api.kill();
  await api.start();
  return Math.round(performance.now() - began);
}

/** Expects one order, one payment attempt, one payment at the gateway: none was lost, and none made twice. */
async function expectOnePurchase(world: FaultWorld, { buyer, orderId, attemptId }: Bought): Promise<void> {
  const orders = await ordersOf(world, { buyer });
  assert.deepEqual(
    orders.map(({ id, attempts }) => ({ id, attempts })),
    [{ id: orderId, attempts: 1 }],
  );
  const seen = await world.sandbox.fetchControl(`/payments?reference_id=${attemptId}`);
  const { data } = (await seen.json()) as { data: unknown[] };
  assert.equal(data.length, 1, `Expected one payment at the gateway for ${attemptId}.`);
}

/** Waits until the orders are paid: the gateway sends a webhook again that may have reached a dead process. */
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
  await untilSo('every job to be done', SETTLED_WITHIN_MS, async () => (await jobsLeft(pool)) === 0);
}
