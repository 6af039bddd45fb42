import { testDatabase } from '@suki/db/testing/test-database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FaultWorld, startFaultWorld } from './fault-world.ts';

/** A minute in production; the worker reports twelve times and the API looks six times within it. */
const LATE_AFTER_MS = 1_800;
/** A limit against hanging on two busy cores. */
const TOLD = { timeout: 60_000 };
const duty = ['duty@suki.test', 'second@suki.test'] as const;
const warehouse = { uid: 'wally', roles: ['warehouse'] as const };

const database = testDatabase();
let world: FaultWorld;
beforeEach(async () => {
  world = await startFaultWorld({
    databaseUrl: database.url,
    pool: database.pool,
    connections: 4,
    apis: 2,
    variables: { WORKER_LATE_AFTER_MS: String(LATE_AFTER_MS), OPERATIONS_MAIL: duty.join(',') },
  });
});
afterEach(() => world.close());

const problem = async () => (await world.call(warehouse, 'getWorkerState')).answer().problem?.kind ?? null;
const subjects = async (to: string) => (await world.sandbox.mails(to)).map(({ subject }) => subject);

test('ops A.2: a worker that is killed is told to the people on duty, once when it is missed and once when it is back, by two APIs', async () => {
  await expect.poll(problem, TOLD).toBe(null);
  await world.worker.kill();
  await expect.poll(problem, TOLD).toBe('silent');
  for (const to of duty) await expect.poll(() => subjects(to), TOLD).toEqual(['Suki: the worker has stopped']);

  await world.worker.start();
  await expect.poll(problem, TOLD).toBe(null);
  for (const to of duty) {
    await expect
      .poll(() => subjects(to), TOLD)
      .toEqual(expect.arrayContaining(['Suki: the worker has stopped', 'Suki: the worker is back']));
    expect(await subjects(to)).toHaveLength(2);
  }
  // The sandbox would hide a second mail of one key; the rows show that one was asked for.
  const { rows } = await world.pool.query(
    'select problem, ended_at is not null as ended, told_at is not null as told, end_told_at is not null as end_told from worker_incidents',
  );
  expect(rows).toEqual([{ problem: 'silent', ended: true, told: true, end_told: true }]);
}, 180_000);
