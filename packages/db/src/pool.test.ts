import { expect, test } from 'vitest';
import { createPool, type PoolOptions } from './pool.ts';
import { testDatabase } from './testing/test-database.ts';

const database = testDatabase();

const settings = `select current_setting('enable_seqscan') as "readsWhole", current_setting('synchronous_commit') as commits`;

test.each<{ options: Omit<PoolOptions, 'name'>; found: { readsWhole: string; commits: string } }>([
  { options: {}, found: { readsWhole: 'on', commits: 'off' } },
  { options: { readsWholeTables: false }, found: { readsWhole: 'off', commits: 'off' } },
  { options: { readsWholeTables: false, waitsForDisk: false }, found: { readsWhole: 'off', commits: 'off' } },
  { options: { readsWholeTables: true, waitsForDisk: true }, found: { readsWhole: 'on', commits: 'off' } },
])(
  'a pool with $options plans and commits as it says; the server decides what is left out',
  async ({ options, found }) => {
    const pool = createPool(database.url, { ...options, name: 'test', max: 1 });
    try {
      expect((await pool.query(settings)).rows).toEqual([found]);
    } finally {
      await pool.end();
    }
  },
);
