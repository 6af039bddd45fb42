import { closureDetails } from '@suki/domain/trade/statuses';
import { expect, test } from 'vitest';
import { testDatabase } from './testing/test-database.ts';

const database = testDatabase();

test('the database knows the closure details of the domain, and no other', async () => {
  const words = [...closureDetails, 'nothing_of_the_kind', ''];
  const { rows } = await database.pool.query<{ word: string }>(
    'select word from unnest($1::text[]) word where is_closure_detail(word)',
    [words],
  );
  expect(rows.map(({ word }) => word)).toEqual([...closureDetails]);
});

test.each(['asks', 'bids', 'orders'])('each status of %s is reached by an allowed move only', async (table) => {
  const { rows } = await database.pool.query<{ tgname: string }>(
    `select tgname from pg_trigger where tgrelid = $1::regclass and tgfoid = 'refuse_forbidden_move'::regproc and tgenabled = 'O' order by tgname`,
    [table],
  );
  expect(rows.map(({ tgname }) => tgname)).toEqual([`${table}_created`, `${table}_moved`]);
});
