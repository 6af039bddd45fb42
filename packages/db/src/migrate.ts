import { fileURLToPath } from 'node:url';
import { allowedMoves } from '@suki/domain/trade/table/allowed-moves';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runDrizzleMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Logger, runMigrations as runWorkerMigrations } from 'graphile-worker';
import pg from 'pg';
import { jobs } from './jobs.table.ts';
import { gaveUpIndex, nameJobs, writeJobFunction } from './queries/queue-internals.ts';

/** An arbitrary number of our own; processes that start together take turns on this lock. */
const MIGRATION_LOCK = 7_854_001;
const migrationsFolder = fileURLToPath(new URL('../drizzle', import.meta.url));

/**
 * Brings a database to the newest schema: our migrations, the job queue's own, and the table of allowed moves. Safe to
 * run again and from several processes at once.
 * @throws Error that names the step that failed. Each step is one transaction, so none is left half done.
 */
export async function migrate(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 3, application_name: 'suki-migrate' });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    const client = await step('connect to the database', () => pool.connect());
    try {
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await step('apply the migrations of packages/db/drizzle', () =>
        runDrizzleMigrations(drizzle(client), { migrationsFolder }),
      );
      await step('install the job queue', () =>
        runWorkerMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) }),
      );
      await step('index the jobs that gave up', () => client.query(gaveUpIndex));
      await step('make the function that writes a job', () => client.query(writeJobFunction));
      await step('name the jobs', () => client.query(nameJobs, [Object.keys(jobs)]));
      await step('write the allowed moves', () => writeAllowedMoves(client));
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
      client.release();
    }
  } finally {
    await pool.end();
  }
}

async function step<Result>(what: string, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const cause =
      error instanceof Error ? (error.cause instanceof Error ? error.cause : error) : new Error(String(error));
    throw new Error(
      `Could not ${what}: ${cause.message} Nothing of this step was kept; correct it and run the migration again.`,
      { cause },
    );
  }
}

/** The pairs of the domain's table as rows; '' stands for "created". */
export function allowedMoveRows(): readonly { readonly entity: string; readonly from: string; readonly to: string }[] {
  const tables: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = allowedMoves;
  return Object.entries(tables).flatMap(([entity, table]) =>
    Object.entries(table).flatMap(([from, followers]) =>
      followers.map((to) => ({ entity, from: from === 'none' ? '' : from, to })),
    ),
  );
}

async function writeAllowedMoves(client: pg.PoolClient): Promise<void> {
  const rows = allowedMoveRows();
  await client.query(
    `with wanted as (
       select * from unnest($1::text[], $2::text[], $3::text[]) as wanted (entity, from_status, to_status)
     ), gone as (
       delete from allowed_moves where (entity, from_status, to_status) not in (select entity, from_status, to_status from wanted)
     )
     insert into allowed_moves (entity, from_status, to_status) select * from wanted on conflict do nothing`,
    [rows.map((row) => row.entity), rows.map((row) => row.from), rows.map((row) => row.to)],
  );
}
