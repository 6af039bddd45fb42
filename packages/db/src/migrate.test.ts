import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { allowedMoveRows, migrate } from './migrate.ts';

async function withEmptyDatabase(name: string, run: (url: string, client: pg.Client) => Promise<void>): Promise<void> {
  const server = new pg.Client(inject('sukiTestPostgresUrl'));
  await server.connect();
  const url = Object.assign(new URL(inject('sukiTestPostgresUrl')), { pathname: `/${name}` }).toString();
  try {
    await server.query(`create database ${name}`);
    const client = new pg.Client(url);
    await client.connect();
    await run(url, client).finally(() => client.end());
  } finally {
    await server.query(`drop database if exists ${name} with (force)`);
    await server.end();
  }
}

test('from zero, again, and by three processes at once: the schema is there once', async () => {
  await withEmptyDatabase('migrate_many', async (url, client) => {
    await Promise.all([migrate(url), migrate(url), migrate(url)]);
    await migrate(url);
    const tables = await client.query(`select count(*)::int as count from pg_tables where schemaname = 'public'`);
    expect(tables.rows[0].count).toBeGreaterThan(35);
    const applied = await client.query(
      'select count(*)::int as count, count(distinct hash)::int as hashes from drizzle.__drizzle_migrations',
    );
    expect(applied.rows[0].count).toBe(applied.rows[0].hashes);
    const queue = await client.query(`select to_regproc('graphile_worker.add_jobs') is not null as installed`);
    expect(queue.rows).toEqual([{ installed: true }]);
  });
});

test('the database allows exactly the moves of the domain, also after somebody changed its table', async () => {
  await withEmptyDatabase('migrate_moves', async (url, client) => {
    await migrate(url);
    await client.query(
      `insert into allowed_moves values ('ask', 'to_pay', 'to_ship'); delete from allowed_moves where to_status = 'listed'`,
    );
    await migrate(url);
    const { rows } = await client.query('select entity, from_status as "from", to_status as "to" from allowed_moves');
    const sorted = (moves: readonly object[]) => moves.map((move) => JSON.stringify(Object.values(move))).sort();
    expect(sorted(rows)).toEqual(sorted(allowedMoveRows()));
  });
});

test('no column of the domain has a default: moments and ids come from the code', async () => {
  await withEmptyDatabase('migrate_defaults', async (url, client) => {
    await migrate(url);
    const { rows } = await client.query(
      `select table_name, column_name from information_schema.columns where table_schema = 'public' and column_default is not null`,
    );
    expect(rows).toEqual([]);
  });
});

test('a server that is not there is named, with what to do', async () => {
  await expect(migrate('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow(
    /Could not connect to the database: .*Nothing of this step was kept/,
  );
});
