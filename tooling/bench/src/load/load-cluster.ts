import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@suki/db/migrate';
import { writeSearchShelves } from '@suki/db/seed/seed-search-shelves';
import { withTransaction } from '@suki/db/tx';
import { type RunningPostgres, startPostgres } from '@suki/local-stack/postgres/embedded-postgres';
import { substituteDirectory } from '@suki/local-stack/postgres/postgres-location';
import pg from 'pg';
import { query } from './connections.ts';
import { fillMarket, fillStages } from './fill-market.ts';
import type { LoadSize, LoadSizes } from './load-size.ts';

/** One PostgreSQL with two markets of the same rows at two sizes. */
export type LoadCluster = {
  readonly largeUrl: string;
  readonly smallUrl: string;
  readonly logFile: string;
  /** Seconds that the filling took; 0 when the folder was filled by an earlier run. */
  readonly fillSeconds: number;
  readonly stop: () => Promise<void>;
};

const LARGE = 'large';

// auto_explain is loaded by every connection and says nothing until `alter system` asks for plans, which a limit on
// this command line would override. Nothing here has to survive a crash, and no replica follows, so indexes are made
// without a log. Vacuum runs at the end of the filling only, so that it disturbs no figure.
const flags = [
  'session_preload_libraries=auto_explain',
  'auto_explain.log_analyze=on',
  'auto_explain.log_timing=off',
  'auto_explain.log_format=json',
  'max_wal_size=8GB',
  'fsync=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'full_page_writes=off',
  'shared_buffers=512MB',
  'maintenance_work_mem=1GB',
  'autovacuum=off',
];

/**
 * Starts the cluster of this size in a folder that later runs use again; a run after a migration migrates it. A
 * change of the filling makes another folder, and `isAnew` fills it again. The small market is a database of its own,
 * so benches with small markets of different sizes share a large one.
 */
export async function openLoadCluster(port: number, sizes: LoadSizes, isAnew: boolean): Promise<LoadCluster> {
  const directory = join(tmpdir(), 'suki-bench-load', `${sizes.large.items}-${keyOf(sizes.large)}`);
  const folder = join(directory, 'postgres');
  if (isAnew || !existsSync(markerOf(directory, LARGE))) {
    for (const gone of [directory, substituteDirectory(folder)]) {
      rmSync(gone, { recursive: true, force: true, maxRetries: 5 });
    }
  }
  mkdirSync(directory, { recursive: true });
  // Under root the server runs as another user, who has to walk through this folder.
  chmodSync(directory, 0o711);
  const postgres = await startPostgres({ directory: folder, port, flags });
  try {
    return await filledCluster(postgres, directory, sizes);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function filledCluster(postgres: RunningPostgres, directory: string, sizes: LoadSizes): Promise<LoadCluster> {
  const small = `small_${keyOf(sizes.small)}`;
  await filledDatabase(postgres.url, directory, { name: small, size: sizes.small });
  const fillSeconds = await filledDatabase(postgres.url, directory, { name: LARGE, size: sizes.large });
  return {
    largeUrl: databaseUrl(postgres.url, LARGE),
    smallUrl: databaseUrl(postgres.url, small),
    logFile: postgres.logFile,
    fillSeconds,
    stop: postgres.stop,
  };
}

/** Migrates a database, and fills it unless an earlier run has; returns the seconds of the filling. */
async function filledDatabase(
  serverUrl: string,
  directory: string,
  { name, size }: { readonly name: string; readonly size: LoadSize },
): Promise<number> {
  const url = databaseUrl(serverUrl, name);
  const marker = markerOf(directory, name);
  const isFilled = existsSync(marker);
  const startedAt = performance.now();
  if (!isFilled) {
    for (const statement of [`drop database if exists ${name}`, `create database ${name}`])
      await query(serverUrl, statement);
  }
  await migrate(url);
  await writeShelves(url);
  if (isFilled) return 0;
  await fillMarket(url, size);
  mkdirSync(marker);
  return (performance.now() - startedAt) / 1000;
}

/** The categories, tabs and ideas of search are the demonstration's: they are as many in every market. */
async function writeShelves(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    await withTransaction(pool, writeSearchShelves);
  } finally {
    await pool.end();
  }
}

const databaseUrl = (url: string, name: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).href;

const markerOf = (directory: string, database: string): string => join(directory, `${database}.filled`);

const keyOf = (size: LoadSize): string =>
  createHash('sha256')
    .update(JSON.stringify(fillStages(size)))
    .digest('hex')
    .slice(0, 12);
