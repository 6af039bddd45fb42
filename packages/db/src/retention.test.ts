import { readdir } from 'node:fs/promises';
import { retention } from '@suki/domain/config/retention.table';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { goWithVisitor, keepVisitor } from './queries/old-visitors.ts';

const database = testDatabase();
/** The queue's table is made by its library. */
const ofQueue = 'graphile_worker.jobs';
const listed = Object.keys(retention)
  .filter((table) => table !== ofQueue)
  .sort();

test('security 10: every table of the schema has its period in the list, and the list names no other', async () => {
  const folder = new URL('schema/', import.meta.url);
  const modules = await Promise.all(
    (await readdir(folder)).map((file): Promise<Record<string, unknown>> => import(new URL(file, folder).href)),
  );
  const tables = modules.flatMap((module) =>
    Object.values(module).flatMap((value) => (is(value, PgTable) ? [getTableName(value)] : [])),
  );
  expect(listed, 'add its row to packages/domain/src/config/retention.table.ts').toEqual(tables.sort());
});

test('security 10: every table of a migrated database has its period in the list', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname collate "C"`,
  );
  expect(listed).toEqual(rows.map(({ name }) => name));
});

test('every column that names a user either goes with a visitor or keeps the visitor', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select c.conrelid::regclass || '.' || a.attname as name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass`,
  );
  expect([...goWithVisitor, ...keepVisitor].sort(), 'add it to queries/old-visitors.ts').toEqual(
    rows.map(({ name }) => name).sort(),
  );
});

test('the deletion of a visitor looks each of those columns up by an index', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select c.conrelid::regclass || '.' || a.attname as name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass
      and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = a.attnum
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))`,
  );
  // The rows that employees make are few.
  const few = ['reconciliations.begun_by', 'person_acts.by_id'];
  const names = rows.map(({ name }) => name).filter((name) => !few.includes(name) && !name.startsWith('staff_roles.'));
  expect(names).toEqual([]);
});
