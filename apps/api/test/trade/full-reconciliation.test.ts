import { hurryJobs, leaveOneTry, loseJobs } from '@suki/db/testing/queue-rows';
import { HOUR_MS } from '@suki/domain/config/durations';
import type { AttemptId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { afterEach, describe, expect, test } from 'vitest';
import { dealAt, newKey } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';
import { failedJobs } from '../support/work-off.ts';
import { reconcile } from './scenarios/gateway-words.ts';
import { personWithMoney } from './scenarios/withdraw-together.ts';

/** The full comparison with the gateway shows missing and unanswered payments, and a run that did not finish. */

const world = tradeWorld({ variables: { XENDIT_TIMEOUT_MS: '1500' } });
const finance = { uid: 'fe', roles: ['finance'] as const };
afterEach(async () => {
  await mend();
  await hurryJobs(world.pool);
  await world.catchUp();
  await world.expectSound();
});

const mend = () => world.api.sandbox.fetchControl(`/faults`, { method: 'DELETE' });
const fault = (settings: object) =>
  world.api.sandbox.control('/faults', { provider: 'xendit', method: 'GET', path: '/payment_requests', ...settings });
const start = async () => (await world.api.callAs(finance, 'startReconciliation')).answer();
const runs = async () => (await world.api.callAs(finance, 'listReconciliations')).answer().items;
const run = async (id: string) => (await runs()).find((one) => one.id === id);
const alertsOf = async (id: string) => {
  const { items } = (await world.api.callAs(finance, 'listStaffAlerts', { query: { limit: 180 } })).answer();
  return items.filter(({ subject }) => subject.id === id);
};
async function paid(): Promise<AttemptId> {
  const deal = await dealAt(world, 'confirming_buyer_order');
  const { rows } = await world.pool.query<{ id: AttemptId }>('select id from payment_attempts where order_id = $1', [
    deal.orderId,
  ]);
  if (rows[0] === undefined) throw new Error('Expected a payment.');
  return rows[0].id;
}
/** Makes the gateway forget a payment, as after a restored backup: it has nothing under this id. */
async function forgotten(id: AttemptId): Promise<() => Promise<unknown>> {
  const { rows } = await world.pool.query<{ was: string }>(
    `update payment_attempts set gateway_request_id = 'pr-' || id where id = $1 returning old.gateway_request_id as was`,
    [id],
  );
  return () =>
    world.pool.query('update payment_attempts set gateway_request_id = $2 where id = $1', [id, rows[0]?.was]);
}
async function payoutAtGateway() {
  const person = await personWithMoney(world, pesos(1000));
  const call = { body: { amount: pesos(1000) }, idempotencyKey: newKey() };
  const { id } = (await world.api.callAs(person, 'requestPayout', call)).answer();
  await world.settle();
  await world.api.sandbox.control('/webhooks', { mode: 'drop', count: 1 });
  await world.api.sandbox.control(`/payouts/${id}/succeed`);
  await world.api.sandbox.control('/webhooks', { mode: 'normal' });
  return { person, id };
}

describe('a payment that is booked here and that the gateway does not know', () => {
  test('differs: finance sees both sides, and refunds and payouts are compared all the same', async () => {
    const id = await paid();
    const restore = await forgotten(id);
    const payout = await payoutAtGateway();
    const { id: runId } = await start();
    await world.settle();
    expect(await run(runId)).toMatchObject({
      finishedAt: expect.any(String),
      payments: { differs: 1, unanswered: 0 },
      payouts: { checked: 1, settled: 1 },
    });
    const call = { params: { id: payout.id } };
    expect((await world.api.callAs(payout.person, 'getPayout', call)).answer().status).toBe('SUCCEEDED');
    expect(await alertsOf(id)).toMatchObject([
      {
        event: 'differs',
        action: 'ask_again',
        comparison: {
          here: { status: 'SUCCEEDED', amount: expect.any(Number), currency: 'PHP' },
          there: null,
          agrees: false,
        },
      },
    ]);
    await restore();
  });
});

describe('a question without an answer', () => {
  test('is counted, and keeps no other from being asked', async () => {
    for (let count = 0; count < 3; count += 1) await paid();
    await fault({ how: 'hang', count: 1 });
    const { id } = await start();
    await world.settle();
    const done = await run(id);
    expect(done).toMatchObject({ finishedAt: expect.any(String), payments: { differs: 0, unanswered: 1 } });
    const { rows } = await world.pool.query<{ count: number }>(
      'select count(*)::int as count from payment_attempts where gateway_request_id is not null',
    );
    expect(done?.payments.checked).toBe(rows[0]?.count);
  });

  test('three times in a row ends the run for now, which comes again and then asks about everything', async () => {
    await paid();
    await fault({ how: 'hang', count: 3 });
    const { id } = await start();
    await world.settle();
    expect(await run(id)).toMatchObject({ finishedAt: null, failedAt: null });
    expect((await failedJobs(world.pool)).join()).toContain('reconcile-fully');
    await hurryJobs(world.pool);
    await world.settle();
    expect(await run(id)).toMatchObject({ finishedAt: expect.any(String), payments: { unanswered: 0 } });
  });
});

describe('a run that comes to no end', () => {
  test('is told to finance when its job gives up, and the next one can be asked for', async () => {
    await paid();
    await fault({ status: 500, count: 1000 });
    const { id } = await start();
    await world.settle();
    expect(await alertsOf(id)).toEqual([]);
    const key = `reconcile-fully:${id}`;
    await leaveOneTry(world.pool, key);
    await hurryJobs(world.pool);
    await world.settle();
    expect(await run(id)).toMatchObject({ finishedAt: null, failedAt: expect.any(String) });
    expect(await alertsOf(id)).toMatchObject([{ event: 'unreconciled', queue: 'finance', page: 'money' }]);
    await loseJobs(world.pool, key);
    await mend();
    // After so many failures the API leaves the gateway alone for some seconds.
    world.api.clock.advance(10_000);
    const next = await start();
    expect(next.id).not.toBe(id);
    await world.settle();
    expect(await run(next.id)).toMatchObject({ finishedAt: expect.any(String) });
  });

  test('is given up after twelve hours, though its job goes on: its job then does nothing more', async () => {
    await paid();
    await fault({ status: 500, count: 1000 });
    const { id } = await start();
    await world.settle();
    world.api.clock.advance(13 * HOUR_MS);
    await reconcile(world);
    expect(await alertsOf(id)).toMatchObject([{ event: 'unreconciled' }]);
    await mend();
    await hurryJobs(world.pool);
    await world.settle();
    expect(await run(id)).toMatchObject({ finishedAt: null, failedAt: expect.any(String) });
  });
});
