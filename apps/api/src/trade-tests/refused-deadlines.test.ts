import { afterEach, expect, test } from 'vitest';
import { dealAt } from '../testing/trade-steps.ts';
import { tradeWorld } from '../testing/trade-world.ts';

/** A deadline that no rule carries out must not vanish: nothing else would ever end that trade. */

const world = tradeWorld();
const support = { uid: 'susi', roles: ['support'] as const };
afterEach(async () => {
  await world.catchUp();
  await world.expectSound();
});

test('a deadline that the rules refuse is told to support with its kind and the reason, once, and fires no more', async () => {
  const { orderId } = await dealAt(world, 'confirming_buyer_order');
  // As a hole in the table would leave it: the deadline of a delivery on an order that nobody has sent.
  await world.pool.query(
    `insert into timers (id, entity, entity_id, kind, fire_at, version, is_extended, started_at)
values (new_id('tmr'), 'order', $1, 'T15', $2, 1, false, $2)`,
    [orderId, world.api.clock.now()],
  );
  await world.sweep();
  await world.sweep();
  const { items } = (await world.api.callAs(support, 'listStaffAlerts', { query: { limit: 180 } })).answer();
  expect(items.filter(({ subject }) => subject.id === orderId)).toMatchObject([
    { queue: 'support', event: 'deadline_refused', cause: 'T15, NOT_ALLOWED_NOW', page: 'order', orderId },
  ]);
});
