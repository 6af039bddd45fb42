import { type Timer, timersOf } from '@suki/db/queries/timers';
import { HOUR_MS } from '@suki/domain/config/durations';
import { decide } from '@suki/domain/trade/decide/decide';
import type { TimerKind } from '@suki/domain/trade/facts/statuses';
import { afterEach, expect, test } from 'vitest';
import { type Deal, dealAt, lapse } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';
import type { TradeWorld } from '../support/trade-world-on.ts';
import { decideOnOrder, runningTimers } from './rows/decide-in.ts';

/** The staff alerts of docs/lifecycle.md#alerts: the staff hear of our delay, or a courier's, as it begins. */

const world = tradeWorld();
afterEach(async () => {
  await world.catchUp();
  await world.expectSound();
});

const alertsOf = async (id: string): Promise<string[]> =>
  (
    await world.pool.query<{ event: string }>(
      'select event from staff_alerts where entity_id = $1 order by at, event',
      [id],
    )
  ).rows.map(({ event }) => event);

type Scene = (world: TradeWorld) => Promise<Pick<Timer, 'entity' | 'id'>>;
const ofOrder = ({ orderId }: Deal) => ({ entity: 'order', id: orderId }) as const;

async function scanned(on: TradeWorld) {
  const deal = await dealAt(on, 'on_way_to_warehouse');
  await decideOnOrder(on, deal.orderId, (trade, { now }) =>
    decide({ name: 'courier_scanned', scannedAt: now }, trade, now),
  );
  return ofOrder(deal);
}

async function goingHome(on: TradeWorld) {
  const { orderId, askId } = await dealAt(on, 'under_inspection');
  for (const kind of ['check', 'check_again'] as const) await lapse(on, kind, orderId);
  return { entity: 'return', id: askId } as const;
}

const rows: readonly {
  readonly kind: TimerKind;
  readonly event: string;
  readonly what: string;
  readonly scene: Scene;
  readonly version?: 'answered';
}[] = [
  { kind: 'inbound_transit', event: 'E54-search', what: 'a parcel that should be here', scene: scanned },
  {
    kind: 'check_sla',
    event: 'E56-sla',
    what: 'an item that waits for its check',
    scene: (on) => dealAt(on, 'platform_received').then(ofOrder),
  },
  {
    kind: 'check_sla',
    event: 'E56-sla',
    what: 'a check that was begun',
    scene: (on) => dealAt(on, 'under_inspection').then(ofOrder),
  },
  {
    kind: 'send_sla',
    event: 'E67-sla',
    what: 'a parcel that waits for its hand-over',
    scene: (on) => dealAt(on, 'platform_to_ship').then(ofOrder),
  },
  {
    kind: 'outbound_transit',
    event: 'E73-search',
    what: 'a parcel that should be at the buyer’s',
    scene: (on) => dealAt(on, 'to_receive').then(ofOrder),
  },
  {
    kind: 'return_sla',
    event: 'RT2-sla',
    what: 'an item that can be sent back',
    scene: goingHome,
    version: 'answered',
  },
];

test.each(rows)(
  '$kind: $what is told to the staff when its time is over, not a millisecond early, once',
  async (row) => {
    const { entity, id } = await row.scene(world);
    const timer = (await timersOf(world.pool, entity, [id])).find(({ kind }) => kind === row.kind);
    if (timer === undefined) throw new Error(`Expected ${row.kind} to run.`);
    const sweepAt = async (at: Date) => {
      world.api.clock.set(at);
      await Promise.all([world.sweep(row.version), world.sweep(row.version)]);
    };
    await sweepAt(new Date(timer.fireAt.getTime() - 1));
    expect(await alertsOf(id)).not.toContain(row.event);
    await sweepAt(timer.fireAt);
    await sweepAt(timer.fireAt);
    expect((await alertsOf(id)).filter((event) => event === row.event)).toHaveLength(1);
  },
);

test('ops A.2 A8b: a hold that nobody has decided about is told 4 hours before it ends, once; a released one never', async () => {
  const [held, released] = [await dealAt(world, 'under_inspection'), await dealAt(world, 'platform_to_ship')];
  for (const { orderId } of [held, released]) {
    const timers = await runningTimers(world, orderId);
    await decideOnOrder(world, orderId, (trade, { now }) =>
      decide({ name: 'hold_order' }, { ...trade, ...timers }, now),
    );
  }
  await decideOnOrder(world, released.orderId, (trade, { now }) => decide({ name: 'release_hold' }, trade, now));
  const [timer] = (await timersOf(world.pool, 'order', [held.orderId])).filter(({ kind }) => kind === 'hold');
  if (timer?.warnAt == null) throw new Error('Expected the hold to warn.');
  expect(timer.fireAt.getTime() - timer.warnAt.getTime()).toBe(4 * HOUR_MS);
  const sweepAt = async (at: Date) => {
    world.api.clock.set(at);
    await Promise.all([world.sweep(), world.sweep()]);
  };
  await sweepAt(new Date(timer.warnAt.getTime() - 1));
  expect(await alertsOf(held.orderId)).not.toContain('hold_ends');
  await sweepAt(timer.warnAt);
  await sweepAt(new Date(timer.warnAt.getTime() + 1));
  expect((await alertsOf(held.orderId)).filter((event) => event === 'hold_ends')).toHaveLength(1);
  expect(await alertsOf(released.orderId)).not.toContain('hold_ends');
});

test('a hold is told to the staff as it begins, so that somebody looks before the order goes on by itself', async () => {
  const { orderId } = await dealAt(world, 'confirming_buyer_order');
  const timers = await runningTimers(world, orderId);
  await decideOnOrder(world, orderId, (trade, { now }) => decide({ name: 'hold_order' }, { ...trade, ...timers }, now));
  expect(await alertsOf(orderId)).toEqual(['E40']);
  await lapse(world, 'hold', orderId);
  expect((await timersOf(world.pool, 'order', [orderId])).map(({ kind }) => kind)).toEqual(['confirmation']);
});
