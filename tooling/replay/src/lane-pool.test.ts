import { testDatabase } from '@suki/db/testing/test-database';
import { withTransaction } from '@suki/db/tx';
import { expect, test } from 'vitest';
import { lanePool } from './lane-pool.ts';

const database = testDatabase();

const countText = 'select count(*)::int as count from lines';
const seenByOthers = async (): Promise<number> => (await database.pool.query(countText)).rows[0].count;

async function emptyLane() {
  await database.pool.query(
    'drop table if exists lines; create table lines (name text unique deferrable initially deferred)',
  );
  return lanePool(database.pool);
}

const insert = (pool: Awaited<ReturnType<typeof emptyLane>>['pool'], name: string) =>
  withTransaction(pool, async (tx) => void (await tx.query('insert into lines values ($1)', [name])));

test('what a lane has committed it sees in its next statement, and others when it has ended', async () => {
  const { pool, end } = await emptyLane();
  await insert(pool, 'one');
  await insert(pool, 'two');
  expect((await pool.query(countText)).rows).toEqual([{ count: 2 }]);
  await end();
  expect(await seenByOthers()).toBe(2);
});

test('a lane that waits for something else has its last commit sent, so that others can see and lock', async () => {
  const { pool, end } = await emptyLane();
  await insert(pool, 'one');
  await expect.poll(seenByOthers).toBe(1);
  await end();
});

test('a use case that fails leaves nothing behind, and what was done before it stays', async () => {
  const { pool, end } = await emptyLane();
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

test('two transactions at once do not mix', async () => {
  const { pool, end } = await emptyLane();
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

test('a commit that the database refuses is told with the next statement, and at the end', async () => {
  const { pool, end } = await emptyLane();
  await insert(pool, 'one');
  await insert(pool, 'one');
  await pool.query(countText);
  await expect(pool.query(countText)).rejects.toMatchObject({ code: '23505' });
  await expect(end()).rejects.toMatchObject({ code: '23505' });
  expect(await seenByOthers()).toBe(1);
});
