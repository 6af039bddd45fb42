import { testDatabase } from '@suki/db/testing/test-database';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { platformHandlers, platformRoutes } from '../platform-handlers.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { openTestStream, type TestStream } from '../testing/test-stream.ts';
import { testToken } from '../testing/test-token.ts';

const database = testDatabase();
let api: TestApi;
let streams: TestStream[] = [];
beforeAll(async () => {
  api = await startTestApi({ databaseUrl: database.url, table: platformRoutes, handlers: platformHandlers });
});
afterEach(() => {
  for (const stream of streams) stream.close();
  streams = [];
});
afterAll(() => api.close());

const bea = { uid: 'bea', email: 'bea@suki.test' };
const sam = { uid: 'sam', email: 'sam@suki.test' };

async function open(person: typeof bea): Promise<TestStream> {
  const stream = await openTestStream({ url: api.url, token: testToken(person) });
  streams.push(stream);
  await stream.next('ready');
  return stream;
}

const announce = (payload: unknown) =>
  database.pool.query('select pg_notify($1, $2)', ['trade', JSON.stringify(payload)]);

describe('the event stream', () => {
  test('tells its owner within a second what changed, and nobody else', async () => {
    const { userId } = (await api.callAs(bea, 'getUser')).answer();
    const [mine, others] = await Promise.all([open(bea), open(sam)]);
    const startedMs = performance.now();
    await announce({ entity: 'order', id: 'ord_0123456789', userIds: [userId] });
    expect(await mine.next('trade')).toEqual({ kind: 'order', id: 'ord_0123456789' });
    expect(performance.now() - startedMs).toBeLessThan(1_000);
    await announce({ entity: 'book', id: 'sku_0123456789', itemId: 'itm_0123456789', userIds: [] });
    // The first thing that others hear is the market's, so the order was not sent to them.
    expect(await others.next('trade')).toEqual({ kind: 'book', id: 'sku_0123456789' });
  });

  test('reaches every tab of a person', async () => {
    const { userId } = (await api.callAs(bea, 'getUser')).answer();
    const tabs = await Promise.all([open(bea), open(bea)]);
    await announce({ entity: 'message', id: 'msg_0123456789', userIds: [userId] });
    for (const tab of tabs) expect(await tab.next('trade')).toEqual({ kind: 'message', id: 'msg_0123456789' });
  });

  test('asks to fetch again after the connection to the database was lost', async () => {
    const stream = await open(bea);
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'suki-feed' and datname = current_database()`,
    );
    expect(await stream.next('resync')).toEqual({});
    expect(api.dependencies.feed.isUp()).toBe(true);
  });

  test('is an event stream that no proxy may keep, with the headers that pages need', async () => {
    const stream = await openTestStream({ url: api.url, token: testToken(bea), origin: 'http://localhost:3000' });
    streams.push(stream);
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.headers.get('cache-control')).toContain('no-store');
    expect(stream.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
    expect(stream.headers.get('x-request-id')).not.toBeNull();
  });

  test('ends when the sessions of its owner are ended', async () => {
    const stream = await open(bea);
    await api.callAs(bea, 'endSessions');
    await stream.ended;
  });

  test('is forgotten when the browser goes away', async () => {
    const stream = await open(sam);
    const before = api.dependencies.events.count();
    stream.close();
    await expect.poll(() => api.dependencies.events.count()).toBeLessThan(before);
  });
});
