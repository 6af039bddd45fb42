import { privateTables } from '@suki/db/queries/queue-internals';
import { beginIncident, claimUntoldIncident, endIncident } from '@suki/db/queries/worker-incidents';
import { reportWorker, workerState } from '@suki/db/queries/worker-reports';
import type { StaffRole } from '@suki/domain/people/staff-roles';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { shows } from '../../../../test/support/evidence.ts';
import { tradeWorld } from '../../../../test/support/trade-world.ts';
import { lookAtWorker } from './watch-worker.ts';

const world = tradeWorld();
const finance = { uid: 'fe', roles: ['finance'] as const };
const as = (role: StaffRole) => ({ uid: `a-${role}`, roles: [role] });
const MINUTE_MS = 60_000;

/** Adds a job that has used all its tries. */
async function giveUp(kind: string, key: string, error = 'Expected the mail service to take a mail, got HTTP 503.') {
  const { rows } = await world.pool.query<{ id: string }>(
    `select id::text as id from graphile_worker.add_job($1, payload := '{"eventId":"evt_x"}', job_key := $2)`,
    [kind, key],
  );
  const id = rows[0]?.id ?? '';
  await world.pool.query(
    `update ${privateTables.jobs} set attempts = max_attempts, last_error = $2 where id = $1::bigint`,
    [id, error],
  );
  return id;
}
const attemptsOf = async (id: string) =>
  (await world.pool.query('select attempts from graphile_worker.jobs where id = $1::bigint', [id])).rows[0]?.attempts;
const clear = async () => {
  await world.pool.query(`delete from ${privateTables.jobs}`);
  await world.pool.query('truncate worker_reports, worker_incidents');
};
beforeEach(clear);
afterEach(clear);

