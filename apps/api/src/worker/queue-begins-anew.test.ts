import { createPool } from '@suki/db/pool';
import { giveJobsTo } from '@suki/db/testing/queue-rows';
import pg from 'pg';
import pino from 'pino';
import { afterEach, expect, test } from 'vitest';
import { platformTestApi } from '../../test/support/platform-test-api.ts';
import type { BackgroundService } from './background-service.ts';
import { startRecoveryOfJobs } from './recover-jobs.ts';
import { type JobQueue, startJobQueue } from './start-job-queue.ts';

const world = platformTestApi();
const QUEUE = 'suki-test-queue';
let stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await leave(false);
  for (const stop of stops) await stop();
  stops = [];
});

const jobsLeft = async () => (await world.pool.query('select from graphile_worker.jobs')).rowCount;
const write = (what: string) =>
  world.pool.query(`select graphile_worker.add_job('look', json_build_object('what', $1::text), job_key := $1)`, [
    what,
  ]);

/**
 * Acts like a restart of PostgreSQL: ends every connection and lets nobody in. Only the queue is affected; the test
 * keeps its access.
 */
async function leave(isAway: boolean): Promise<void> {
  const url = new URL(world.api.dependencies.environment.DATABASE_URL);
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  const client = new pg.Client(url.toString());
  await client.connect();
  try {
    await client.query(`alter database ${client.escapeIdentifier(name)} allow_connections ${!isAway}`);
    const isOfQueue = 'application_name = $1 and datname = $2';
    if (isAway) {
      await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${isOfQueue}`, [QUEUE, name]);
    }
  } finally {
    await client.end();
  }
}

function startQueue(look: (what: string) => Promise<void>) {
  const { dependencies } = world.api;
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const url = dependencies.environment.DATABASE_URL;
  const names: string[] = [];
  const held = { queue: undefined as JobQueue | undefined };
  const pool = createPool(url, { name: QUEUE, max: 3, onBroken: () => held.queue?.beginAnew() });
  const queue = startJobQueue({
    pool,
    tasks: { look: async (payload) => look((payload as { what: string }).what) },
    log,
    crontab: '',
    feed: {
      ...dependencies.feed,
      takeLease: (name) => {
        names.push(name);
        dependencies.feed.takeLease(name);
      },
    },
  });
  held.queue = queue;
  const others: BackgroundService[] = [queue, startRecoveryOfJobs(dependencies)];
  stops.push(...others.map(({ stop }) => stop), () => pool.end());
  return { queue, lines, names };
}

test('a database that goes away while jobs are in hand ends no queue for good: they and those after them are done', async () => {
  const looked: string[] = [];
  const inHand = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  stops.push(async () => gate.resolve());
  const { queue, lines } = startQueue(async (what) => {
    looked.push(what);
    inHand.resolve();
    await gate.promise;
  });
  await queue.begun;
  await write('before');
  await inHand.promise;
  await leave(true);
  gate.resolve();
  // The queue could not store that the job is done, and has ended because of that.
  await expect
    .poll(() => lines.map(({ msg }) => msg), { timeout: 20_000 })
    .toContainEqual(expect.stringMatching(/^the job queue /));
  await write('meanwhile');
  await leave(false);
  await expect.poll(jobsLeft, { timeout: 20_000 }).toBe(0);
  expect(new Set(looked)).toEqual(new Set(['before', 'meanwhile']));
});

test('a database that is away at the start is waited for', async () => {
  await leave(true);
  const { queue, lines } = startQueue(async () => undefined);
  await expect
    .poll(() => lines.map(({ msg }) => msg), { timeout: 20_000 })
    .toContain('the job queue does not work, tries again');
  await leave(false);
  await queue.begun;
  await write('first');
  await expect.poll(jobsLeft, { timeout: 20_000 }).toBe(0);
});

test('a queue is stopped while its database is away', async () => {
  await leave(true);
  const { queue, lines } = startQueue(async () => undefined);
  await expect.poll(() => lines.length, { timeout: 20_000 }).toBeGreaterThan(0);
  await queue.stop();
  await leave(false);
});

test('F3: a queue whose connection broke begins anew under another name: jobs of a lost answer are recovered', async () => {
  const looked: string[] = [];
  const { queue, names } = startQueue(async (what) => {
    looked.push(what);
  });
  await queue.begun;
  const [first = ''] = names;
  // Jobs that PostgreSQL gave to this queue in an answer that never arrived.
  await world.pool.query(
    `select graphile_worker.add_job('look', json_build_object('what', 'lost'), job_key := 'lost', run_at := now() + interval '1 hour')`,
  );
  await giveJobsTo(world.pool, 'lost', first);
  await world.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1`, [QUEUE]);
  await expect.poll(jobsLeft, { timeout: 20_000 }).toBe(0);
  expect(looked).toEqual(['lost']);
  expect(names.length).toBeGreaterThan(1);
});
