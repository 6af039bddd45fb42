import { testDatabase } from '@suki/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { platformHandlers, platformRoutes } from '../../test/support/platform-calls.ts';
import { refusalIn, startTestApi } from '../../test/support/start-test-api.ts';
import { isDatabaseAway } from './database-away.ts';

const database = testDatabase();
const bea = { uid: 'bea' };

const failure = (code: string, message = 'x') => Object.assign(new Error(message), { code });

describe('the database is away', () => {
  test.each([
    ['nobody listens', failure('ECONNREFUSED')],
    ['at any of its addresses', new AggregateError([failure('ECONNREFUSED')])],
    ['its socket is gone', Object.assign(failure('ENOENT'), { syscall: 'connect' })],
    ['it is starting or stopping', failure('57P03')],
    ['its disk is full', failure('53100')],
    ['it takes no more connections', failure('53300')],
    ['the pool has none left', new Error('timeout exceeded when trying to connect')],
    ['it did not answer in time', failure('57014')],
    ['a lock was held too long', failure('55P03')],
    ['wrapped by somebody', new Error('Failed query', { cause: failure('08006') })],
  ])('when %s', (_name, error) => {
    expect(isDatabaseAway(error)).toBe(true);
  });

  test.each([
    ['a wrong statement', failure('42601')],
    ['a unique violation', failure('23505')],
    ['a file that is not there', Object.assign(failure('ENOENT'), { syscall: 'open' })],
    ['something else', new Error('no')],
    ['no error at all', 'text'],
  ])('not for %s', (_name, error) => {
    expect(isDatabaseAway(error)).toBe(false);
  });
});

test('without a database every call answers 503 with Retry-After and tells nothing of the inside', async () => {
  const api = await startTestApi({
    databaseUrl: 'postgres://suki:secret@127.0.0.1:9/suki',
    table: platformRoutes,
    handlers: platformHandlers,
  });
  const result = await api.callAs(bea, 'getUser');
  expect(result.status).toBe(503);
  expect(Number(result.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refusalIn(result).reason).toBe('UNAVAILABLE');
  expect(JSON.stringify(result.body)).not.toMatch(/secret|127\.0\.0\.1|ECONN|at .*\.ts/);
  const health = await fetch(`${api.url}/healthz`);
  expect([health.status, await health.json()]).toEqual([503, { status: 'unavailable', feed: 'down' }]);
  await api.close();
});

test('with every connection taken a call answers 503 within its deadline, and heals', async () => {
  const api = await startTestApi({
    databaseUrl: database.url,
    table: platformRoutes,
    handlers: platformHandlers,
    variables: { DATABASE_POOL_SIZE: '2' },
  });
  const { pool } = api.dependencies;
  const taken = await Promise.all([pool.connect(), pool.connect()]);
  const startedMs = performance.now();
  expect((await api.callAs(bea, 'getUser')).status).toBe(503);
  expect(performance.now() - startedMs).toBeLessThan(4_000);
  for (const client of taken) client.release();
  expect((await api.callAs(bea, 'getUser')).status).toBe(200);
  await api.close();
});
