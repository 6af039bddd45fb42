import type { Pool } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { createPool } from './pool.ts';
import { notWaitedFor } from './statement.ts';
import { withTransaction } from './tx.ts';

const database = testDatabase();
// The test server waits for no disk at all; this database has the settings of production.
beforeAll(() =>
  database.pool.query(`alter database ${new URL(database.url).pathname.slice(1)} set synchronous_commit = on`),
);

const setting = `select current_setting('synchronous_commit') as value`;
const settingOf = async (pool: Pool): Promise<unknown> => (await pool.query(setting)).rows[0]?.value;

const quick = `select ${notWaitedFor}, current_setting('synchronous_commit') as now from (select ${notWaitedFor} offset 0) as before`;

test('a statement that is not waited for lets its own transaction go without the disk, and none after it', async () => {
  const pool = createPool(database.url, { name: 'test', max: 1 });
  try {
    expect((await pool.query(quick)).rows).toMatchObject([{ now: 'off' }]);
    expect(await settingOf(pool)).toBe('on');
    const { rows } = await withTransaction(pool, (tx) => tx.query(setting));
    expect(rows).toEqual([{ value: 'on' }]);
  } finally {
    await pool.end();
  }
});
