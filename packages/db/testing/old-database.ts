import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { inject } from 'vitest';

/** Runs a test on a database without tables, which is dropped afterwards. */
export async function withEmptyDatabase(
  name: string,
  run: (url: string, client: pg.Client) => Promise<void>,
): Promise<void> {
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

/** Brings a database to its state before the migration with this number. */
export async function migrateBefore(client: pg.Client, number: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'suki-migrations-'));
  try {
    await cp(fileURLToPath(new URL('../drizzle', import.meta.url)), folder, { recursive: true });
    const journal = JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8'));
    const entries = journal.entries.filter(({ idx }: { idx: number }) => idx < number);
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
    await runMigrations(drizzle(client), { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Returns the present words of a type of the database (ADR 0060), in the order of its list. */
export async function wordsOf(client: pg.Client, type: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ definition: string }>(
    'select pg_get_constraintdef(oid) as definition from pg_constraint where contypid = $1::regtype',
    [type],
  );
  return rows.flatMap(({ definition }) =>
    [...definition.matchAll(/'([^']*)'::text/g)].flatMap(([, word]) => word ?? []),
  );
}
