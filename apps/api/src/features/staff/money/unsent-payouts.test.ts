import { historyOf } from '@suki/db/queries/history';
import { payoutById } from '@suki/db/queries/payouts';
import { hurryJobs, leaveOneTry, loseJobs } from '@suki/db/testing/queue-rows';
import { HOUR_MS } from '@suki/domain/config/durations';
import { pesos } from '@suki/domain/money/centavos';
import { afterEach, describe, expect, test } from 'vitest';
import { shows } from '../../../../test/support/evidence.ts';
import { refusalIn } from '../../../../test/support/start-test-api.ts';
import type { Trader } from '../../../../test/support/trade-people.ts';
import { warehouseStaff } from '../../../../test/support/trade-people.ts';
import { newKey } from '../../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../../test/support/trade-world.ts';
import { failedJobs } from '../../../../test/support/work-off.ts';
import { reconcile } from '../../../../test/trade/scenarios/gateway-words.ts';
import { personWithMoney } from '../../../../test/trade/scenarios/withdraw-together.ts';

/**
 * A payout that is refused, or whose answer is lost, is never stuck and never paid twice (`docs/lifecycle.md#payouts`).
 */

const world = tradeWorld();
const finance = { uid: 'fe', roles: ['finance'] as const };
const reason = 'The gateway takes payouts again.';
const amount = pesos(1_000);
afterEach(async () => {
  await mend();
  await world.catchUp();
  await world.expectSound();
});

const mend = () => world.api.sandbox.fetchControl(`/faults`, { method: 'DELETE' });
const fault = (settings: object) =>
  world.api.sandbox.control('/faults', { provider: 'xendit', path: '/v2/payouts', count: 1000, ...settings });
const noAccess = () => fault({ status: 401, code: 'INVALID_API_KEY' });

async function asked() {
  const person = await personWithMoney(world, amount);
  const call = { body: { amount }, idempotencyKey: newKey() };
  const { id } = (await world.api.callAs(person, 'requestPayout', call)).answer();
  await world.settle();
  return { person, id };
}
type Asked = Awaited<ReturnType<typeof asked>>;
const payoutOf = async ({ id }: Asked) => {
  const payout = await payoutById(world.pool, id);
  if (payout === undefined) throw new Error('Expected the payout to exist.');
  return payout;
};
const alertsOf = async ({ id }: Asked) => {
  const { items } = (await world.api.callAs(finance, 'listStaffAlerts', { query: { limit: 180 } })).answer();
  return items.filter(({ subject }) => subject.id === id);
};
const retry = ({ id }: Asked) => world.api.callAs(finance, 'retryPayout', { params: { id }, body: { reason } });
/** The next failure is the last one that the queue allows. */
async function giveUp({ id }: Asked) {
  await leaveOneTry(world.pool, `send-payout:${id}`);
  await hurryJobs(world.pool);
  await world.settle();
}
const arrive = async (payout: Asked) => {
  await world.api.sandbox.control(`/payouts/${payout.id}/succeed`);
  await world.settle();
};
const balanceOf = async (person: Trader) => (await world.api.callAs(person, 'getUser')).answer().balance;

