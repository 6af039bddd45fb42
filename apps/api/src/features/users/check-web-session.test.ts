import { setSuspended } from '@suki/db/queries/users';
import { testDatabase } from '@suki/db/testing/test-database';
import { withTransaction } from '@suki/db/tx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { platformHandlers, platformRoutes } from '../../../test/support/platform-calls.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { testServiceToken } from '../../../test/support/test-environment.ts';

const database = testDatabase();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ databaseUrl: database.url, table: platformRoutes, handlers: platformHandlers });
});
afterAll(() => api.close());

const minuteAgo = () => new Date(Date.now() - 60_000);
const headers = { authorization: `Bearer ${testServiceToken}` };

const isOpen = async (uid: string, signedInAt: Date): Promise<boolean> => {
  const query = { uid, signedInAt: signedInAt.toISOString() };
  return (await api.callAs(undefined, 'checkWebSession', { query, headers })).answer().isOpen;
};

describe('security 16: a session of the shop', () => {
  test('ends with signing out everywhere; one that was opened afterwards is open', async () => {
    const person = { uid: 'web-1', email: 'web-1@suki.test', signedInAt: minuteAgo() };
    await api.callAs(person, 'getUser');
    expect(await isOpen('web-1', person.signedInAt)).toBe(true);
    (await api.callAs(person, 'endSessions')).answer();
    expect(await isOpen('web-1', person.signedInAt)).toBe(false);
    expect(await isOpen('web-1', new Date(Date.now() + 2_000))).toBe(true);
  });

  test('ends with a suspension', async () => {
    const person = { uid: 'web-2', email: 'web-2@suki.test', signedInAt: minuteAgo() };
    const { userId } = (await api.callAs(person, 'getUser')).answer();
    await withTransaction(database.pool, (tx) => setSuspended(tx, userId, new Date(), new Date()));
    expect(await isOpen('web-2', person.signedInAt)).toBe(false);
  });

  test('of before a registration is over, and that of the registration is open', async () => {
    const registering = { uid: 'web-3', email: 'web-3@suki.test', signedInAt: minuteAgo() };
    await api.callAs({ ...registering, isAnonymous: true }, 'getUser');
    expect(await isOpen('web-3', registering.signedInAt)).toBe(false);
    await api.callAs(registering, 'getUser');
    expect(await isOpen('web-3', registering.signedInAt)).toBe(true);
    expect(await isOpen('web-3', new Date(registering.signedInAt.getTime() - 1_000))).toBe(false);
  });

  test('of somebody whom nobody knows is not open', async () => {
    expect(await isOpen('web-nobody', new Date())).toBe(false);
  });
});
