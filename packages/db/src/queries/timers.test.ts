import type { OrderId } from '@suki/domain/ids/id';
import type { TimerChange } from '@suki/domain/trade/facts/decision';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { testId } from '../../testing/test-ids.ts';
import { withTransaction } from '../tx.ts';
import {
  changeTimers,
  dueTimers,
  finishTimer,
  lockTimer,
  nextDueAt,
  passWarning,
  type Timer,
  timersOf,
} from './timers.ts';

const database = testDatabase();
const at = new Date('2026-11-21T08:00:00Z');
const minute = (count: number) => new Date(at.getTime() + count * 60_000);

const start = (id = testId('ord'), fireAt = minute(15), isExtension?: true): TimerChange => ({
  change: 'start',
  subject: { entity: 'order', id },
  kind: 'rematch',
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
  expect(await nextDueAt(database.pool)).toEqual(minute(15));
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
  const stop = (id: typeof stopped): TimerChange => ({
    change: 'stop',
    subject: { entity: 'order', id },
    kind: 'rematch',
  });
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
  const stop: TimerChange = { change: 'stop', subject: { entity: 'order', id }, kind: 'rematch' };
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

/** The payment window of an order, which warns when five minutes are left. */
const startWarned = (id = testId('ord'), fireAt = minute(15)): TimerChange => ({
  change: 'start',
  subject: { entity: 'order', id },
  kind: 'payment_window',
  fireAt,
});
const due = async (now: Date): Promise<Timer> => {
  const [timer] = await dueTimers(database.pool, now, 10);
  if (timer === undefined) throw new Error('Expected a due timer.');
  return timer;
};
const pass = (timer: Timer, now: Date, next: Date | null = null) =>
  withTransaction(database.pool, (tx) => passWarning(tx, timer, { at: now, next }));
const oneMsBefore = (moment: Date) => new Date(moment.getTime() - 1);

test('a timer is due for its warning first, and for its end when the warning has passed', async () => {
  await apply(startWarned());
  expect(await dueTimers(database.pool, oneMsBefore(minute(10)), 10)).toEqual([]);
  expect(await nextDueAt(database.pool)).toEqual(minute(10));
  const warned = await due(minute(10));
  expect(warned).toMatchObject({ warnAt: minute(10), fireAt: minute(15) });
  expect(await pass(warned, minute(10))).toBe(true);
  expect(await dueTimers(database.pool, oneMsBefore(minute(15)), 10)).toEqual([]);
  // The timer fires at once, not after the lease of the claim for the warning.
  expect(await due(minute(15))).toMatchObject({ warnAt: null, fireAt: minute(15) });
});

test('a warning is taken by one of those that saw it', async () => {
  await apply(startWarned());
  const warned = await due(minute(10));
  const taken = await Promise.all(Array.from({ length: 8 }, () => pass(warned, minute(10))));
  expect(taken.filter(Boolean)).toHaveLength(1);
});

test.each([
  { why: 'was moved', meanwhile: (id: OrderId) => apply(startWarned(id, minute(30))) },
  {
    why: 'was stopped',
    meanwhile: (id: OrderId) => apply({ change: 'stop', subject: { entity: 'order', id }, kind: 'payment_window' }),
  },
])('a timer that $why meanwhile is not warned of', async ({ meanwhile }) => {
  const id = testId('ord');
  await apply(startWarned(id));
  const warned = await due(minute(10));
  await meanwhile(id);
  expect(await pass(warned, minute(10))).toBe(false);
});

test.each([
  { what: 'a millisecond before its end is taken', now: oneMsBefore(minute(15)), isTaken: true },
  { what: 'at its end is over', now: minute(15), isTaken: false },
])('a warning that was missed and is looked at $what', async ({ now, isTaken }) => {
  await apply(startWarned());
  expect(await pass(await due(now), now)).toBe(isTaken);
});

test('a timer that is moved warns by its new end, and one with less time than a warning asks for does not', async () => {
  const id = testId('ord');
  await apply(startWarned(id, minute(5)));
  expect(await timersOf(database.pool, 'order', [id])).toMatchObject([{ warnAt: null }]);
  await apply(startWarned(id, minute(40)));
  expect(await timersOf(database.pool, 'order', [id])).toMatchObject([{ warnAt: minute(35), fireAt: minute(40) }]);
});

test('what is due first is first, be it a warning or an end', async () => {
  const [warned, fired] = [testId('ord'), testId('ord')];
  await apply(start(fired, minute(11)), startWarned(warned));
  expect((await dueTimers(database.pool, minute(12), 10)).map(({ id }) => id)).toEqual([warned, fired]);
});

test('a timer that a server of before the warnings started fires at its end', async () => {
  const old = `insert into timers (id, entity, entity_id, kind, fire_at, version, is_extended, started_at)
    values (new_id('tmr'), 'order', $1, 'payment_window', $2, 1, false, $3)`;
  await database.pool.query(old, [testId('ord'), minute(15), at]);
  expect(await dueTimers(database.pool, oneMsBefore(minute(15)), 10)).toEqual([]);
  expect(await due(minute(15))).toMatchObject({ warnAt: null });
});

test('the sweeper finds what is due by an index', async () => {
  await apply(...Array.from({ length: 2_000 }, (_, index) => startWarned(undefined, minute(30 + index))));
  await database.pool.query('analyze timers');
  const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(
    `explain select id from timers where least(warn_at, fire_at) <= $1 order by least(warn_at, fire_at) limit 10`,
    [minute(26)],
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('timers_due_idx');
});
