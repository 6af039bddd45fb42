import assert from 'node:assert/strict';
import { attemptById } from '@suki/db/queries/attempts';
import { historyOf } from '@suki/db/queries/history';
import { balanceOf } from '@suki/db/queries/ledger';
import { refundsOfOrder } from '@suki/db/queries/refunds';
import type { AttemptId } from '@suki/domain/ids/id';
import { z } from 'zod';
import type { SeededRandom } from '../support/seeded-random.ts';
import { testSecrets } from '../support/test-secrets.ts';
import type { FaultWorld } from './fault-world.ts';
import { jobsLeft } from './jobs-left.ts';
import { mailLog } from './mail-log.ts';
import { approve, type Bought, buyAndPay, newIntents } from './market.ts';
import { untilSo } from './until-so.ts';

/** Payments whose webhooks make the jobs of a round; each makes about four (the webhook, mails to both sides). */
const PAYMENTS = 10;
/** Jobs seen at work before the kill. */
const SIGHTS = 12;
const SEEN_WITHIN_MS = 30_000;
/** A limit against hanging: beside a build of the shop a round took more than a minute. */
const CLEARED_WITHIN_MS = 180_000;

const Refunds = z.object({ data: z.array(z.unknown()) });

export type WorkerKilled = { readonly kills: number; readonly random: SeededRandom };

export type WorkerKilledCounts = {
  readonly kills: number;
  /** Number of jobs that the killed workers were running. */
  readonly cutShort: number;
  readonly payments: number;
  readonly refunds: number;
  readonly mails: number;
  /** The longest time from a kill until nothing was left to do. */
  readonly clearedMs: number;
};

/**
 * F2: `kill -9` of the worker while it runs a job, again and again: payments are booked and mailed, and the payments of
 * the round before are cancelled and refunded. Each job takes effect once, and a new worker clears what the dead one
 * left.
 */
export async function killWorker(world: FaultWorld, { kills, random }: WorkerKilled): Promise<WorkerKilledCounts> {
  const mails = mailLog(world);
  const times: number[] = [];
  let cutShort = 0;
  let refunds = 0;
  let before: Bought[] = [];
  for (let round = 0; round < kills; round += 1) {
    const intents = await newIntents(world, PAYMENTS);
    const bought = await Promise.all(intents.map((intent) => buyAndPay(world, intent, () => undefined)));
    const sights = 1 + random.below(SIGHTS);
    let approvals: readonly Promise<unknown>[] = [];
    await whileNothingIsBooked(world.pool, async () => {
      approvals = bought.map(({ attemptId }) => approve(world, attemptId));
      await seeJobsAtWork(world);
    });
    const load = Promise.all([...approvals, ...before.map((order) => cancel(world, order))]);
    await seeMoreOfThem(world, sights);
    const began = performance.now();
    await world.worker.kill();
    cutShort += await jobsInHand(world);
    await Promise.all([load, world.worker.start()]);
    await untilCleared(world, { paid: bought, refunded: before });
    times.push(Math.round(performance.now() - began));
    for (const order of bought) await expectPaidOnce(world, order);
    for (const order of before) await expectRefundedOnce(world, order);
    await mails.read();
    await world.expectSound();
    refunds += before.length;
    before = bought;
  }
  const clearedMs = Math.max(...times);
  return { kills, cutShort, payments: kills * PAYMENTS, refunds, mails: await mails.expectEachOnce(), clearedMs };
}

/** Cancels a paid order that its seller has not confirmed (E44). */
async function cancel(world: FaultWorld, { buyer, orderId }: Bought): Promise<void> {
  (await world.call(buyer, 'cancelOrder', { params: { orderId }, body: { isSeller: false } })).answer();
}

/**
 * Locks the journal while `act` runs, so that no job can finish. Without the lock a busy machine had done all jobs
 * before the first look, and the test waited for a job at work that never came.
 */
async function whileNothingIsBooked(pool: FaultWorld['pool'], act: () => Promise<unknown>): Promise<void> {
  const holder = await pool.connect();
  try {
    await holder.query('begin');
    await holder.query('lock table journal_entries in share mode');
    await act();
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}

const seeJobsAtWork = (world: FaultWorld) =>
  untilSo('jobs to be at work', SEEN_WITHIN_MS, async () => (await jobsInHand(world)) > 0);

async function seeMoreOfThem(world: FaultWorld, sights: number): Promise<void> {
  let seen = 1;
  await untilSo('more jobs to be at work, or none to be left', SEEN_WITHIN_MS, async () => {
    if ((await jobsInHand(world)) > 0) seen += 1;
    return seen >= sights || (await jobsLeft(world.pool)) === 0;
  });
}

/** Waits until no job is left or still to come: each webhook for a payment or refund has been handled. */
async function untilCleared(world: FaultWorld, { paid, refunded }: Record<'paid' | 'refunded', readonly Bought[]>) {
  const ids = (orders: readonly Bought[]) => orders.map(({ attemptId }) => attemptId);
  await untilSo('the backlog to be cleared', CLEARED_WITHIN_MS, async () => {
    const { rowCount: booked } = await world.pool.query(
      `select from payment_attempts where id = any($1) and status = 'SUCCEEDED'`,
      [ids(paid)],
    );
    const { rowCount: returned } = await world.pool.query(
      `select from refunds where attempt_id = any($1) and status = 'SUCCEEDED'`,
      [ids(refunded)],
    );
    return booked === paid.length && returned === refunded.length && (await jobsLeft(world.pool)) === 0;
  });
}

const jobsInHand = ({ pool }: FaultWorld) =>
  count(pool, 'select from graphile_worker.jobs where locked_at is not null');
const count = async (pool: FaultWorld['pool'], text: string) => (await pool.query(text)).rowCount ?? 0;

async function expectPaidOnce({ pool }: FaultWorld, { orderId, total }: Bought): Promise<void> {
  assert.deepEqual(await eventsOf(pool, orderId), ['E31', 'E32', 'E37a']);
  assert.equal(await balanceOf(pool, `escrow:${orderId}`), total);
}

async function expectRefundedOnce({ pool, sandbox }: FaultWorld, { orderId, attemptId, total }: Bought): Promise<void> {
  assert.deepEqual(await eventsOf(pool, orderId), ['E31', 'E32', 'E37a', 'E44']);
  const refunds = await refundsOfOrder(pool, orderId);
  assert.deepEqual(
    refunds.map(({ amount, status }) => ({ amount, status })),
    [{ amount: total, status: 'SUCCEEDED' }],
  );
  assert.equal(await balanceOf(pool, `refund:${attemptId}`), 0);
  assert.equal(await refundsThere({ pool, sandbox }, attemptId), 1);
}

/** Returns how often the gateway was asked to send a payment back. */
async function refundsThere({ pool, sandbox }: Pick<FaultWorld, 'pool' | 'sandbox'>, attemptId: AttemptId) {
  const attempt = await attemptById(pool, attemptId);
  const address = `${sandbox.url}/xendit/refunds?payment_request_id=${attempt?.gatewayRequestId}`;
  const authorization = `Basic ${Buffer.from(`${testSecrets.xenditSecretKey}:`).toString('base64')}`;
  const { data } = Refunds.parse(await (await fetch(address, { headers: { authorization } })).json());
  return data.length;
}

const eventsOf = async (pool: FaultWorld['pool'], orderId: Bought['orderId']) =>
  (await historyOf(pool, 'order', orderId)).map(({ event }) => event);
