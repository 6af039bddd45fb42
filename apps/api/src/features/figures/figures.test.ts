import { serviceCounts } from '@suki/db/queries/service-counts';
import { DAY_MS, MINUTE_MS } from '@suki/domain/config/durations';
import { manilaDate } from '@suki/domain/time/manila';
import { expect, test } from 'vitest';
import { shows } from '../../../test/support/evidence.ts';
import { begin, dealAt, pass } from '../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../test/support/trade-world.ts';

const world = tradeWorld();

const counts = (days = 1) => {
  const now = world.api.clock.now();
  const since = new Date(now.getTime() - days * DAY_MS);
  return serviceCounts(world.pool, { since, today: manilaDate(now), most: 100 });
};

test('an inspection counts from the arrival at the warehouse to its report, in its window', async () => {
  expect(await counts()).toMatchObject({ inspected: 0, medianMs: null });
  const deal = await dealAt(world, 'platform_received');
  world.api.clock.advance(90 * MINUTE_MS);
  await begin(world, deal);
  await pass(world, deal);
  expect(await counts()).toEqual({ inspected: 1, passed: 1, medianMs: 90 * MINUTE_MS, dated: 0, datesMet: 0 });
  world.api.clock.advance(2 * DAY_MS);
  expect((await counts()).inspected).toBe(0);
});

test('a date is met by a delivery until its last day, and missed when the day is over without one', async () => {
  const { orderId } = await dealAt(world, 'transaction_successful');
  const before = await counts();
  expect(before).toMatchObject({ dated: 1, datesMet: 1 });
  await world.pool.query(`update orders set delivery_at = null where id = $1`, [orderId]);
  world.api.clock.advance(60 * DAY_MS);
  expect(await counts(90)).toMatchObject({ dated: 2, datesMet: 0 });
});

test('too few inspections give no figures', async () => {
  shows('getServiceFigures success');
  const guest = { uid: 'guest', isAnonymous: true };
  expect((await world.api.callAs(guest, 'getServiceFigures')).answer()).toEqual({ figures: null });
});
