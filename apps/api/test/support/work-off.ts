import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from 'graphile-worker';
import type { Pool } from 'pg';
import { taskList } from '../../src/jobs/task-list.ts';
import { runJobsOnce } from '../../src/worker/run-jobs-once.ts';
import type { TestApi } from './start-test-api.ts';

/** A limit against hanging: hundreds of jobs on two busy cores take their time. */
const WAIT_MAX_MS = 120_000;
const LOOK_AGAIN_MS = 2;

const silent = new Logger(() => () => undefined);

/**
 * Delivers the sandbox's webhooks and does every due job, until neither is left. Failed jobs come again later and are
 * left to the test.
 * @throws Error when it does not come to rest within two minutes.
 */
export async function workOff(api: TestApi, pool: Pool): Promise<void> {
  const deadline = performance.now() + WAIT_MAX_MS;
  const tasks = taskList(api.dependencies);
  while (performance.now() < deadline) {
    await quietSandbox(api, deadline);
    if ((await dueJobs(pool)) === 0) return;
    await runJobsOnce({ pool, tasks, logger: silent });
  }
  throw new Error('Expected jobs and webhooks to come to an end.');
}

/**
 * Waits until workers that run by themselves have no due job left.
 * @throws Error when it does not come to rest within two minutes.
 */
export async function untilQuiet(api: TestApi, pool: Pool): Promise<void> {
  const deadline = performance.now() + WAIT_MAX_MS;
  while (performance.now() < deadline) {
    await quietSandbox(api, deadline);
    if ((await unfinishedJobs(pool)) === 0) return;
    await pause(LOOK_AGAIN_MS);
  }
  throw new Error('Expected the workers to come to rest.');
}

/** Returns the errors of the jobs that failed and will be tried again. */
export async function failedJobs(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ error: string }>(
    `select task_identifier || ': ' || last_error as error from graphile_worker.jobs where last_error is not null order by id`,
  );
  return rows.map(({ error }) => error);
}

async function dueJobs(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from graphile_worker.jobs where run_at <= now() and locked_at is null and attempts < max_attempts',
  );
  return rows[0]?.count ?? 0;
}

/** Counts the jobs, including those that a worker has begun. */
async function unfinishedJobs(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from graphile_worker.jobs where run_at <= now() and attempts < max_attempts',
  );
  return rows[0]?.count ?? 0;
}

/** Waits until the sandbox is at rest: its payments settle within milliseconds in tests, and their webhooks follow. */
async function quietSandbox({ sandbox }: TestApi, deadline: number): Promise<void> {
  while (performance.now() < deadline && !sandbox.isAtRest()) await pause(LOOK_AGAIN_MS);
}
