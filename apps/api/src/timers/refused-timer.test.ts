import { timersOf } from '@suki/db/queries/timers';
import { refuse } from '@suki/domain/trade/approve';
import { afterEach, expect, test, vi } from 'vitest';
import { dealAt } from '../testing/trade-steps.ts';
import { tradeWorld } from '../testing/trade-world.ts';
import { fireTimer } from './fire-timer.ts';
import type * as TimerQuestions from './timer-questions.ts';

/** A deadline that no rule carries out must not vanish unheard: nothing else would ever end that trade. */

// The table has no hole that we know of: this is one.
vi.mock('./timer-questions.ts', async (original) => {
  const { lockQuestion } = await original<typeof TimerQuestions>();
  return {
    lockQuestion: async (...given: Parameters<typeof lockQuestion>) => {
      const locked = await lockQuestion(...given);
      return locked === undefined ? undefined : { ...locked, question: () => refuse('NOT_ALLOWED_NOW') };
    },
  };
});

const world = tradeWorld();
const support = { uid: 'susi', roles: ['support'] as const };
afterEach(() => world.settle());

test('a deadline that the rules refuse is taken away, and support is told its kind and the reason, once', async () => {
  const { orderId } = await dealAt(world, 'confirming_buyer_order');
  const [timer] = await timersOf(world.pool, 'order', [orderId]);
  if (timer === undefined) throw new Error('Expected the order to have a deadline.');
  world.api.clock.set(timer.fireAt);
  await fireTimer(timer, world.api.dependencies);
  await fireTimer(timer, world.api.dependencies);
  const { items } = (await world.api.callAs(support, 'listStaffAlerts', { query: { limit: 180 } })).answer();
  expect(items.filter(({ subject }) => subject.id === orderId)).toMatchObject([
    { queue: 'support', event: 'deadline_refused', cause: `${timer.kind}, NOT_ALLOWED_NOW`, page: 'order', orderId },
  ]);
  expect((await timersOf(world.pool, 'order', [orderId])).map(({ kind }) => kind)).not.toContain(timer.kind);
});
