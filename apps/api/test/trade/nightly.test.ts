import { attemptById } from '@suki/db/queries/attempts';
import { payoutById } from '@suki/db/queries/payouts';
import { hurryJobs } from '@suki/db/testing/queue-rows';
import { DAY_MS } from '@suki/domain/config/durations';
import { periods } from '@suki/domain/config/retention.table';
import type { AttemptId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { afterEach, describe, expect, test } from 'vitest';
import { buy, dealAt, listAsk, newKey, startPayment } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';
import { reconcile } from './scenarios/gateway-words.ts';
import { personWithMoney } from './scenarios/withdraw-together.ts';

/** The full reconciliation of each night compares everything that is open or changed lately with the gateway. */

const world = tradeWorld();
afterEach(async () => {
  await world.catchUp();
  await world.expectSound();
});

const nights = async () =>
  (
    await world.pool.query<{ day: string; result: object; isDone: boolean }>(
      'select day, result, finished_at is not null as "isDone" from reconciliations where day is not null order by day',
    )
  ).rows;
const alertsOf = async (id: string) =>
  (await world.pool.query('select queue, event from staff_alerts where entity_id = $1', [id])).rows;
/** Moves to an hour of the next day in Manila, whose offset is eight hours. */
const nextDayAt = (hour: number, minute = 0): void => {
  const tomorrow = new Date(world.api.clock.now().getTime() + 8 * 3_600_000 + DAY_MS);
  tomorrow.setUTCHours(hour, minute, 0, 0);
  world.api.clock.set(new Date(tomorrow.getTime() - 8 * 3_600_000));
};
const night = async (): Promise<void> => {
  nextDayAt(3);
  await reconcile(world);
};
const lastNight = async () => (await nights()).at(-1)?.result;
const quiet = { webhook: { drop: true } };

describe('the night’s reconciliation', () => {
  test('comes once a day from three in Manila on, however often its minute job runs, and leaves what came of it', async () => {
    nextDayAt(2, 59);
    const before = (await nights()).length;
    await reconcile(world);
    expect(await nights()).toHaveLength(before);
    world.api.clock.advance(60_000);
    await Promise.all([reconcile(world), reconcile(world)]);
    await reconcile(world);
    expect(await nights()).toHaveLength(before + 1);
    const compared = { checked: expect.any(Number), settled: expect.any(Number), differs: 0, unanswered: 0 };
    expect(await lastNight()).toEqual({ payments: compared, refunds: compared, payouts: compared });
    nextDayAt(9);
    await reconcile(world);
    expect(await nights()).toHaveLength(before + 2);
  });

  test('finds a payment that failed here and arrived there', async () => {
    const deal = await buy(world, await listAsk(world));
    const attempt = await startPayment(world, deal);
    await world.api.sandbox.control(`/payments/${attempt.id}/approve`, quiet);
    await night();
    expect((await attemptById(world.pool, attempt.id))?.status).toBe('SUCCEEDED');
  });

  test('finds a payout that came back after it had arrived', async () => {
    const person = await personWithMoney(world, pesos(2000));
    const body = { amount: pesos(1000) };
    const { id } = (await world.api.callAs(person, 'requestPayout', { body, idempotencyKey: newKey() })).answer();
    await world.settle();
    await world.api.sandbox.control(`/payouts/${id}/succeed`);
    await world.settle();
    expect((await payoutById(world.pool, id))?.status).toBe('SUCCEEDED');
    await world.api.sandbox.control('/webhooks', { mode: 'drop', count: 1 });
    await world.api.sandbox.control(`/payouts/${id}/reverse`);
    await world.api.sandbox.control('/webhooks', { mode: 'normal' });
    await night();
    expect((await payoutById(world.pool, id))?.status).toBe('REVERSED');
    expect((await world.api.callAs(person, 'getUser')).answer().balance).toBe(pesos(2000));
  });

  test('tells finance once of what the two see differently, and again only when it was dealt with', async () => {
    const deal = await dealAt(world, 'confirming_buyer_order');
    const { rows } = await world.pool.query<{ id: AttemptId }>('select id from payment_attempts where order_id = $1', [
      deal.orderId,
    ]);
    const id = rows[0]?.id ?? ('' as AttemptId);
    await world.pool.query('update payment_attempts set amount = amount + 100 where id = $1', [id]);
    await night();
    await night();
    expect(await lastNight()).toMatchObject({ payments: { differs: 1 } });
    expect(await alertsOf(id)).toEqual([{ queue: 'finance', event: 'differs' }]);
    await world.pool.query('update staff_alerts set done_at = now() where entity_id = $1', [id]);
    await night();
    expect(await alertsOf(id)).toHaveLength(2);
    await world.pool.query('update payment_attempts set amount = amount - 100 where id = $1', [id]);
    await night();
    expect(await lastNight()).toMatchObject({ payments: { differs: 0 } });
  });

  test('leaves what is settled and old alone', async () => {
    await dealAt(world, 'confirming_buyer_order');
    world.api.clock.advance(8 * DAY_MS);
    await world.catchUp();
    await night();
    const compared = (await lastNight()) as { payments: { checked: number } };
    const { rowCount } = await world.pool.query(`select from payment_attempts where status = 'PENDING'`);
    expect(compared.payments.checked).toBe(rowCount);
  });

  test('clears away what services told us a month ago and what was handled, and nothing else', async () => {
    await dealAt(world, 'confirming_buyer_order');
    await world.settle();
    const told = async () =>
      (await world.pool.query<{ id: string }>('select id from webhook_events order by id')).rows.map(({ id }) => id);
    const [waiting, ...handled] = await told();
    expect(handled.length).toBeGreaterThan(0);
    await world.pool.query('update webhook_events set handled_at = null where id = $1', [waiting]);
    const receivedAt = world.api.clock.now().getTime();
    await night();
    expect(await told()).toEqual([waiting, ...handled]);
    world.api.clock.set(new Date(receivedAt + periods.handledWebhooks.days * DAY_MS));
    await world.catchUp();
    const recent = (await told()).filter((id) => id !== waiting && !handled.includes(id));
    await night();
    expect(await told()).toEqual([waiting, ...recent]);
  });

  test('security 10: deletes one-time codes and stored answers of two days ago, also in a night in which the gateway is silent', async () => {
    const { buyer } = await buy(world, await listAsk(world));
    const answers = await world.pool.query('select from idempotency_keys where answer is not null');
    expect(answers.rowCount).toBeGreaterThan(0);
    await world.pool.query(
      `insert into one_time_codes (user_id, channel, target, purpose, code_hash, tries_left, expires_at, created_at)
      values ($2, 'phone', '+639170000001', 'link', 'hash', 5, $1, $1)`,
      [world.api.clock.now(), buyer.userId],
    );
    const fault = { provider: 'xendit', method: 'GET', path: '/payment_requests', status: 503, count: 1000 };
    await world.api.sandbox.control('/faults', fault);
    world.api.clock.advance(DAY_MS);
    await world.catchUp();
    await night();
    await world.api.sandbox.fetchControl('/faults', { method: 'DELETE' });
    const dayAgo = new Date(world.api.clock.now().getTime() - DAY_MS);
    const left = `select (select count(*)::int from one_time_codes where expires_at < $1) as codes,
      (select count(*)::int from idempotency_keys where created_at < $1) as answers`;
    expect((await world.pool.query(left, [dayAgo])).rows).toEqual([{ codes: 0, answers: 0 }]);
  });

  test('comes again when the gateway is silent', async () => {
    await dealAt(world, 'confirming_buyer_order');
    const fault = { provider: 'xendit', method: 'GET', path: '/payment_requests', status: 503, count: 1000 };
    await world.api.sandbox.control('/faults', fault);
    await night();
    expect((await nights()).at(-1)).toMatchObject({ isDone: false });
    await world.api.sandbox.fetchControl(`/faults`, { method: 'DELETE' });
    await hurryJobs(world.pool);
    await world.settle();
    expect((await nights()).at(-1)).toMatchObject({ isDone: true, result: { payments: { unanswered: 0 } } });
  });
});
