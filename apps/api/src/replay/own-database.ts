import { migrate } from '@suki/db/migrate';
import { createPool } from '@suki/db/pool';
import pg from 'pg';

/**
 * How PostgreSQL works in the database of a replay, and why. Nothing of it is a setting of the product: a replay can be run again, and its tables begin empty, when
 * the planner knows nothing of them and would look through what grows from end to end for as long as a connection keeps its plan.
 */
export const replaySettings = {
  synchronous_commit: 'off',
  enable_seqscan: 'off',
  plan_cache_mode: 'force_generic_plan',
} as const;

export type OwnDatabase = { readonly name: string; readonly url: string; readonly drop: () => Promise<void> };

/** Makes a migrated database on the server of this address, with settings that suit a replay. The role has to be allowed to. */
export async function createOwnDatabase(serverUrl: string, now: Date): Promise<OwnDatabase> {
  const name = `suki_replay_${now.toISOString().replace(/\D/g, '').slice(0, 17)}`;
  await onServer(serverUrl, [
    `create database ${name}`,
    ...Object.entries(replaySettings).map(([setting, value]) => `alter database ${name} set ${setting} = ${value}`),
  ]);
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).toString();
  const drop = (): Promise<void> => onServer(serverUrl, [`drop database ${name} with (force)`]);
  try {
    await migrate(url);
  } catch (error) {
    await drop();
    throw error;
  }
  return { name, url, drop };
}

/** A pool to the same database for statements that read whole tables: the invariants. */
export function readerOfAll(databaseUrl: string): pg.Pool {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', '-c enable_seqscan=on');
  return createPool(url.toString(), { name: 'suki-replay-reader', max: 1 });
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