describe('a payout without an answer', () => {
  test('is told to finance when its job gives up, and the minute’s reconciliation sends it all the same, once', async () => {
    await noAccess();
    const payout = await asked();
    expect(await alertsOf(payout)).toEqual([]);
    await giveUp(payout);
    expect(await failedJobs(world.pool)).not.toEqual([]);
    expect(await payoutOf(payout)).toMatchObject({ status: 'PENDING', gatewayPayoutId: null, failureReason: null });
    expect(await alertsOf(payout)).toMatchObject([
      { event: 'payout_unsent', queue: 'finance', page: 'unsent_payouts' },
    ]);
    await mend();
    await loseJobs(world.pool, `send-payout:${payout.id}`);
    world.api.clock.advance(3 * 60_000);
    await reconcile(world);
    expect(await payoutOf(payout)).toMatchObject({ status: 'ACCEPTED', tries: 1 });
    await arrive(payout);
    expect((await payoutOf(payout)).status).toBe('SUCCEEDED');
    expect(await balanceOf(payout.person)).toBe(0);
  });

  test('for a day is told to finance by reconciliation, once, though its job goes on', async () => {
    await noAccess();
    const payout = await asked();
    world.api.clock.advance(25 * HOUR_MS);
    await reconcile(world);
    world.api.clock.advance(3 * 60_000);
    await reconcile(world);
    expect(await alertsOf(payout)).toMatchObject([{ event: 'payout_unsent' }]);
    await mend();
  });

  test('is asked about on demand: the finance button counts it, and brings it in', async () => {
    await noAccess();
    const payout = await asked();
    const press = async () => (await world.api.callAs(finance, 'reconcilePayments')).answer().payouts;
    world.api.clock.advance(1000);
    expect((await press()).unanswered).toBeGreaterThan(0);
    await mend();
    world.api.clock.advance(1000);
    expect(await press()).toMatchObject({ unanswered: 0 });
    expect(await payoutOf(payout)).toMatchObject({ status: 'ACCEPTED', tries: 1 });
  });

  test('is sent again by finance at once, as the same sending', async () => {
    shows('retryPayout success', 'retryPayout NOT_ALLOWED_NOW');
    await noAccess();
    const payout = await asked();
    await mend();
    expect((await retry(payout)).answer()).toMatchObject({ id: payout.id, isUnsent: true, isHeld: false });
    expect((await retry(payout)).status).toBe(200);
    await world.settle();
    expect(await payoutOf(payout)).toMatchObject({ status: 'ACCEPTED', tries: 1 });
    await arrive(payout);
    const again = await retry(payout);
    expect([again.status, refusalIn(again).reason]).toEqual([409, 'NOT_ALLOWED_NOW']);
    expect(await balanceOf(payout.person)).toBe(0);
  });

  test('security 2: is sent again with a reason, which stands in its history with who wrote it', async () => {
    await noAccess();
    const payout = await asked();
    await mend();
    const without = await world.api.callAs(finance, 'retryPayout', { params: { id: payout.id }, body: {} });
    expect(refusalIn(without).reason).toBe('VALIDATION');
    const by = (await world.api.callAs(finance, 'getUser')).answer();
    const answer = (await retry(payout)).answer();
    expect(answer.sentAgain).toMatchObject({ reason, byName: by.name });
    const { items } = (await world.api.callAs(finance, 'listStaffPayouts', { query: { list: 'PENDING' } })).answer();
    expect(items.find(({ id }) => id === payout.id)?.sentAgain?.reason).toBe(reason);
    const lines = (await historyOf(world.pool, 'payout', payout.id)).filter(
      ({ event }) => event === 'payout-sent-again',
    );
    expect(lines).toMatchObject([
      { from: 'PENDING', to: 'PENDING', actor: 'staff', actorId: by.userId, said: { reason } },
    ]);
    await world.settle();
    await arrive(payout);
  });

  test('cannot be stopped by its owner, who is told why and not to try again in a minute', async () => {
    await noAccess();
    const payout = await asked();
    const stopped = await world.api.callAs(payout.person, 'cancelPayout', { params: { id: payout.id } });
    expect([stopped.status, refusalIn(stopped).reason]).toEqual([409, 'CONFLICT']);
    expect(refusalIn(stopped).message).toMatch(/has not answered yet/);
  });
});

describe('a payout that waits for its next try', () => {
  test('is sent by finance at once, as a new sending, when the reason is gone', async () => {
    const payout = await asked();
    await world.api.sandbox.control(`/payouts/${payout.id}/fail`, { failure_code: 'INSUFFICIENT_BALANCE' });
    await world.settle();
    expect(await payoutOf(payout)).toMatchObject({ gatewayPayoutId: null, failureReason: 'INSUFFICIENT_BALANCE' });
    (await retry(payout)).answer();
    await world.settle();
    expect(await payoutOf(payout)).toMatchObject({ tries: 2, failureReason: null });
  });

  test('is sent by reconciliation when its job is gone', async () => {
    const payout = await asked();
    await world.api.sandbox.control(`/payouts/${payout.id}/fail`, { failure_code: 'TEMPORARY_TRANSFER_ERROR' });
    await world.settle();
    await loseJobs(world.pool, `send-payout:${payout.id}`);
    world.api.clock.advance(HOUR_MS);
    await reconcile(world);
    expect(await payoutOf(payout)).toMatchObject({ tries: 1 });
    world.api.clock.advance(11 * 60_000);
    await reconcile(world);
    expect(await payoutOf(payout)).toMatchObject({ tries: 2, failureReason: null });
  });
});

test('a payout that is held is for a decision, not for another sending', async () => {
  const payout = await asked();
  await world.api.sandbox.control(`/payouts/${payout.id}/fail`, { failure_code: 'TRANSFER_ERROR' });
  await world.settle();
  expect((await retry(payout)).status).toBe(409);
});

test('a payout that is not there cannot be sent again', async () => {
  shows('retryPayout PAYOUT_NOT_FOUND');
  const result = await world.api.callAs(finance, 'retryPayout', { params: { id: 'pyo_0000000000' }, body: { reason } });
  expect([result.status, refusalIn(result).reason]).toEqual([404, 'PAYOUT_NOT_FOUND']);
});

test('payouts are sent again by finance, not by the warehouse', async () => {
  const result = await world.api.callAs(warehouseStaff, 'retryPayout', {
    params: { id: 'pyo_0000000000' },
    body: { reason },
  });
  expect([result.status, refusalIn(result).reason]).toEqual([403, 'NOT_ALLOWED']);
});
