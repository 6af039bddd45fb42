import { testDatabase } from '@suki/db/testing/test-database';
import { withTransaction } from '@suki/db/tx';
import { expect, test } from 'vitest';
import { workerConnection } from './worker-connection.ts';

const database = testDatabase();

const countText = 'select count(*)::int as count from lines';
const seenByOthers = async (): Promise<number> => (await database.pool.query(countText)).rows[0].count;

async function newConnection() {
  await database.pool.query(
    'drop table if exists lines; create table lines (name text unique deferrable initially deferred)',
  );
  return workerConnection(database.pool);
}

const insert = (pool: Awaited<ReturnType<typeof newConnection>>['pool'], name: string) =>
  withTransaction(pool, async (tx) => void (await tx.query('insert into lines values ($1)', [name])));

test('the next statement of a worker sees its commit; others see it at the latest when the worker has ended', async () => {
  const { pool, end } = await newConnection();
  await insert(pool, 'one');
  await insert(pool, 'two');
  expect((await pool.query(countText)).rows).toEqual([{ count: 2 }]);
  await end();
  expect(await seenByOthers()).toBe(2);
});

test('the last commit of an idle worker is sent, so that others see it and can lock the rows', async () => {
  const { pool, end } = await newConnection();
  await insert(pool, 'one');
  await expect.poll(seenByOthers).toBe(1);
  await end();
});

test('a failed use case is rolled back, and the use case before it stays committed', async () => {
  const { pool, end } = await newConnection();
  await insert(pool, 'one');
  const failing = withTransaction(pool, async (tx) => {
    await tx.query(`insert into lines values ('two')`);
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  await insert(pool, 'three');
  await end();
  expect((await database.pool.query('select name from lines order by name')).rows).toEqual([
    { name: 'one' },
    { name: 'three' },
  ]);
});

test('a statement started beside a failing transaction is not rolled back with it', async () => {
  const { pool, end } = await newConnection();
  const failing = withTransaction(pool, async (tx) => {
    await tx.query(`insert into lines values ('one')`);
    await tx.query(`insert into lines values ('two')`);
    throw new Error('refused');
  });
  const [failed] = await Promise.allSettled([failing, insert(pool, 'three')]);
  expect(failed.status).toBe('rejected');
  await end();
  expect(await seenByOthers()).toBe(1);
});

test('a refused commit rejects the next statement and the end', async () => {
  const { pool, end } = await newConnection();
  await insert(pool, 'one');
  await insert(pool, 'one');
  await pool.query(countText);
  await expect(pool.query(countText)).rejects.toMatchObject({ code: '23505' });
  await expect(end()).rejects.toMatchObject({ code: '23505' });
  expect(await seenByOthers()).toBe(1);
});
