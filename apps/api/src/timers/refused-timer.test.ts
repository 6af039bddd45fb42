import { timersOf } from '@suki/db/queries/timers';
import { withTransaction } from '@suki/db/tx';
import { refuse } from '@suki/domain/trade/facts/refuse';
import { timerTitles } from '@suki/domain/trade/facts/timer-titles.table';
import { afterEach, expect, test } from 'vitest';
import { dealAt } from '../../test/support/trade-steps.ts';
import { tradeWorld } from '../../test/support/trade-world.ts';
import { endTimer } from './fire-timer.ts';

/** A deadline that no rule carries out must raise an alert: nothing else would ever end that trade. */

const world = tradeWorld();
const support = { uid: 'susi', roles: ['support'] as const };
afterEach(() => world.settle());

test('a deadline that the rules refuse is taken away, and support is told its kind in words, once', async () => {
  const { orderId } = await dealAt(world, 'confirming_buyer_order');
  const [timer] = await timersOf(world.pool, 'order', [orderId]);
  if (timer === undefined) throw new Error('Expected the order to have a deadline.');
  world.api.clock.set(timer.fireAt);
  // The table has no known hole, so the test makes a refusal.
  const refused = { timer, decision: refuse('NOT_ALLOWED_NOW'), now: timer.fireAt };
  for (let times = 0; times < 2; times += 1) {
    await withTransaction(world.pool, (tx) => endTimer(tx, refused, world.api.dependencies));
  }
  const { items } = (await world.api.callAs(support, 'listStaffAlerts', { query: { limit: 180 } })).answer();
  expect(items.filter(({ subject }) => subject.id === orderId)).toMatchObject([
    {
      queue: 'support',
      event: 'deadline_refused',
      cause: timerTitles[timer.kind],
      page: 'order',
      orderId,
    },
  ]);
  expect((await timersOf(world.pool, 'order', [orderId])).map(({ kind }) => kind)).not.toContain(timer.kind);
});
