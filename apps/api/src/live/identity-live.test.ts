import { setSuspended } from '@suki/db/queries/users';
import { testDatabase } from '@suki/db/testing/test-database';
import { withTransaction } from '@suki/db/tx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { platformHandlers, platformRoutes } from '../../test/support/platform-calls.ts';
import { refusalIn, startTestApi, type TestApi } from '../../test/support/start-test-api.ts';
import type { TestPerson } from '../../test/support/test-token.ts';

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

describe('S10: ending all sessions', () => {
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

describe('S10: a suspension', () => {
  test('security 21: ends the sessions of before in every process within a second, and its end does not bring them back', async () => {
    const person = { uid: 'fay', signedInAt: minuteAgo() };
    const { userId } = (await api.callAs(person, 'getUser')).answer();
    const body = { isBalanceHidden: true };
    const change = (who: TestPerson) => secondApi.callAs(who, 'setBalanceHidden', { body });
    expect((await change(person)).status).toBe(200);
    await withTransaction(database.pool, (tx) => setSuspended(tx, userId, minuteAgo(), minuteAgo()));
    // A session of before is over; who signs in again reads why.
    await expect.poll(async () => (await change(person)).status, { timeout: 1_000 }).toBe(401);
    expect(refusalIn(await change({ uid: 'fay' })).reason).toBe('ACCOUNT_SUSPENDED');
    await withTransaction(database.pool, (tx) => setSuspended(tx, userId, null, minuteAgo()));
    await expect.poll(async () => (await change({ uid: 'fay' })).status, { timeout: 1_000 }).toBe(200);
    expect((await change(person)).status).toBe(401);
  });
});

describe('S10: the account of a caller', () => {
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

  test('security 25: is closed to a guest’s token from before the registration, in every process', async () => {
    const guest = { uid: 'g2', isAnonymous: true, signedInAt: minuteAgo() };
    await Promise.all([api.callAs(guest, 'getUser'), secondApi.callAs(guest, 'getUser')]);
    expect((await api.callAs({ uid: 'g2', email: 'g2@suki.test' }, 'getUser')).status).toBe(200);
    for (const process of [api, secondApi]) {
      await expect.poll(async () => (await process.callAs(guest, 'getUser')).status, { timeout: 1_000 }).toBe(401);
      expect(refusalIn(await process.callAs({ ...guest, signedInAt: new Date() }, 'getUser')).reason).toBe(
        'TOKEN_INVALID',
      );
    }
  });

  test('security 25: is closed to each session from before the registration, and open to the one that registered', async () => {
    // The identity service may keep the moment of the sign-in when a guest becomes a person.
    const registering = { uid: 'g3', email: 'g3@suki.test', signedInAt: minuteAgo() };
    await api.callAs({ ...registering, isAnonymous: true }, 'getUser');
    expect((await api.callAs(registering, 'getUser')).status).toBe(200);
    expect((await secondApi.callAs(registering, 'getUser')).status).toBe(200);
    const earlier = { ...registering, signedInAt: new Date(registering.signedInAt.getTime() - 1_000) };
    expect((await secondApi.callAs(earlier, 'getUser')).status).toBe(401);
  });
});
