import { orderById } from '@suki/db/queries/orders';
import { hurryJobs, leaveOneTry, loseJobs } from '@suki/db/testing/queue-rows';
import { afterEach, expect, test } from 'vitest';
import { dealAt } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';
import { reconcile } from './scenarios/gateway-words.ts';

/** Only a webhook reports a bank's dispute: the gateway has no list of disputes, so no webhook may be lost. */

const world = tradeWorld();
const finance = { uid: 'fe', roles: ['finance'] as const };
afterEach(async () => {
  await world.catchUp();
  await world.expectSound();
});

const mend = () => world.api.sandbox.fetchControl(`/faults`, { method: 'DELETE' });
const alertsOf = async (id: string) => {
  const { items } = (await world.api.callAs(finance, 'listStaffAlerts', { query: { limit: 180 } })).answer();
  return items.filter(({ subject }) => subject.id === id);
};

/** Makes a dispute about which the gateway does not answer. */
async function unread() {
  const { orderId } = await dealAt(world, 'confirming_buyer_order');
  const { rows } = await world.pool.query('select id from payment_attempts where order_id = $1', [orderId]);
  await world.api.sandbox.control('/faults', { provider: 'xendit', path: '/disputes', status: 500, count: 1000 });
  const answer = await world.api.sandbox.control(`/payments/${rows[0]?.id}/dispute`, {});
  await world.settle();
  return { orderId, disputeId: (answer as { dispute: { id: string } }).dispute.id };
}
const giveUp = async () => {
  await leaveOneTry(world.pool, 'handle-xendit-event:%');
  await hurryJobs(world.pool);
  await world.settle();
};
const holdOf = async (orderId: Awaited<ReturnType<typeof unread>>['orderId']) =>
  (await orderById(world.pool, orderId))?.hold?.why;

test('a dispute whose job gives up is told to finance, whose button brings it in', async () => {
  const { orderId, disputeId } = await unread();
  expect(await alertsOf(disputeId)).toEqual([]);
  await giveUp();
  const [alert] = await alertsOf(disputeId);
  expect(alert).toMatchObject({ event: 'disputed', action: 'ask_again', comparison: null });
  expect(await holdOf(orderId)).toBeUndefined();
  await mend();
  const answer = (await world.api.callAs(finance, 'recheckAlert', { params: { id: alert?.id ?? '' } })).answer();
  expect(answer.comparison).toMatchObject({ here: { status: 'SUCCEEDED' }, there: { status: 'OPEN' }, agrees: true });
  expect(await holdOf(orderId)).toBe('chargeback');
  world.api.clock.advance(11 * 60_000);
  await reconcile(world);
});

test('a webhook whose job gave up is looked at anew by the minute’s reconciliation: the order stands still', async () => {
  const { orderId } = await unread();
  await giveUp();
  await mend();
  world.api.clock.advance(9 * 60_000);
  await reconcile(world);
  expect(await holdOf(orderId)).toBeUndefined();
  world.api.clock.advance(2 * 60_000);
  await reconcile(world);
  expect(await holdOf(orderId)).toBe('chargeback');
  expect(await world.pool.query('select from webhook_events where handled_at is null')).toMatchObject({ rowCount: 0 });
});

test('a webhook whose job was lost with its process is looked at anew; one whose job waits is left to that', async () => {
  const lost = await unread();
  await loseJobs(world.pool, 'handle-xendit-event:%');
  const waiting = await unread();
  await mend();
  const jobs = () =>
    world.pool.query(`select key, attempts from graphile_worker.jobs where key like 'handle-xendit-event:%'`);
  const before = (await jobs()).rows;
  world.api.clock.advance(11 * 60_000);
  await reconcile(world);
  expect(await holdOf(lost.orderId)).toBe('chargeback');
  expect(await holdOf(waiting.orderId)).toBeUndefined();
  expect((await jobs()).rows).toEqual(before);
  await hurryJobs(world.pool);
  await world.settle();
  expect(await holdOf(waiting.orderId)).toBe('chargeback');
});