describe('jobs that gave up', () => {
  test('are listed by kind, in words, without a word of the stored error', async () => {
    shows('listFailedJobs success');
    await giveUp('send-refund', 'a', 'for bea@suki.test: Expected the gateway to …, got HTTP 503');
    await giveUp('handle-courier-event', 'b', 'TypeError');
    const answer = await world.api.callAs(finance, 'listFailedJobs');
    expect(answer.answer()).toMatchObject({
      kinds: [
        { kind: 'handle-courier-event', count: 1 },
        { kind: 'send-refund', title: 'Send a refund to a buyer', count: 1 },
      ],
      items: [{ kind: 'send-refund', attempts: 25, reason: expect.stringContaining('did not answer') }, {}],
    });
    expect(JSON.stringify(answer.body)).not.toContain('bea@');
    const { items } = (await world.api.callAs(finance, 'listFailedJobs', { query: { kind: 'send-payout' } })).answer();
    expect(items).toEqual([]);
  });

  test('coverage 7: come page by page, each once, and a cursor that is no job’s has nothing behind it', async () => {
    for (let count = 0; count < 12; count += 1) await giveUp('send-refund', `page-${count}`, 'got HTTP 503');
    const list = async (lastItemId?: string) =>
      (await world.api.callAs(finance, 'listFailedJobs', { query: { limit: 10, lastItemId } })).answer();
    const first = await list();
    const second = await list(first.lastItemId ?? undefined);
    expect([first.items.length, first.hasMore, second.items.length, second.hasMore]).toEqual([10, true, 2, false]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(12);
    expect((await list('no job')).items).toEqual([]);
  });

  test('a job that waits or works is not among them', async () => {
    await world.pool.query(`select graphile_worker.add_job('send-refund', '{"refundId":"x"}')`);
    const id = await giveUp('send-refund', 'last-try');
    await world.pool.query(`update ${privateTables.jobs} set locked_at = now(), locked_by = 'w' where id = $1`, [id]);
    expect((await world.api.callAs(finance, 'listFailedJobs')).answer().items).toEqual([]);
  });

  test('run again alone, with all their tries', async () => {
    shows('retryFailedJob success');
    const id = await giveUp('send-refund', 'a');
    const other = await giveUp('send-refund', 'b');
    expect((await world.api.callAs(finance, 'retryFailedJob', { params: { id } })).answer()).toEqual({ retried: 1 });
    expect([await attemptsOf(id), await attemptsOf(other)]).toEqual([0, 25]);
  });

  test('a job that succeeded meanwhile, or was run again by a colleague, is not doubled', async () => {
    shows('retryFailedJob JOB_NOT_FOUND');
    const id = await giveUp('send-refund', 'a');
    const both = await Promise.all([1, 2].map(() => world.api.callAs(finance, 'retryFailedJob', { params: { id } })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    await world.pool.query(`delete from ${privateTables.jobs} where id = $1`, [id]);
    const again = await world.api.callAs(finance, 'retryFailedJob', { params: { id } });
    expect([again.status, again.body]).toMatchObject([404, { reason: 'JOB_NOT_FOUND' }]);
    expect((await world.pool.query('select from graphile_worker.jobs')).rowCount).toBe(0);
  });

  test('run again all of a kind, and of no other', async () => {
    shows('retryFailedJobs success');
    const ids = [await giveUp('send-refund', 'a'), await giveUp('send-refund', 'b')];
    const other = await giveUp('send-payout', 'c');
    const body = { kind: 'send-refund' };
    expect((await world.api.callAs(finance, 'retryFailedJobs', { body })).answer()).toEqual({ retried: 2 });
    expect((await world.api.callAs(finance, 'retryFailedJobs', { body })).answer()).toEqual({ retried: 0 });
    expect(await Promise.all([...ids, other].map(attemptsOf))).toEqual([0, 0, 25]);
  });
});

describe('the report of the worker', () => {
  const report = (now = world.api.clock.now()) =>
    reportWorker(world.pool, { worker: 'w', now, lateAfterMs: MINUTE_MS });

  test('tells how late deadlines and jobs are, and how many jobs gave up', async () => {
    shows('getWorkerState success');
    await giveUp('send-refund', 'a');
    await world.pool.query(
      `select graphile_worker.add_job('send-payout', '{"payoutId":"x"}', run_at := now() - interval '90 seconds')`,
    );
    await report();
    const state = (await world.api.callAs(as('inspector'), 'getWorkerState')).answer();
    expect(state).toMatchObject({ problem: null, jobsDue: 1, jobsGaveUp: 1 });
    expect(state.jobsLateMs).toBeGreaterThanOrEqual(90_000);
    expect(state.silentForMs).toBeLessThan(30_000);
  });

  test('deadlines are late from the first report that found them so, until one finds them in time', async () => {
    await world.pool.query(
      `insert into timers (id, entity, entity_id, kind, fire_at, version, is_extended, started_at)
       values (new_id('tmr'), 'order', 'ord_0000000000', 'confirmation', $1, 1, false, $1)`,
      [world.api.clock.now()],
    );
    const later = new Date(world.api.clock.now().getTime() + 2 * MINUTE_MS);
    await report(later);
    const first = await workerState(world.pool);
    await report(later);
    const second = await workerState(world.pool);
    expect(first).toMatchObject({ timersLateMs: 2 * MINUTE_MS });
    expect(second?.timersLateForMs).toBeGreaterThanOrEqual(first?.timersLateForMs ?? Number.NaN);
    await world.pool.query(`delete from timers where entity_id = 'ord_0000000000'`);
    await report(later);
    expect(await workerState(world.pool)).toMatchObject({ timersLateMs: 0, timersLateForMs: null });
  });

  test('every role of the staff sees the problem while its incident is open', async () => {
    await report();
    await world.pool.query(`update worker_reports set reported_at = clock_timestamp() - interval '3 minutes'`);
    await lookAtWorker(world.api.dependencies, 0);
    for (const role of ['warehouse', 'inspector', 'support', 'finance', 'admin'] as const) {
      const { problem } = (await world.api.callAs(as(role), 'getWorkerState')).answer();
      expect(problem?.kind).toBe('silent');
      expect(problem?.forMs).toBeGreaterThanOrEqual(3 * MINUTE_MS);
    }
    await report();
    await lookAtWorker(world.api.dependencies, 0);
    expect((await world.api.callAs(as('warehouse'), 'getWorkerState')).answer().problem).toBe(null);
  });

  test('a worker that never reported is missed a minute after the API began to look', async () => {
    await lookAtWorker(world.api.dependencies, MINUTE_MS);
    expect((await world.api.callAs(finance, 'getWorkerState')).answer().problem).toBe(null);
    await lookAtWorker(world.api.dependencies, MINUTE_MS + 1);
    expect((await world.api.callAs(finance, 'getWorkerState')).answer().problem?.kind).toBe('silent');
  });
});

test('of twenty APIs that see one problem at once, one opens the incident, and one tells of it', async () => {
  const twenty = Array.from({ length: 20 });
  await Promise.all(twenty.map(() => beginIncident(world.pool, { kind: 'silent', forMs: MINUTE_MS })));
  const claims = await Promise.all(twenty.map(() => claimUntoldIncident(world.pool)));
  expect(claims.filter((claim) => claim !== undefined)).toHaveLength(1);
  await endIncident(world.pool);
  expect((await world.pool.query('select from worker_incidents')).rowCount).toBe(1);
});
