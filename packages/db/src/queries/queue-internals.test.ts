import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { insertTestUser } from '../../testing/test-trade.ts';
import { migrate } from '../migrate.ts';
import { claimIdempotencyKey } from './idempotency.ts';
import { takeLeaseText } from './leases.ts';
import { countFailedJobs, privateTables, recoverJobsOfCrashedWorkers } from './queue-internals.ts';

const database = testDatabase();
const at = new Date('2026-11-21T08:00:00Z');
let sessions: pg.Client[] = [];
afterEach(async () => {
  await Promise.all(sessions.map((session) => session.end()));
  sessions = [];
});

async function leasing(name: string): Promise<pg.Client> {
  const session = new pg.Client(database.url);
  sessions.push(session);
  await session.connect();
  await session.query(takeLeaseText, [name]);
  return session;
}

/** Ends a session as a killed process does, which the server notices by itself. */
async function die(session: pg.Client): Promise<void> {
  sessions = sessions.filter((each) => each !== session);
  await session.end();
  await expect
    .poll(async () => (await database.pool.query(`select from pg_locks where locktype = 'advisory'`)).rowCount)
    .toBe(0);
}

async function lockedJob(worker: string, ageSeconds: number): Promise<void> {
  await runMigrations({ pgPool: database.pool });
  await database.pool.query(`select graphile_worker.add_job('any', '{}', queue_name := $1)`, [`of-${worker}`]);
  await database.pool.query(
    `update ${privateTables.jobs} set locked_by = $1, locked_at = now() - $2 * interval '1 second' where locked_by is null`,
    [worker, ageSeconds],
  );
  await database.pool.query(
    `update ${privateTables.queues} set locked_by = $1, locked_at = now() - $2 * interval '1 second' where queue_name = $3`,
    [worker, ageSeconds, `of-${worker}`],
  );
}

const lockersOf = async (table: 'jobs' | 'queues') =>
  (
    await database.pool.query<{ by: string }>(
      `select locked_by as by from ${privateTables[table]} where locked_by is not null order by 1`,
    )
  ).rows.map(({ by }) => by);

test('an intent whose process is gone is free at once, one whose process lives is not', async () => {
  const userId = await insertTestUser(database.pool, at);
  const intent = { userId, key: crypto.randomUUID(), requestHash: 'hash' };
  const claimAs = (lease: string) => claimIdempotencyKey(database.pool, { ...intent, lease }, at);
  const first = await leasing('first');
  await leasing('second');
  expect(await claimAs('first')).toEqual({ state: 'new' });
  expect(await claimAs('second')).toEqual({ state: 'in_progress' });
  sessions = sessions.filter((each) => each !== first);
  await first.end();
  await expect.poll(() => claimAs('second')).toEqual({ state: 'new' });
  expect(await claimAs('third')).toEqual({ state: 'in_progress' });
});

test('jobs and queues of a worker that crashed are free again; those of a living one, and locks of this second, are not', async () => {
  await lockedJob('alive', 30);
  await lockedJob('dead', 30);
  await lockedJob('beginning', 0);
  const alive = await leasing('alive');
  expect(await recoverJobsOfCrashedWorkers(database.pool)).toEqual(['dead']);
  expect(await lockersOf('jobs')).toEqual(['alive', 'beginning']);
  expect(await lockersOf('queues')).toEqual(['alive', 'beginning']);
  await die(alive);
  expect(await recoverJobsOfCrashedWorkers(database.pool)).toEqual(['alive']);
  expect(await recoverJobsOfCrashedWorkers(database.pool)).toEqual([]);
});

test('two sessions may have the lease of one name: it ends with the last of them', async () => {
  await lockedJob('twice', 30);
  const [one, other] = [await leasing('twice'), await leasing('twice')];
  sessions = sessions.filter((each) => each !== one);
  await one.end();
  expect(await recoverJobsOfCrashedWorkers(database.pool)).not.toContain('twice');
  await die(other);
  expect(await recoverJobsOfCrashedWorkers(database.pool)).toContain('twice');
});

const jobsOf = async (key: string) =>
  (
    await database.pool.query(
      `select to_jsonb(jobs) - '{id,key,created_at,updated_at,run_at,locked_at}'::text[] as job, key is null as "isWithoutKey", run_at > now() as "isLater",
         updated_at > created_at as "isChanged" from ${privateTables.jobs} jobs where payload ->> 'of' = $1 order by id`,
      [key],
    )
  ).rows.map(({ job, ...rest }) => ({ ...job, ...rest, payload: { ...job.payload, of: 'any' } }));

test.each([
  ['no job has the key', undefined],
  ['a job waits', 'attempts = 0'],
  ['a job waits for another try', `attempts = 3, last_error = 'away', run_at = now() + interval '1 hour'`],
  ['a job is at work', `attempts = 1, locked_by = 'worker', locked_at = now()`],
  ['a job gave up', `attempts = max_attempts, last_error = 'away'`],
])('write_job leaves the rows that the library leaves when %s', async (_, state) => {
  const { pool } = database;
  await migrate(database.url);
  const keys = ['library', 'ours'].map((by) => `${by}-${crypto.randomUUID()}`);
  const [library = '', ours = ''] = keys;
  for (const key of state === undefined ? [] : keys) {
    await pool.query(
      `select graphile_worker.add_job('send-refund', json_build_object('of', $1::text), job_key := $1)`,
      [key],
    );
    await pool.query(`update ${privateTables.jobs} set ${state} where key = $1`, [key]);
  }
  await pool.query(
    `select graphile_worker.add_job('send-refund', json_build_object('of', $1::text, 'is', 'new'), job_key := $1)`,
    [library],
  );
  await pool.query(`select write_job('send-refund', json_build_object('of', $1::text, 'is', 'new'), $1, now())`, [
    ours,
  ]);
  expect(await jobsOf(ours)).toEqual(await jobsOf(library));
  expect(await jobsOf(ours)).toContainEqual(
    expect.objectContaining({ attempts: 0, payload: { of: 'any', is: 'new' } }),
  );
});

test.each([
  ['gave up, and nothing followed', `attempts = max_attempts, last_error = 'away'`, false, 1],
  ['gave up, and a later job has its key', `attempts = max_attempts, last_error = 'away'`, true, 0],
  [
    'lost its key while at work, and then its worker died',
    `attempts = 1, locked_by = 'dead', locked_at = now() - interval '1 minute'`,
    true,
    0,
  ],
])('a job that %s: given up counts only what no later job does', async (_, state, isFollowed, gaveUp) => {
  const { pool } = database;
  await migrate(database.url);
  await pool.query(`truncate ${privateTables.jobs}`);
  await pool.query(`select write_job('send-refund', '{}', 'key', now())`);
  await pool.query(`update ${privateTables.jobs} set ${state}`);
  if (isFollowed) await pool.query(`select write_job('send-refund', '{}', 'key', now())`);
  await recoverJobsOfCrashedWorkers(pool);
  const failed = await countFailedJobs(pool);
  expect(failed.map(({ count }) => count)).toEqual(gaveUp === 0 ? [] : [gaveUp]);
});

test('a job that the table of jobs lacks cannot be written', async () => {
  await migrate(database.url);
  await expect(database.pool.query(`select write_job('send-refunds', '{}', 'any', now())`)).rejects.toThrow('task_id');
});
