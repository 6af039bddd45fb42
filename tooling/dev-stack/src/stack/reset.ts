import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { substituteDirectory } from '@suki/local-stack/postgres/postgres-location';
import { stopProcess } from '@suki/local-stack/processes/stop-process';
import { StackError } from '@suki/local-stack/stack-error';
import pg from 'pg';
import { foreignFolderMessage, isForeign } from '../preflight/data-folder.ts';
import { assertDatabaseUsable, parseDatabaseUrl } from '../preflight/database-url.ts';
import { stopLeftOvers } from './left-overs.ts';
import { livingRun } from './run-record.ts';
import { readSettings } from './settings.ts';

/** A stack needs at most 10 s to stop itself. */
const stopLimitMilliseconds = 12_000;

/**
 * `reset`: stops a running stack and deletes its data, so that the next start begins anew. With DATABASE_URL it would
 * empty somebody's own database, and therefore requires `--yes`. Returns the exit code.
 */
export async function reset({ isConfirmed }: { readonly isConfirmed: boolean }): Promise<number> {
  const { dataDirectory, databaseUrl } = readSettings();
  if (databaseUrl !== undefined && !isConfirmed) throw new StackError(unconfirmedMessage(databaseUrl));
  await stopRunningStack(dataDirectory);
  const hasData = existsSync(dataDirectory);
  if (hasData && isForeign(dataDirectory)) throw new StackError(foreignFolderMessage(dataDirectory));
  if (databaseUrl !== undefined) await emptyDatabase(databaseUrl);
  deleteFolders(dataDirectory, hasData);
  return 0;
}

export function unconfirmedMessage(databaseUrl: string): string {
  const { host, port, database } = parseDatabaseUrl(databaseUrl);
  return `DATABASE_URL is set, so reset would empty the database ${database} on ${host}:${port}: run "npx -y pnpm@12 reset --yes" to do that, or unset DATABASE_URL to reset the embedded one; nothing was deleted.`;
}

async function stopRunningStack(dataDirectory: string): Promise<void> {
  const running = livingRun(dataDirectory);
  if (running !== undefined) {
    await stopProcess(running.owner, {
      signal: 'SIGTERM',
      graceMilliseconds: stopLimitMilliseconds,
      wholeGroup: false,
    });
    console.log(`Stopped the running stack (process ${running.owner.pid}).`);
  }
  await stopLeftOvers(dataDirectory);
}

function deleteFolders(dataDirectory: string, hasData: boolean): void {
  const substitute = substituteDirectory(join(dataDirectory, 'postgres'));
  const doomed = [dataDirectory, substitute].filter((folder) => existsSync(folder));
  for (const folder of doomed) {
    deleteFolder(folder);
    console.log(`Deleted ${folder}`);
  }
  if (!hasData) console.log(`There was nothing to delete in ${dataDirectory}.`);
}

function deleteFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StackError(
      `The data folder ${folder} could not be deleted (${reason}): make it writable, and run this command again.`,
      { cause },
    );
  }
}

async function emptyDatabase(databaseUrl: string): Promise<void> {
  await assertDatabaseUsable(databaseUrl);
  const { host, port, database } = parseDatabaseUrl(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select nspname as name from pg_namespace where nspname <> 'information_schema' and nspname not like 'pg\\_%' order by nspname`,
    );
    for (const { name } of rows) await client.query(`drop schema ${pg.escapeIdentifier(name)} cascade`);
    await client.query('create schema public');
    console.log(
      `Emptied the database ${database} on ${host}:${port} (schemas: ${rows.map(({ name }) => name).join(', ')}).`,
    );
  } finally {
    await client.end();
  }
}
