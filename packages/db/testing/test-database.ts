import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { createPool } from '../src/pool.ts';
import { templateName } from './template-name.ts';

/** A hundred concurrent callers wait for each other, longer than 3 s on a busy machine. */
const connectWithinMilliseconds = 60_000;

export type TestDatabase = {
  /** The pool of the test; 20 connections, so that races are real. */
  readonly pool: pg.Pool;
  /** For code under test that opens its own connections. */
  readonly url: string;
};

/**
 * Returns a migrated, empty PostgreSQL database for this test file, copied from the run's template in about 50 ms
 * (truncating 40 tables takes longer). The config of the package names `@suki/db/testing/global-setup` as its global
 * setup. After the file every connection must have been given back.
 */
export function testDatabase(): TestDatabase {
  const name = `test_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  let pool: pg.Pool | undefined;
  let url = '';
  beforeAll(async () => {
    const server = inject('sukiTestPostgresUrl');
    await onServer(server, `create database ${name} template ${templateName} strategy file_copy`);
    url = Object.assign(new URL(server), { pathname: `/${name}` }).toString();
    pool = createPool(url, { name: 'suki-test', max: 20, connectWithinMilliseconds });
  });
  afterAll(async () => {
    if (pool === undefined) return;
    const leaked = pool.totalCount - pool.idleCount;
    // `end` waits for connections that are out, so it must not be awaited when one is leaked.
    const ended = pool.end();
    if (leaked === 0) await ended;
    else ended.catch(() => undefined);
    await onServer(inject('sukiTestPostgresUrl'), `drop database ${name} with (force)`);
    if (leaked > 0)
      throw new Error(
        `Expected every connection back in the pool, but ${leaked} were not released. Await or release them in the test.`,
      );
  });
  return {
    get pool() {
      if (pool === undefined)
        throw new Error('Expected testDatabase().pool to be used inside a test, not while the file is read.');
      return pool;
    },
    get url() {
      return url;
    },
  };
}

async function onServer(url: string, text: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
