import { migrate } from '@suki/db/migrate';
import { createPool } from '@suki/db/pool';
import { startTestPostgres } from '@suki/local-stack/postgres/test-postgres';
import pg from 'pg';

const template = 'chaos_template';

export type ChaosDatabase = { readonly url: string; readonly pool: pg.Pool };

export type ChaosServer = {
  /** Runs `run` with a migrated, empty database of its own. */
  readonly withDatabase: <Result>(name: string, run: (database: ChaosDatabase) => Promise<Result>) => Promise<Result>;
  readonly stop: () => Promise<void>;
};

/** Starts a PostgreSQL of its own on a free port; `stop` removes it with all databases. */
export async function startChaosServer(): Promise<ChaosServer> {
  const server = await startTestPostgres();
  const urlOf = (name: string) => Object.assign(new URL(server.url), { pathname: `/${name}` }).toString();
  await onServer(server.url, `create database ${template}`);
  await migrate(urlOf(template));
  return {
    withDatabase: async (name, run) => {
      const database = `chaos_${name.toLowerCase()}`;
      await onServer(server.url, `create database ${database} template ${template} strategy file_copy`);
      const url = urlOf(database);
      const pool = createPool(url, { name: 'suki-chaos', max: 20 });
      try {
        return await run({ url, pool });
      } finally {
        await pool.end();
        await onServer(server.url, `drop database ${database} with (force)`);
      }
    },
    stop: () => server.stop(),
  };
}

async function onServer(url: string, text: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
