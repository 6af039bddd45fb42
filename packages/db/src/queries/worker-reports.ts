import { type Db, first, statement, touch } from '../statement.ts';
import { queueState } from './queue-internals.ts';
import { nextDueAt } from './timers.ts';

export type WorkerReport = {
  readonly worker: string;
  /** The time of the trade, by which deadlines are late. */
  readonly now: Date;
  readonly lateAfterMs: number;
};

// Rows of workers that ended go after a day.
const reportStatement = statement<unknown, [string, number, number, number, number, number]>(
  'worker-reports.report',
  `with gone as (
  delete from worker_reports where reported_at < clock_timestamp() - interval '1 day'
)
insert into worker_reports (worker, reported_at, timers_late_ms, timers_late_since, jobs_late_ms, jobs_due, jobs_gave_up)
values ($1::text, clock_timestamp(), $2::bigint, case when $2::bigint > $6::bigint then clock_timestamp() end, $3::bigint, $4::int, $5::int)
on conflict (worker) do update set reported_at = excluded.reported_at, timers_late_ms = excluded.timers_late_ms,
  timers_late_since = case when excluded.timers_late_since is not null then coalesce(worker_reports.timers_late_since, excluded.timers_late_since) end,
  jobs_late_ms = excluded.jobs_late_ms, jobs_due = excluded.jobs_due, jobs_gave_up = excluded.jobs_gave_up`,
);

/** Writes the heartbeat of a worker with the lateness of deadlines and queue: the first entries of two indexes. */
export async function reportWorker(db: Db, { worker, now, lateAfterMs }: WorkerReport): Promise<void> {
  const [due, queue] = await Promise.all([nextDueAt(db), queueState(db)]);
  const timersLateMs = due === null ? 0 : Math.max(0, now.getTime() - due.getTime());
  await touch(db, reportStatement, [worker, timersLateMs, queue.lateMs, queue.due, queue.gaveUp, lateAfterMs]);
}

export type WorkerState = {
  readonly silentForMs: number;
  readonly timersLateMs: number;
  readonly timersLateForMs: number | null;
  readonly jobsLateMs: number;
  readonly jobsDue: number;
  readonly jobsGaveUp: number;
};

// The report that came last speaks for all: deadlines and queue are common to all workers.
const stateStatement = statement<WorkerState>(
  'worker-reports.state',
  `select (extract(epoch from clock_timestamp() - reported_at) * 1000)::bigint as "silentForMs", timers_late_ms as "timersLateMs",
  (extract(epoch from clock_timestamp() - timers_late_since) * 1000)::bigint as "timersLateForMs", jobs_late_ms as "jobsLateMs",
  jobs_due as "jobsDue", jobs_gave_up as "jobsGaveUp"
from worker_reports order by reported_at desc limit 1`,
);

/** Returns the last report of any worker; undefined when no worker reported for a day. */
export async function workerState(db: Db): Promise<WorkerState | undefined> {
  return await first(db, stateStatement, []);
}
