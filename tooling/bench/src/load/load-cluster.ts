import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keySecrets } from '@suki/api/adapters/secrets/key-secrets';
import { migrate } from '@suki/db/migrate';
import type { UserId } from '@suki/domain/ids/id';
import { localSecrets } from '@suki/local-stack/environment';
import { type RunningPostgres, startPostgres } from '@suki/local-stack/postgres/embedded-postgres';
import { substituteDirectory } from '@suki/local-stack/postgres/postgres-location';
import pg from 'pg';
import { idOf } from '../trade/market-rows.ts';
import { catalogueStatements } from './fill-catalogue.sql.ts';
import { keptStatements } from './fill-kept.sql.ts';
import { moneyStatements } from './fill-money.sql.ts';
import { peopleStatements } from './fill-people.sql.ts';
import { fillSearch } from './fill-search.ts';
import { tradeStatements } from './fill-trades.sql.ts';
import { type LoadSize, type LoadSizes, sellersOf } from './load-size.ts';
import { withoutIndexes } from './without-indexes.ts';

/** One PostgreSQL with two markets of the same rows at two sizes. */
export type LoadCluster = {
  readonly largeUrl: string;
  readonly smallUrl: string;
  readonly logFile: string;
  /** Seconds that the filling took; 0 when the folder was filled by an earlier run. */
  readonly fillSeconds: number;
  readonly stop: () => Promise<void>;
};

// auto_explain is loaded by every connection and says nothing until `alter system` asks for plans, which a limit on
// this command line would override. Nothing here has to
// survive a crash, and vacuum runs at the end of the filling only, so that it disturbs no figure.
const flags = [
  'session_preload_libraries=auto_explain',
  'auto_explain.log_analyze=on',
  'auto_explain.log_timing=off',
  'auto_explain.log_format=json',
  'max_wal_size=8GB',
  'fsync=off',
  'full_page_writes=off',
  'shared_buffers=512MB',
  'maintenance_work_mem=1GB',
  'autovacuum=off',
];

const fillStatements = (size: LoadSize): readonly string[] => [
  ...catalogueStatements(size),
  ...peopleStatements(size),
  ...tradeStatements(size),
  ...moneyStatements(size),
  ...keptStatements(size),
];

/**
 * Starts the cluster of this size in a folder that later runs use again; a run after a migration migrates it. A
 * change of the filling makes another folder, and `isAnew` fills it again.
 */
export async function openLoadCluster(port: number, sizes: LoadSizes, isAnew: boolean): Promise<LoadCluster> {
  const directory = join(tmpdir(), 'suki-bench-load', keyOf(sizes));
  const folder = join(directory, 'postgres');
  const marker = join(directory, 'filled');
  if (isAnew || !existsSync(marker)) {
    for (const gone of [directory, substituteDirectory(folder)]) {
      rmSync(gone, { recursive: true, force: true, maxRetries: 5 });
    }
  }
  mkdirSync(directory, { recursive: true });
  // Under root the server runs as another user, who has to walk through this folder.
  chmodSync(directory, 0o711);
  const postgres = await startPostgres({ directory: folder, port, flags });
  try {
    return await filledCluster(postgres, marker, sizes);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function filledCluster(postgres: RunningPostgres, marker: string, sizes: LoadSizes): Promise<LoadCluster> {
  const [largeUrl, smallUrl] = [databaseUrl(postgres.url, 'large'), databaseUrl(postgres.url, 'small')];
  const startedAt = performance.now();
  const isFilled = existsSync(marker);
  for (const { url, name, of } of [
    { url: smallUrl, name: 'small', of: sizes.small },
    { url: largeUrl, name: 'large', of: sizes.large },
  ]) {
    if (!isFilled) await run(postgres.url, [`create database ${name}`]);
    await migrate(url);
    if (!isFilled) await fill(url, of);
  }
  if (!isFilled) mkdirSync(marker);
  return {
    largeUrl,
    smallUrl,
    logFile: postgres.logFile,
    fillSeconds: isFilled ? 0 : (performance.now() - startedAt) / 1000,
    stop: postgres.stop,
  };
}

/**
 * The rows are consistent by construction, so foreign keys and triggers, which take most of the time, are left out, but
 * for the one that names the owners of ledger lines.
 */
async function fill(url: string, size: LoadSize): Promise<void> {
  await run(url, [
    'set session_replication_role = replica',
    'set synchronous_commit = off',
    sealedNumbers(size),
    'alter table postings enable always trigger postings_have_owners',
    (client) => withoutIndexes(client, null, () => runAll(client, fillStatements(size))),
    'analyze',
    fillSearch,
    'alter table postings enable trigger postings_have_owners',
    'vacuum analyze',
    'checkpoint',
  ]);
}

/** SQL of the sealed account numbers of all sellers; the texts differ each time, so no folder is named after them. */
function sealedNumbers(size: LoadSize): string {
  const { seal } = keySecrets({ dataKey: localSecrets.DATA_KEY });
  const rows = Array.from({ length: sellersOf(size) }, (_, index) => {
    const ownerId = idOf('usr', index + 1) as UserId;
    return `('${ownerId}', '${seal('1234567890', { field: 'account_number', ownerId })}')`;
  });
  return `create temporary table sealed_numbers (user_id text primary key, sealed text); insert into sealed_numbers values ${rows.join(', ')}`;
}

type Filling = string | ((client: pg.Client) => Promise<void>);

async function run(url: string, statements: readonly Filling[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await runAll(client, statements);
  } finally {
    await client.end();
  }
}

async function runAll(client: pg.Client, statements: readonly Filling[]): Promise<void> {
  for (const filling of statements) {
    if (typeof filling === 'string') await client.query(filling);
    else await filling(client);
  }
}

const databaseUrl = (url: string, name: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).href;

function keyOf({ large, small }: LoadSizes): string {
  const text = JSON.stringify([fillStatements(large), fillStatements(small)]);
  return `${large.items}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
}
