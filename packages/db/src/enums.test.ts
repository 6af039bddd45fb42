import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { type EnumName, enums } from './schema/enums.ts';
import { isViolationOf } from './sql-errors.ts';

const database = testDatabase();

test('the database has a type for each enum, and no other', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select typname as name from pg_type where typtype = 'd' and typnamespace = 'public'::regnamespace`,
  );
  expect(
    rows.map(({ name }) => name).sort(),
    'create or drop the domain in a migration written by hand, as 0015_words_are_types.sql does',
  ).toEqual(Object.keys(enums).sort());
});

test.each(Object.keys(enums) as EnumName[])('%s holds the values of its enum, and refuses any other', async (type) => {
  const { rows } = await database.pool.query<{ definition: string }>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint where contypid = $1::regtype`,
    [type],
  );
  expect(
    rows.flatMap(({ definition }) => [...definition.matchAll(/'([^']*)'::text/g)].map(([, word]) => word)).sort(),
    `alter domain ${type} drop constraint ${type}_word, add it with the values of the enum in a migration written by hand`,
  ).toEqual([...enums[type]].sort());
  await database.pool.query(`select unnest($1::text[])::${type}`, [[...enums[type]]]);
  await database.pool.query(`select null::${type}`);
  const refused = await database.pool.query(`select 'no word of any list'::${type}`).catch((error: unknown) => error);
  expect(isViolationOf(`${type}_word`, refused)).toBe(true);
});

test.each(['asks', 'bids', 'orders', 'claims', 'return_legs', 'stock_items'])(
  'each status of %s is reached by an allowed move only',
  async (table) => {
    const { rows } = await database.pool.query<{ tgname: string }>(
      `select tgname from pg_trigger where tgrelid = $1::regclass and tgfoid = 'refuse_forbidden_move'::regproc and tgenabled = 'O' order by tgname`,
      [table],
    );
    expect(rows.map(({ tgname }) => tgname)).toEqual([`${table}_created`, `${table}_moved`]);
  },
);
