import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { createPool, type PoolOptions } from './pool.ts';

const database = testDatabase();
// The test server waits for no disk at all; this database has the settings of production.
beforeAll(() =>
  database.pool.query(`alter database ${new URL(database.url).pathname.slice(1)} set synchronous_commit = on`),
);

const settings = `select current_setting('enable_seqscan') as "readsWhole", current_setting('plan_cache_mode') as plans,
  current_setting('synchronous_commit') as waits`;

test.each<{ options: Omit<PoolOptions, 'name'>; found: { readsWhole: string; plans: string; waits: string } }>([
  { options: {}, found: { readsWhole: 'on', plans: 'auto', waits: 'on' } },
  { options: { readsWholeTables: true, waitsForDisk: true }, found: { readsWhole: 'on', plans: 'auto', waits: 'on' } },
  { options: { readsWholeTables: false }, found: { readsWhole: 'off', plans: 'force_generic_plan', waits: 'on' } },
  { options: { waitsForDisk: false }, found: { readsWhole: 'on', plans: 'auto', waits: 'off' } },
  {
    options: { readsWholeTables: false, waitsForDisk: false },
    found: { readsWhole: 'off', plans: 'force_generic_plan', waits: 'off' },
  },
])('the connections of a pool with $options have $found', async ({ options, found }) => {
  const pool = createPool(database.url, { ...options, name: 'test', max: 1 });
  try {
    expect((await pool.query(settings)).rows).toEqual([found]);
  } finally {
    await pool.end();
  }
});
