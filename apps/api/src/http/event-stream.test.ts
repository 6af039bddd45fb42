import { setSuspended } from '@suki/db/queries/users';
import { testDatabase } from '@suki/db/testing/test-database';
import { withTransaction } from '@suki/db/tx';
import { limits } from '@suki/domain/config/limits';
import type { UserId } from '@suki/domain/ids/id';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { shows } from '../../test/support/evidence.ts';
import { platformHandlers, platformRoutes } from '../../test/support/platform-calls.ts';
import { refusalIn, startTestApi, type TestApi } from '../../test/support/start-test-api.ts';
import { openTestStream, type TestStream } from '../../test/support/test-stream.ts';
import { type TestPerson, testToken } from '../../test/support/test-token.ts';

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
const ines: TestPerson = { uid: 'ines', email: 'ines@suki.test', roles: ['warehouse'] };

async function open(person: TestPerson): Promise<TestStream> {
  const stream = await openTestStream({ url: api.url, token: testToken(person) });
  streams.push(stream);
  await stream.next('ready');
  return stream;
}

type Announced = { readonly entity: string; readonly id: string; readonly userIds: readonly (string | undefined)[] };
const announce = ({ entity, id, userIds }: Announced) =>
  database.pool.query('select tell_trade($1, $2, $3)', [entity, id, userIds]);

const suspend = (userId: UserId) =>
  withTransaction(database.pool, (tx) => setSuspended(tx, userId, new Date(0), new Date(0)));

const hideBalance = (person: TestPerson) => api.callAs(person, 'setBalanceHidden', { body: { isBalanceHidden: true } });

describe('the event stream', () => {
  test('tells its owner within a second what changed, and nobody else', async () => {
    shows('streamEvents success');
    const { userId } = (await api.callAs(bea, 'getUser')).answer();
    const [mine, others] = await Promise.all([open(bea), open(sam)]);
    const startedMs = performance.now();
    await announce({ entity: 'order', id: 'ord_0123456789', userIds: [userId] });
    expect(await mine.next('trade')).toEqual({ kind: 'order', id: 'ord_0123456789' });
    expect(performance.now() - startedMs).toBeLessThan(1_000);
    const { userId: otherId } = (await api.callAs(sam, 'getUser')).answer();
    await announce({ entity: 'message', id: 'msg_0123456789', userIds: [otherId] });
    // The first event that others get is their own, so the order's event was not sent to them.
    expect(await others.next('trade')).toEqual({ kind: 'message', id: 'msg_0123456789' });
  });

  test('reaches every tab of a person', async () => {
    const { userId } = (await api.callAs(bea, 'getUser')).answer();
    const tabs = await Promise.all([open(bea), open(bea)]);
    await announce({ entity: 'message', id: 'msg_0123456789', userIds: [userId] });
    for (const tab of tabs) expect(await tab.next('trade')).toEqual({ kind: 'message', id: 'msg_0123456789' });
  });

  test('tells the staff of the orders of others, once, and of nothing else that is theirs', async () => {
    const [buyer, seller] = await Promise.all([bea, sam].map((person) => api.callAs(person, 'getUser')));
    const userIds = [buyer?.answer().userId, seller?.answer().userId];
    const stream = await open(ines);
    await announce({ entity: 'wallet', id: 'usr_0123456789', userIds });
    await announce({ entity: 'ask', id: 'ask_0123456789', userIds });
    await announce({ entity: 'order', id: 'ord_0123456789', userIds });
    await announce({ entity: 'order', id: 'ord_9876543210', userIds });
    expect(await stream.next('trade')).toEqual({ kind: 'order', id: 'ord_0123456789' });
    expect(await stream.next('trade')).toEqual({ kind: 'order', id: 'ord_9876543210' });
  });

  test('tells somebody of the staff of an order of their own once', async () => {
    const { userId } = (await api.callAs(ines, 'getUser')).answer();
    const stream = await open(ines);
    await announce({ entity: 'order', id: 'ord_0123456789', userIds: [userId, userId] });
    await announce({ entity: 'order', id: 'ord_9876543210', userIds: [userId] });
    expect(await stream.next('trade')).toEqual({ kind: 'order', id: 'ord_0123456789' });
    expect(await stream.next('trade')).toEqual({ kind: 'order', id: 'ord_9876543210' });
  });

  test.each<{ who: string; person: TestPerson; isSuspended: boolean }>([
    { who: 'a plain user', person: { uid: 'cai' }, isSuspended: false },
    {
      who: 'a guest who claims a role',
      person: { uid: 'sly', isAnonymous: true, roles: ['admin'] },
      isSuspended: false,
    },
    { who: 'somebody of the staff who is suspended', person: { uid: 'noli', roles: ['inspector'] }, isSuspended: true },
  ])('tells $who nothing of the orders of others', async ({ person, isSuspended }) => {
    const { userId } = (await api.callAs(person, 'getUser')).answer();
    if (isSuspended) {
      await suspend(userId);
      await expect.poll(async () => (await hideBalance(person)).status).toBe(403);
    }
    const stream = await open(person);
    await announce({ entity: 'order', id: 'ord_0123456789', userIds: ['usr_0123456789'] });
    await announce({ entity: 'message', id: 'msg_0123456789', userIds: [userId] });
    expect(await stream.next('trade')).toEqual({ kind: 'message', id: 'msg_0123456789' });
  });

  test('of somebody who is suspended ends, and comes back without the rights of before', async () => {
    const person: TestPerson = { uid: 'fe', roles: ['support'] };
    const { userId } = (await api.callAs(person, 'getUser')).answer();
    const stream = await open(person);
    await suspend(userId);
    await stream.ended;
    expect(refusalIn(await hideBalance(person)).reason).toBe('ACCOUNT_SUSPENDED');
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
    const stream = await open({ ...bea, signedInAt: new Date(Date.now() - 60_000) });
    await api.callAs(bea, 'endSessions');
    await stream.ended;
  });

  test('of the eleventh window of a person is refused; others and a window less make room', async () => {
    const dan: TestPerson = { uid: 'dan', isAnonymous: true };
    for (let index = 0; index < limits.eventStreams; index += 1) await open(dan);
    await expect(open(dan)).rejects.toThrow('429');
    await open(sam);
    streams[0]?.close();
    await expect
      .poll(() =>
        open(dan).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
  });

  test('is forgotten when the browser goes away', async () => {
    const stream = await open(sam);
    const before = api.dependencies.events.count();
    stream.close();
    await expect.poll(() => api.dependencies.events.count()).toBeLessThan(before);
  });
});
