import { migrate } from '@suki/db/migrate';
import { createPool } from '@suki/db/pool';
import pg from 'pg';

/**
 * Settings of PostgreSQL for the database of a replay; the product has none of them. A crash may lose commits,
 * because a replay can be run again. The tables begin empty, when the planner has no statistics: it would choose a
 * full scan, and scan a growing table end to end for as long as a connection keeps its plan.
 */
export const replaySettings = {
  synchronous_commit: 'off',
  enable_seqscan: 'off',
  plan_cache_mode: 'force_generic_plan',
} as const;

export type OwnDatabase = { readonly name: string; readonly url: string; readonly drop: () => Promise<void> };

/**
 * Thrown for a server on which no database can be made; the message says what was expected, what came and what to do.
 */
export class UnusableServer extends Error {}

/**
 * Makes a migrated database with settings for a replay on the server of this address; its role needs the right to.
 * @throws UnusableServer when the server cannot be reached or refuses.
 */
export async function createOwnDatabase(serverUrl: string, now: Date): Promise<OwnDatabase> {
  const name = `suki_replay_${now.toISOString().replace(/\D/g, '').slice(0, 17)}`;
  try {
    await onServer(serverUrl, [
      `create database ${name}`,
      ...Object.entries(replaySettings).map(([setting, value]) => `alter database ${name} set ${setting} = ${value}`),
    ]);
  } catch (error) {
    throw new UnusableServer(sentenceAbout(serverUrl, error));
  }
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).toString();
  const drop = (): Promise<void> => onServer(serverUrl, [`drop database if exists ${name} with (force)`]);
  try {
    await migrate(url);
  } catch (error) {
    await drop();
    throw error;
  }
  return { name, url, drop };
}

/** A pool to the same database for the invariants, which read whole tables. */
export function readerOfAll(databaseUrl: string): pg.Pool {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', '-c enable_seqscan=on');
  return createPool(url.toString(), { name: 'suki-replay-reader', max: 1 });
}

/** Words an error without the password of the address. */
function sentenceAbout(url: string, error: unknown): string {
  const { host, username } = new URL(url);
  const why = error instanceof AggregateError ? error.errors.map(String).join(', ') : String(error);
  return `Expected a PostgreSQL server at ${host} on which ${username === '' ? 'the role' : `"${username}"`} may create a database, but ${why}: check DATABASE_URL, that the server runs, and the role's rights.`;
}

async function onServer(url: string, texts: readonly string[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const text of texts) await client.query(text);
  } finally {
    await client.end();
  }
}
