import type { TimerChange } from '@suki/domain/trade/decision';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { testId } from '../testing/test-ids.ts';
import { withTransaction } from '../tx.ts';
import { changeTimers, dueTimers, finishTimer, lockTimer, nextFireAt, timersOf } from './timers.ts';

const database = testDatabase();
const at = new Date('2026-11-21T08:00:00Z');
const minute = (count: number) => new Date(at.getTime() + count * 60_000);

const start = (id = testId('ord'), fireAt = minute(15), isExtension?: true): TimerChange => ({
  change: 'start',
  subject: { entity: 'order', id },
  kind: 'T6',
  fireAt,
  isExtension,
});
const apply = (...changes: TimerChange[]) => withTransaction(database.pool, (tx) => changeTimers(tx, changes, { at }));

beforeEach(async () => {
  await database.pool.query('delete from timers');
});

test('two sweepers at once never claim the same timer, and each fires once', async () => {
  await apply(...Array.from({ length: 200 }, () => start()));
  const sweeps = await Promise.all(Array.from({ length: 8 }, () => dueTimers(database.pool, minute(16), 50)));
  const claimed = sweeps.flat().map((timer) => timer.timerId);
  expect(new Set(claimed).size).toBe(claimed.length);
  const rest = await dueTimers(database.pool, minute(16), 500);
  expect(claimed.length + rest.length).toBe(200);
});

test('a timer is not due before its time, and the next one is known', async () => {
  const late = start(undefined, minute(30));
  await apply(start(), late);
  expect(await dueTimers(database.pool, minute(14), 10)).toEqual([]);
  expect(await nextFireAt(database.pool)).toEqual(minute(15));
  expect(await dueTimers(database.pool, minute(15), 10)).toHaveLength(1);
});

test('starting it again moves it, and the sweeper that saw the old one does nothing', async () => {
  const id = testId('ord');
  await apply(start(id));
  const [seen] = await dueTimers(database.pool, minute(15), 1);
  if (seen === undefined) throw new Error('Expected a due timer.');
  await apply(start(id, minute(30), true));
  expect(await withTransaction(database.pool, (tx) => lockTimer(tx, seen))).toBeUndefined();
  expect(await timersOf(database.pool, 'order', [id])).toMatchObject([
    { fireAt: minute(30), version: 2, isExtended: true },
  ]);
});

test('a fired timer goes, unless the decision started it again meanwhile', async () => {
  const [fired, extended] = [testId('ord'), testId('ord')];
  await apply(start(fired), start(extended));
  for (const timer of await dueTimers(database.pool, minute(15), 10)) {
    await withTransaction(database.pool, async (tx) => {
      const held = await lockTimer(tx, timer);
      if (held?.id === extended) await changeTimers(tx, [start(extended, minute(30), true)], { at });
      await finishTimer(tx, timer);
    });
  }
  expect(await timersOf(database.pool, 'order', [fired, extended])).toMatchObject([{ id: extended, isExtended: true }]);
});

test('a decision may stop some and start others, and one that stops a timer and starts it again has a new one', async () => {
  const [stopped, started] = [testId('ord'), testId('ord')];
  const stop = (id: typeof stopped): TimerChange => ({ change: 'stop', subject: { entity: 'order', id }, kind: 'T6' });
  await apply(start(stopped));
  await apply(start(started), stop(stopped));
  expect(await timersOf(database.pool, 'order', [stopped, started])).toMatchObject([{ id: started, version: 1 }]);
  await apply(start(started));
  await apply(stop(started), start(started, minute(30)));
  expect(await timersOf(database.pool, 'order', [started])).toMatchObject([{ fireAt: minute(30), version: 1 }]);
});

test('stopping deletes it; stopping what does not run is no error', async () => {
  const id = testId('ord');
  await apply(start(id));
  const stop: TimerChange = { change: 'stop', subject: { entity: 'order', id }, kind: 'T6' };
  await apply(stop);
  await apply(stop);
  expect(await timersOf(database.pool, 'order', [id])).toEqual([]);
});

test('what a sweeper claimed and did not finish is claimed again after half a minute of real time', async () => {
  await apply(start());
  expect(await dueTimers(database.pool, minute(15), 10)).toHaveLength(1);
  expect(await dueTimers(database.pool, minute(15), 10)).toEqual([]);
  await database.pool.query(`update timers set claimed_at = claimed_at - interval '31 seconds'`);
  expect(await dueTimers(database.pool, minute(15), 10)).toHaveLength(1);
});
