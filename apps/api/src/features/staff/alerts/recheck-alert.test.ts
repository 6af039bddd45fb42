import { raiseMoneyAlert } from '@suki/db/queries/money-alerts';
import { orderById } from '@suki/db/queries/orders';
import { testId } from '@suki/db/testing/test-ids';
import { type AttemptId, toId } from '@suki/domain/ids/id';
import { afterEach, describe, expect, test } from 'vitest';
import { shows } from '../../../../test/support/evidence.ts';
import { refusalIn } from '../../../../test/support/start-test-api.ts';
import { warehouseStaff } from '../../../../test/support/trade-people.ts';
import { dealAt } from '../../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../../test/support/trade-world.ts';

/** The button of an alert about money: the gateway is asked about the alert's subject, and both sides are shown. */

const world = tradeWorld();
const finance = { uid: 'fe', roles: ['finance'] as const };
afterEach(async () => {
  await world.api.sandbox.fetchControl(`/faults`, { method: 'DELETE' });
  await world.catchUp();
  await world.expectSound();
});

const recheck = (id: string, who: Parameters<typeof world.api.callAs>[0] = finance) =>
  world.api.callAs(who, 'recheckAlert', { params: { id } });
async function alertOf(subjectId: string) {
  const { items } = (await world.api.callAs(finance, 'listStaffAlerts', { query: { limit: 180 } })).answer();
  const alert = items.find(({ subject }) => subject.id === subjectId);
  if (alert === undefined) throw new Error(`Expected an alert about ${subjectId}.`);
  return alert;
}
async function paid(): Promise<AttemptId> {
  const { orderId } = await dealAt(world, 'confirming_buyer_order');
  const { rows } = await world.pool.query<{ id: AttemptId }>('select id from payment_attempts where order_id = $1', [
    orderId,
  ]);
  if (rows[0] === undefined) throw new Error('Expected a payment.');
  return rows[0].id;
}
const shift = (id: AttemptId, by: number) =>
  world.pool.query('update payment_attempts set amount = amount + $2 where id = $1', [id, by]);
async function difference() {
  const id = await paid();
  await shift(id, 100);
  (await world.api.callAs(finance, 'startReconciliation')).answer();
  await world.settle();
  return { id, alert: await alertOf(id) };
}

describe('an alert that the gateway says something else', () => {
  test('shows both values, and after another look the new ones', async () => {
    shows('recheckAlert success');
    const { id, alert } = await difference();
    const { here, there } = alert.comparison ?? {};
    expect(alert.comparison).toMatchObject({ here: { status: 'SUCCEEDED' }, there: { status: 'SUCCEEDED' } });
    expect((here?.amount ?? 0) - (there?.amount ?? 0)).toBe(100);
    await shift(id, -100);
    world.api.clock.advance(60_000);
    const answer = (await recheck(alert.id)).answer();
    expect(answer.comparison).toEqual({ at: world.api.clock.now().toISOString(), here: there, there, agrees: true });
    expect(answer.handled).toBeNull();
    expect(await alertOf(id)).toEqual(answer);
  });

  test('stays as it is while the gateway does not answer', async () => {
    const { id, alert } = await difference();
    await world.api.sandbox.control('/faults', { provider: 'xendit', path: '/payment_requests', status: 500 });
    expect((await recheck(alert.id)).status).toBe(503);
    expect(await alertOf(id)).toEqual(alert);
    await shift(id, -100);
  });

  test('that is handled is not asked about any more', async () => {
    shows('recheckAlert NOT_ALLOWED_NOW');
    const { id, alert } = await difference();
    await shift(id, -100);
    (
      await world.api.callAs(finance, 'handleAlert', { params: { id: alert.id }, body: { cause: 'gateway_late' } })
    ).answer();
    const result = await recheck(alert.id);
    expect([result.status, refusalIn(result).reason]).toEqual([409, 'NOT_ALLOWED_NOW']);
  });
});

describe('an alert that a bank questions a payment', () => {
  test('shows the dispute beside the payment, and another look brings in what a rule decides', async () => {
    const id = await paid();
    await shift(id, 100);
    await world.api.sandbox.control(`/payments/${id}/dispute`, {});
    await world.settle();
    const alert = await alertOf(id);
    expect(alert).toMatchObject({
      event: 'disputed',
      comparison: { here: { status: 'SUCCEEDED' }, there: { status: 'OPEN' }, agrees: false },
    });
    await shift(id, -100);
    expect((await recheck(alert.id)).answer().comparison).toMatchObject({ there: { status: 'OPEN' }, agrees: true });
    const orderId = toId('ord', alert.orderId ?? '');
    expect(await orderById(world.pool, orderId)).toMatchObject({ hold: { why: 'chargeback' } });
  });
});

test('an alert that no question to the gateway settles is not asked about', async () => {
  const id = testId('pyo');
  await raiseMoneyAlert(world.pool, { entity: 'payout', id, event: 'payout_held' }, world.api.clock.now());
  expect((await recheck((await alertOf(id)).id)).status).toBe(409);
});

test('an alert that is not there is not found, and the warehouse may not ask', async () => {
  shows('recheckAlert ALERT_NOT_FOUND');
  const lost = await recheck(testId('alr'));
  expect([lost.status, refusalIn(lost).reason]).toEqual([404, 'ALERT_NOT_FOUND']);
  expect((await recheck(testId('alr'), warehouseStaff)).status).toBe(403);
});
