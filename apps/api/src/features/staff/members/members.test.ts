import { routes } from '@suki/contract/routes';
import { testDatabase } from '@suki/db/testing/test-database';
import { testId } from '@suki/db/testing/test-ids';
import { adminRemoval } from '@suki/domain/config/admins';
import type { UserId } from '@suki/domain/ids/id';
import { UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { shows } from '../../../../test/support/evidence.ts';
import { refusalIn, startTestApi, type TestApi } from '../../../../test/support/start-test-api.ts';
import { openTestStream } from '../../../../test/support/test-stream.ts';
import { type TestPerson, testProjectId, testToken } from '../../../../test/support/test-token.ts';
import { newTrader, type Trader } from '../../../../test/support/trade-people.ts';
import { handlers } from '../../../handlers.ts';
import { makeFirstAdmin } from './make-first-admin.ts';

const database = testDatabase();
let api: TestApi;
let secondApi: TestApi;
beforeAll(async () => {
  const options = { databaseUrl: database.url, table: routes, handlers, variables: { CALLS_PER_MINUTE: '1000000' } };
  api = await startTestApi(options);
  secondApi = await startTestApi({ ...options, beside: api });
});
afterAll(async () => {
  await secondApi.close();
  await api.close();
});

const ada: TestPerson = { uid: 'ada', name: 'Ada Lopez', roles: ['admin'] };
const reason = 'She starts in the warehouse on Monday.';
const trader = () => newTrader(api.dependencies);
const change = (by: TestPerson, call: 'grantRole' | 'takeRole', id: UserId, role: string) =>
  api.callAs(by, call, { params: { id }, body: { role, reason } });
const hired = async (role: string): Promise<Trader> => {
  const person = await trader();
  (await change(ada, 'grantRole', person.userId, role)).answer();
  return person;
};
/** Without the roles that the helpers of the tests would write. */
const statusOf = async (at: TestApi, person: Trader, call: 'listStaffOrders' | 'listStaffPayouts') =>
  (await at.callAs(person, call)).status;

test('coverage 7: the staff come page by page by name, each once', async () => {
  for (let count = 0; count < 11; count += 1) await hired('warehouse');
  const read = async (lastItemId?: string): Promise<string[]> => {
    const page = (await api.callAs(ada, 'listStaffMembers', { query: { limit: 10, lastItemId } })).answer();
    const ids = page.items.map(({ id }) => id);
    return page.hasMore && page.lastItemId !== null ? [...ids, ...(await read(page.lastItemId))] : ids;
  };
  const ids = await read();
  const { items } = (await api.callAs(ada, 'listStaffMembers', { query: { limit: 180 } })).answer();
  expect(ids).toEqual(items.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

describe('a role', () => {
  test('ops A.2 A11: is given by an admin, holds in every process within a second, and stands in the history', async () => {
    shows('grantRole success', 'listStaffMembers success', 'getStaffSession success');
    const person = await trader();
    for (const each of [api, secondApi]) expect(await statusOf(each, person, 'listStaffOrders')).toBe(403);
    expect((await change(ada, 'grantRole', person.userId, 'warehouse')).answer().roles).toEqual(['warehouse']);
    for (const each of [api, secondApi])
      await expect.poll(() => statusOf(each, person, 'listStaffOrders'), { timeout: 1_000 }).toBe(200);
    expect((await api.callAs(person, 'getStaffSession')).answer().roles).toEqual(['warehouse']);
    const { items } = (await api.callAs(ada, 'listStaffMembers', { query: { limit: 180 } })).answer();
    expect(items.find(({ id }) => id === person.userId)).toMatchObject({ name: person.name, roles: ['warehouse'] });
    const { history } = (await api.callAs(ada, 'getPerson', { params: { id: person.userId } })).answer();
    expect(history).toMatchObject([{ act: 'role_granted', role: 'warehouse', reason, byName: 'Ada Lopez' }]);
  });

  test('security 8: that is taken away ends in every process within a second, with every stream', async () => {
    shows('takeRole success');
    const person = await hired('finance');
    for (const each of [api, secondApi])
      await expect.poll(() => statusOf(each, person, 'listStaffPayouts'), { timeout: 1_000 }).toBe(200);
    const streams = await Promise.all(
      [api, secondApi].map(({ url }) => openTestStream({ url, token: testToken(person) })),
    );
    for (const stream of streams) await stream.next('ready');
    const startedMs = performance.now();
    expect((await change(ada, 'takeRole', person.userId, 'finance')).answer().roles).toEqual([]);
    for (const stream of streams) await stream.ended;
    for (const each of [api, secondApi])
      await expect.poll(() => statusOf(each, person, 'listStaffPayouts'), { timeout: 1_000 }).toBe(403);
    expect(performance.now() - startedMs).toBeLessThan(1_000);
  });

  test('security 8: of a suspended member ends within a second as well', async () => {
    const person = await hired('finance');
    await expect.poll(() => statusOf(secondApi, person, 'listStaffPayouts'), { timeout: 1_000 }).toBe(200);
    const body = { part: 'account', reason: 'Has left us.', isForFraud: false };
    (await api.callAs(ada, 'suspendPerson', { params: { id: person.userId }, body })).answer();
    await expect.poll(() => statusOf(secondApi, person, 'listStaffPayouts'), { timeout: 1_000 }).toBe(403);
  });

  test('security 8: is not what a token says: claims of the identity service make nobody staff', async () => {
    // A name of its own: whoever has a role in any test of this process is hired before their first call.
    const uid = 'claims-to-be-staff';
    const token = new UnsecuredJWT({ auth_time: Math.floor(Date.now() / 1000), user_id: uid, roles: ['admin'] })
      .setIssuer(`https://securetoken.google.com/${testProjectId}`)
      .setAudience(testProjectId)
      .setSubject(uid)
      .setIssuedAt()
      .setExpirationTime('1h')
      .encode();
    const response = await fetch(`${api.url}/staff/member/list`, { headers: { authorization: `Bearer ${token}` } });
    expect(response.status).toBe(403);
  });

  test('is given and taken by admins alone', async () => {
    const person = await trader();
    for (const role of ['warehouse', 'inspector', 'support', 'finance'] as const) {
      const colleague = { uid: `only-${role}`, roles: [role] };
      for (const call of ['grantRole', 'takeRole'] as const)
        expect(refusalIn(await change(colleague, call, person.userId, 'admin')).reason).toBe('NOT_ALLOWED');
    }
  });

  test('is neither given to oneself nor taken from oneself', async () => {
    const { userId } = (await api.callAs(ada, 'getUser')).answer();
    for (const call of ['grantRole', 'takeRole'] as const)
      expect(refusalIn(await change(ada, call, userId, 'finance')).reason).toBe('OWN_TRADE');
  });

  test('that is held is not given twice, nor one that is not held taken', async () => {
    shows('grantRole ALREADY_DONE', 'takeRole ALREADY_DONE');
    const person = await hired('support');
    expect(refusalIn(await change(ada, 'grantRole', person.userId, 'support')).reason).toBe('ALREADY_DONE');
    expect(refusalIn(await change(ada, 'takeRole', person.userId, 'finance')).reason).toBe('ALREADY_DONE');
  });

  test('is for people who are there and have registered', async () => {
    shows('grantRole PERSON_NOT_FOUND', 'takeRole PERSON_NOT_FOUND', 'grantRole NOT_REGISTERED');
    const guest = (await api.callAs({ uid: 'guest', isAnonymous: true }, 'getUser')).answer();
    expect(refusalIn(await change(ada, 'grantRole', guest.userId, 'support')).reason).toBe('NOT_REGISTERED');
    for (const call of ['grantRole', 'takeRole'] as const)
      expect(refusalIn(await change(ada, call, testId('usr'), 'support')).reason).toBe('PERSON_NOT_FOUND');
  });
});

describe('admins', () => {
  const leaveAlone = (keep: readonly UserId[]) =>
    database.pool.query(
      `update staff_roles set taken_at = granted_at where role = 'admin' and taken_at is null and user_id <> all ($1)`,
      [keep],
    );

  const suspend = (by: TestPerson, id: UserId, part = 'account') =>
    api.callAs(by, 'suspendPerson', { params: { id }, body: { part, reason, isForFraud: false } });
  const takeAdmin = (by: TestPerson, id: UserId) => change(by, 'takeRole', id, 'admin');
  const ends = { suspend, takeAdmin } as const;
  /** Admins of more than a day, who are the only ones. */
  const onlyAdmins = async (count: number): Promise<Trader[]> => {
    const people: Trader[] = [];
    for (let one = 0; one < count; one += 1) people.push(await hired('admin'));
    for (const person of people) (await api.callAs(person, 'listStaffMembers')).answer();
    await leaveAlone(people.map(({ userId }) => userId));
    api.clock.advance(adminRemoval.confirmsAfterMs);
    return people;
  };
  const adaIsBack = async () => {
    await database.pool.query(
      `update staff_roles set taken_at = null from users u where u.id = user_id and u.firebase_uid = 'ada' and role = 'admin'`,
    );
    const { userId } = (await api.callAs(ada, 'getUser')).answer();
    for (const each of [api, secondApi]) each.dependencies.callers.forget(userId);
  };
  /** Lets the API know each caller as it first saw them, as in the moment before it hears of a change of roles. */
  const deafToChanges = () => {
    const { callers } = api.dependencies;
    const { find } = callers;
    const seen = new Map<string, ReturnType<typeof find>>();
    return vi.spyOn(callers, 'find').mockImplementation((token) => {
      const caller = seen.get(token.firebaseUid) ?? find(token);
      seen.set(token.firebaseUid, caller);
      return caller;
    });
  };
  const isActive = async ({ userId }: Trader) => {
    const text = `select count(*)::int as count from staff_roles r join users u on u.id = r.user_id
      where r.user_id = $1 and r.role = 'admin' and r.taken_at is null and u.suspended_at is null`;
    return (await database.pool.query(text, [userId])).rows[0]?.count === 1;
  };

  test.each(['suspend', 'takeAdmin'] as const)(
    'security 8: are ended by two others alone (%s), the first of whom asks; both stand in the history',
    async (name) => {
      shows(name === 'suspend' ? 'suspendPerson SECOND_PERSON_NEEDED' : 'takeRole SECOND_PERSON_NEEDED');
      const end = ends[name];
      const [one, two, third] = await onlyAdmins(3);
      if (one === undefined || two === undefined || third === undefined) throw new Error('Expected three admins.');
      const waiting = (await end(one, third.userId)).answer();
      expect([waiting.suspensionAskedBy, waiting.adminRoleAskedBy].filter(Boolean)).toEqual([one.name]);
      expect(await isActive(third)).toBe(true);
      expect(refusalIn(await end(one, third.userId)).reason).toBe('SECOND_PERSON_NEEDED');
      const fresh: Trader = await trader();
      (await change(one, 'grantRole', fresh.userId, 'admin')).answer();
      expect(refusalIn(await end(fresh, third.userId)).reason).toBe('SECOND_PERSON_NEEDED');
      const done = (await end(two, third.userId)).answer();
      expect(await isActive(third)).toBe(false);
      expect([done.suspensionAskedBy, done.adminRoleAskedBy]).toEqual([null, null]);
      expect(done.history.slice(0, 2).map(({ byName }) => byName)).toEqual([two.name, one.name]);
      await adaIsBack();
    },
  );

  test('security 8: are suspended by nobody of support, and by no wish of more than a day', async () => {
    const [one, two, third] = await onlyAdmins(3);
    if (one === undefined || two === undefined || third === undefined) throw new Error('Expected three admins.');
    const support = { uid: 'sue', roles: ['support'] as const };
    expect(refusalIn(await suspend(support, third.userId)).reason).toBe('SECOND_PERSON_NEEDED');
    (await suspend(one, third.userId)).answer();
    api.clock.advance(adminRemoval.askedLifeMs);
    expect((await suspend(two, third.userId)).answer().suspensionAskedBy).toBe(two.name);
    expect(await isActive(third)).toBe(true);
    await adaIsBack();
  });

  test.each(['suspend', 'takeAdmin'] as const)(
    'security 8: who confirm the end of each other at once (%s): one wins at most, and an admin is left',
    async (name) => {
      for (let round = 0; round < 6; round += 1) {
        const [one, two, third] = await onlyAdmins(3);
        if (one === undefined || two === undefined || third === undefined) throw new Error('Expected three admins.');
        for (const person of [one, two]) (await ends[name](third, person.userId)).answer();
        const ended = await Promise.all([ends[name](one, two.userId), ends[name](two, one.userId)]);
        expect(ended.filter(({ status }) => status === 200)).toHaveLength(1);
        expect([await isActive(one), await isActive(two)].filter(Boolean)).toHaveLength(1);
        expect(await isActive(third)).toBe(true);
        await adaIsBack();
      }
    },
  );

  test('security 8: who are two cannot end each other, pressed one after the other or at once', async () => {
    for (const name of ['suspend', 'takeAdmin'] as const) {
      const [one, two] = await onlyAdmins(2);
      if (one === undefined || two === undefined) throw new Error('Expected two admins.');
      await Promise.all([ends[name](one, two.userId), ends[name](two, one.userId)]);
      await Promise.all([ends[name](one, two.userId), ends[name](two, one.userId)]);
      expect([await isActive(one), await isActive(two)]).toEqual([true, true]);
      await adaIsBack();
    }
  });

  test('security 8: keep the last: it is not suspended either, by anybody of support', async () => {
    shows('suspendPerson LAST_ADMIN');
    const [last] = await onlyAdmins(1);
    if (last === undefined) throw new Error('Expected an admin.');
    const support = { uid: 'sue', roles: ['support'] as const };
    expect(refusalIn(await suspend(support, last.userId)).reason).toBe('LAST_ADMIN');
    expect(await isActive(last)).toBe(true);
    await adaIsBack();
  });

  test('keep at least one: the last cannot be taken by a colleague whose own role has just ended', async () => {
    shows('takeRole LAST_ADMIN');
    const deaf = deafToChanges();
    try {
      const [one, last] = [await hired('admin'), await hired('admin')];
      (await api.callAs(one, 'listStaffMembers')).answer();
      await leaveAlone([last.userId]);
      expect(refusalIn(await change(one, 'takeRole', last.userId, 'admin')).reason).toBe('LAST_ADMIN');
    } finally {
      deaf.mockRestore();
    }
    await adaIsBack();
  });

  test('begin with one that a command makes, which refuses when there is one', async () => {
    const now = api.clock.now();
    const [first, second] = [await trader(), await trader()];
    expect(await makeFirstAdmin(database.pool, String(first.email), now)).toMatchObject({ isMade: false });
    await leaveAlone([]);
    expect(await makeFirstAdmin(database.pool, 'nobody@nowhere.test', now)).toMatchObject({ isMade: false });
    const made = await Promise.all(
      [first, second].map(({ email }) => makeFirstAdmin(database.pool, String(email), now)),
    );
    expect(made.filter(({ isMade }) => isMade)).toHaveLength(1);
  });
});
