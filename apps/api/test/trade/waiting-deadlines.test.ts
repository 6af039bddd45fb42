import { raiseWaitingAlert } from '@suki/db/queries/deadline-alerts';
import { returnLegById } from '@suki/db/queries/returns';
import { type Timer, timersOf } from '@suki/db/queries/timers';
import { withTransaction } from '@suki/db/tx';
import { DAY_MS, HOUR_MS } from '@suki/domain/config/durations';
import type { TimerKind } from '@suki/domain/trade/facts/statuses';
import { afterEach, describe, expect, test } from 'vitest';
import { type Deal, dealAt, lapse } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';
import { warnedScenes } from './warnings/warned-scenes.ts';

/** Deadlines whose answer has no call yet (docs/lifecycle.md#missing-answers): they wait, and the staff are alerted. */

const world = tradeWorld();
afterEach(async () => {
  await world.catchUp();
  await world.expectSound();
});

type Of = Pick<Timer, 'entity' | 'id'>;

async function timerOf(kind: TimerKind, { entity, id }: Of): Promise<Timer> {
  const timer = (await timersOf(world.pool, entity, [id])).find((running) => running.kind === kind);
  if (timer === undefined) throw new Error(`Expected ${kind} to run for ${id}.`);
  return timer;
}

async function passEnd(kind: TimerKind, of: Of, version?: 'answered'): Promise<Date> {
  const { fireAt } = await timerOf(kind, of);
  world.api.clock.set(fireAt);
  await Promise.all([world.sweep(version), world.sweep(version)]);
  await world.settle();
  return fireAt;
}

const alertsOf = async (id: string) =>
  (await world.pool.query('select queue, event from staff_alerts where entity_id = $1', [id])).rows;

const messagesOf = async (userId: string): Promise<number> =>
  (await world.pool.query('select count(*)::int as count from messages where user_id = $1', [userId])).rows[0].count;

/** An item that goes home at our cost, after a check that took two weeks. */
async function goingHome(): Promise<Deal & { of: Of }> {
  const deal = await dealAt(world, 'under_inspection');
  for (const kind of ['check', 'check_again'] as const) await lapse(world, kind, deal.orderId);
  return { ...deal, of: { entity: 'return', id: deal.askId } };
}

describe('ops A.2 A2: a return that nobody can choose, pay or send yet', () => {
  test('is never decided, credited or given up: its deadlines wait with their whole window, and one alert says so', async () => {
    const { of, askId, seller } = await goingHome();
    const before = await returnLegById(world.pool, askId);
    const wallet = await world.balance(`wallet:${seller.userId}`);
    const told = await messagesOf(seller.userId);
    for (const kind of ['return_choice', 'return_sla', 'return_shipment', 'return_choice'] as const) {
      const end = await passEnd(kind, of);
      const window = { return_choice: DAY_MS, return_sla: 3 * DAY_MS, return_shipment: 7 * DAY_MS }[kind];
      expect((await timerOf(kind, of)).fireAt).toEqual(new Date(end.getTime() + window));
    }
    expect(await returnLegById(world.pool, askId)).toEqual(before);
    expect(await alertsOf(askId)).toEqual([{ queue: 'warehouse', event: 'return_waits' }]);
    expect(await messagesOf(seller.userId)).toBe(told);
    expect(await world.balance(`wallet:${seller.userId}`)).toBe(wallet);
  });

  test('is not forfeited after the thirty days of its storage, and its seller is warned of nothing', async () => {
    const { of, person } = await warnedScenes.return_storage(world);
    const told = await messagesOf(person.userId);
    const { warnAt } = await timerOf('return_storage', of);
    world.api.clock.set(new Date((warnAt?.getTime() ?? 0) + HOUR_MS));
    await world.sweep();
    expect((await timerOf('return_storage', of)).warnAt).toBeNull();
    await passEnd('return_storage', of);
    await passEnd('return_storage', of);
    expect((await world.pool.query('select status from return_legs where id = $1', [of.id])).rows).toEqual([
      { status: 'return_pending' },
    ]);
    expect(await messagesOf(person.userId)).toBe(told);
  });

  test('that was sent is not taken as lost, so nobody is paid for it', async () => {
    const { of, person } = await warnedScenes.seller_to_receive(world);
    const wallet = await world.balance(`wallet:${person.userId}`);
    await passEnd('seller_to_receive', of);
    expect((await world.pool.query('select status from return_legs where id = $1', [of.id])).rows).toEqual([
      { status: 'return_shipped' },
    ]);
    expect(await world.balance(`wallet:${person.userId}`)).toBe(wallet);
  });

  test('goes on by the table alone once its call is there: the whole time first, then the rule', async () => {
    const { of, askId } = await goingHome();
    await passEnd('return_choice', of);
    const restarted = await passEnd('return_choice', of, 'answered');
    expect(await timerOf('return_choice', of)).toMatchObject({
      fireAt: new Date(restarted.getTime() + DAY_MS),
      waitsSince: null,
    });
    expect((await returnLegById(world.pool, askId))?.choice).toBeNull();
    await passEnd('return_choice', of, 'answered');
    expect((await returnLegById(world.pool, askId))?.choice).toBe('return');
  });

  test('is alerted about once, also after somebody has handled the alert', async () => {
    const { of, askId } = await goingHome();
    await passEnd('return_choice', of);
    await world.pool.query('update staff_alerts set done_at = now() where entity_id = $1', [askId]);
    await passEnd('return_sla', of);
    const again = { queue: 'warehouse', event: 'return_waits', at: world.api.clock.now() } as const;
    await withTransaction(world.pool, (tx) => raiseWaitingAlert(tx, of, again));
    expect(await alertsOf(askId)).toHaveLength(1);
  });
});

test('ops A.2 A2: a claim whose item nobody can take in does not end the order by time', async () => {
  const { of, person } = await warnedScenes.claim_parcel(world);
  const told = await messagesOf(person.userId);
  await passEnd('claim_parcel', of);
  expect((await world.pool.query('select status from claims where id = $1', [of.id])).rows).toEqual([
    { status: 'to_send_back' },
  ]);
  expect(await alertsOf(of.id)).toContainEqual({ queue: 'support', event: 'claim_waits' });
  expect(await messagesOf(person.userId)).toBe(told);
});

test('ops A.2 A2: an item in stock that its seller cannot take out is not sent home at the seller’s cost', async () => {
  const { of } = await warnedScenes.stock_storage(world);
  await passEnd('stock_storage', of);
  expect((await world.pool.query('select status from stock_items where id = $1', [of.id])).rows).toEqual([
    { status: 'in_stock' },
  ]);
  expect(await alertsOf(of.id)).toEqual([{ queue: 'warehouse', event: 'stock_waits' }]);
});
