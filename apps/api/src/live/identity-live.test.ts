import { setSuspended } from '@suki/db/queries/users';
import { testDatabase } from '@suki/db/testing/test-database';
import { withTransaction } from '@suki/db/tx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { platformHandlers, platformRoutes } from '../../test/support/platform-calls.ts';
import { refusalIn, startTestApi, type TestApi } from '../../test/support/start-test-api.ts';

const database = testDatabase();
let api: TestApi;
let secondApi: TestApi;
beforeAll(async () => {
  const options = { databaseUrl: database.url, table: platformRoutes, handlers: platformHandlers };
  [api, secondApi] = await Promise.all([startTestApi(options), startTestApi(options)]);
});
afterAll(async () => {
  await api.close();
  await secondApi.close();
});

const minuteAgo = () => new Date(Date.now() - 60_000);
const inTwoSeconds = () => new Date(Date.now() + 2_000);

describe('ending all sessions', () => {
  test('refuses earlier tokens in every process within a second, and takes later ones', async () => {
    const person = { uid: 'bea', signedInAt: minuteAgo() };
    expect((await secondApi.callAs(person, 'getUser')).status).toBe(200);
    const startedMs = performance.now();
    expect((await api.callAs(person, 'endSessions')).answer()).toEqual({ done: true });
    for (const process of [api, secondApi]) {
      await expect.poll(async () => (await process.callAs(person, 'getUser')).status, { timeout: 1_000 }).toBe(401);
    }
    expect(performance.now() - startedMs).toBeLessThan(1_000);
    expect(refusalIn(await api.callAs(person, 'getUser')).reason).toBe('TOKEN_INVALID');
    expect((await secondApi.callAs({ uid: 'bea', signedInAt: inTwoSeconds() }, 'getUser')).status).toBe(200);
  });

  test('leaves everybody else signed in', async () => {
    const sam = { uid: 'sam', signedInAt: minuteAgo() };
    await api.callAs({ uid: 'bob', signedInAt: minuteAgo() }, 'endSessions');
    expect((await secondApi.callAs(sam, 'getUser')).status).toBe(200);
  });

  test('holds for a process that starts afterwards', async () => {
    const person = { uid: 'cai', signedInAt: minuteAgo() };
    await api.callAs(person, 'endSessions');
    const later = await startTestApi({
      databaseUrl: database.url,
      table: platformRoutes,
      handlers: platformHandlers,
    });
    expect((await later.callAs(person, 'getUser')).status).toBe(401);
    await later.close();
  });

  test('ops B.2.13: hours later it still holds, in a process that starts then and reads recent ones only', async () => {
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60_000);
    await database.pool.query(`insert into revocations (firebase_uid, valid_after) values ('gus', $1)`, [hoursAgo(5)]);
    const later = await startTestApi({ databaseUrl: database.url, table: platformRoutes, handlers: platformHandlers });
    const statusOf = async (signedInAt: Date) =>
      (await later.callAs({ uid: 'gus', signedInAt, expiresAt: new Date(Date.now() + 60_000) }, 'getUser')).status;
    expect([await statusOf(hoursAgo(6)), await statusOf(hoursAgo(4))]).toEqual([401, 200]);
    // The row is known now, and remembered.
    expect(await statusOf(hoursAgo(6))).toBe(401);
    await later.close();
  });

  test('holds for calls that change something while no announcement can be heard', async () => {
    const person = { uid: 'dan', signedInAt: minuteAgo() };
    await api.callAs(person, 'endSessions');
    const deaf = await startTestApi({ databaseUrl: database.url, table: platformRoutes, handlers: platformHandlers });
    await deaf.dependencies.feed.close();
    const other = { uid: 'eve', signedInAt: minuteAgo() };
    expect((await deaf.callAs(other, 'setBalanceHidden', { body: { isBalanceHidden: true } })).status).toBe(200);
    await api.callAs(other, 'endSessions');
    expect((await deaf.callAs(other, 'setBalanceHidden', { body: { isBalanceHidden: true } })).status).toBe(401);
    await deaf.close();
  });
});

describe('a suspension', () => {
  test('is known to every process within a second, and so is its end', async () => {
    const person = { uid: 'fay' };
    const { userId } = (await api.callAs(person, 'getUser')).answer();
    const change = () => secondApi.callAs(person, 'setBalanceHidden', { body: { isBalanceHidden: true } });
    for (const { suspendedAt, status } of [
      { suspendedAt: minuteAgo(), status: 403 },
      { suspendedAt: null, status: 200 },
    ]) {
      await api.callAs(person, 'getUser');
      await change();
      await withTransaction(database.pool, (tx) => setSuspended(tx, userId, suspendedAt, minuteAgo()));
      await expect.poll(async () => (await change()).status, { timeout: 1_000 }).toBe(status);
    }
  });
});

describe('the account of a caller', () => {
  test('is made once, however many first calls come at the same time', async () => {
    const person = { uid: 'new-one', email: 'new@suki.test', name: 'New One' };
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? api : secondApi).callAs(person, 'getUser')),
    );
    expect(new Set(results.map((result) => result.answer().userId)).size).toBe(1);
    const { rowCount } = await database.pool.query(`select from users where firebase_uid = 'new-one'`);
    expect(rowCount).toBe(1);
  });

  test('stays the same when a guest registers, and is no guest’s any more', async () => {
    const guest = (await api.callAs({ uid: 'g1', isAnonymous: true }, 'getUser')).answer();
    expect(guest).toMatchObject({ isAnonymous: true, email: null, balance: 0, withdrawable: 0 });
    const person = (await api.callAs({ uid: 'g1', email: 'g1@suki.test' }, 'getUser')).answer();
    expect(person).toMatchObject({ userId: guest.userId, isAnonymous: false, email: 'g1@suki.test' });
  });
});
