import type { WorkerProblem, WorkerProblemKind } from '@suki/domain/operations/worker-problem';
import { type Db, first, statement, touch } from '../statement.ts';

const beginStatement = statement<unknown, [string, number]>(
  'worker-incidents.begin',
  `insert into worker_incidents (problem, for_ms, began_at) values ($1::text, $2::bigint, clock_timestamp())
on conflict ((true)) where ended_at is null do nothing`,
);

/** Opens an incident, unless one is open: of several APIs that see a problem one makes the row. */
export async function beginIncident(db: Db, { kind, forMs }: WorkerProblem): Promise<void> {
  await touch(db, beginStatement, [kind, Math.round(forMs)]);
}

const endStatement = statement<unknown>(
  'worker-incidents.end',
  'update worker_incidents set ended_at = clock_timestamp() where ended_at is null',
);

/** Ends the open incident, if there is one. */
export async function endIncident(db: Db): Promise<void> {
  await touch(db, endStatement, []);
}

export type UntoldIncident = {
  readonly id: number;
  readonly problem: WorkerProblemKind;
  readonly forMs: number;
  /** Null while the beginning has to be told; then the end has to be told. */
  readonly lastedMs: number | null;
};

// A claim of a minute: an API that was killed while it told leaves the rest to another one. The mail service knows
// the key of a mail that came before.
const claimStatement = statement<UntoldIncident>(
  'worker-incidents.claim-untold',
  `update worker_incidents i set claimed_at = clock_timestamp()
where i.id = (
  select untold.id from worker_incidents untold
  where (untold.told_at is null or (untold.ended_at is not null and untold.end_told_at is null))
    and (untold.claimed_at is null or untold.claimed_at < clock_timestamp() - interval '1 minute')
  order by untold.id limit 1 for update skip locked
)
returning i.id, i.problem, i.for_ms as "forMs",
  case when i.told_at is not null then (extract(epoch from i.ended_at - i.began_at) * 1000)::bigint + i.for_ms end as "lastedMs"`,
);

/** Claims one incident whose beginning or end nobody was told of. */
export async function claimUntoldIncident(db: Db): Promise<UntoldIncident | undefined> {
  return await first(db, claimStatement, []);
}

const toldStatement = statement<unknown, [number, boolean]>(
  'worker-incidents.told',
  `update worker_incidents set claimed_at = null,
  told_at = case when $2::boolean then told_at else clock_timestamp() end,
  end_told_at = case when $2::boolean then clock_timestamp() else end_told_at end
where id = $1::bigint`,
);

/** Notes that the people on duty were told of the beginning, or of the end, of a claimed incident. */
export async function noteTold(db: Db, id: number, what: 'beginning' | 'end'): Promise<void> {
  await touch(db, toldStatement, [id, what === 'end']);
}

const openStatement = statement<{ readonly problem: WorkerProblemKind }>(
  'worker-incidents.open',
  'select problem from worker_incidents where ended_at is null',
);

/** Returns the open incident, which the console shows. */
export async function openIncident(db: Db): Promise<{ readonly problem: WorkerProblemKind } | undefined> {
  return await first(db, openStatement, []);
}
