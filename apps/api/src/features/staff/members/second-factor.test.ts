import type { RouteDefinition } from '@suki/contract/route';
import { type OperationId, routes } from '@suki/contract/routes';
import { testDatabase } from '@suki/db/testing/test-database';
import { testId } from '@suki/db/testing/test-ids';
import { secondFactor } from '@suki/domain/config/second-factor';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shows, showsByItself } from '../../../../test/support/evidence.ts';
import { nobodysIds } from '../../../../test/support/nobodys-ids.ts';
import { refusalIn, startTestApi, type TestApi } from '../../../../test/support/start-test-api.ts';
import { storedRows } from '../../../../test/support/stored-rows.ts';
import type { TestPerson } from '../../../../test/support/test-token.ts';
import { newTrader, type Trader } from '../../../../test/support/trade-people.ts';
import { validCalls } from '../../../../test/support/valid-calls.ts';
import { handlers } from '../../../handlers.ts';
import { codeAt } from './totp.ts';

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
const alma: TestPerson = { uid: 'alma', name: 'Alma Diaz', roles: ['admin'] };
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
type Member = Trader & Pick<TestPerson, 'roles' | 'signedInAt'>;

/** A member of the staff with an authenticator, in the sign-in in which it was set up. */
async function enrolled(): Promise<{ member: Member; secret: string; recoveryCodes: readonly string[] }> {
  const member: Member = { ...(await newTrader(api.dependencies)), roles: ['admin'], signedInAt: minutesAgo(30) };
  const { secret } = (await api.callAs(member, 'beginSecondFactor')).answer();
  const confirmed = await api.callAs(member, 'confirmSecondFactor', { body: { code: codeAt(secret, new Date()) } });
  return { member, secret, recoveryCodes: confirmed.answer().recoveryCodes };
}

/** That person after another sign-in. */
const later = (member: Member): Member => ({ ...member, signedInAt: minutesAgo(10) });
const verify = (member: Member, body: object, at = api) => at.callAs(member, 'verifySecondFactor', { body });
/** Codes of steps that were used already may be used again: a test cannot wait for half a minute. */
const forgetSteps = ({ userId }: Member) =>
  database.pool.query('update second_factors set last_step = null where user_id = $1', [userId]);
const rightCode = async (member: Member, secret: string) => {
  await forgetSteps(member);
  return { code: codeAt(secret, new Date()) };
};
const wrongCode = { code: '000000' };
const statusOf = async (member: Member, at = api) => (await at.callAs(member, 'listStaffMembers')).status;

describe('an authenticator', () => {
  test('security 7: is set up with its first code, which answers ten recovery codes and does this sign-in', async () => {
    shows('beginSecondFactor success', 'confirmSecondFactor success');
    const member: Member = { ...(await newTrader(api.dependencies)), roles: ['support'] };
    const begun = (await api.callAs(member, 'beginSecondFactor')).answer();
    expect(begun.uri).toMatch(/^otpauth:\/\/totp\/Suki%20ops/);
    expect((await api.callAs(member, 'getStaffSession')).answer().secondFactor).toBe('none');
    const code = codeAt(begun.secret, new Date());
    const confirmed = (await api.callAs(member, 'confirmSecondFactor', { body: { code } })).answer();
    expect(new Set(confirmed.recoveryCodes).size).toBe(secondFactor.recoveryCodes);
    expect(confirmed.session).toEqual({ roles: ['support'], secondFactor: 'verified', isSecondFactorRequired: false });
    const stored = await database.pool.query(
      'select secret, code_hash from second_factors natural join recovery_codes',
    );
    const text = JSON.stringify(stored.rows);
    for (const secret of [begun.secret, ...confirmed.recoveryCodes]) expect(text).not.toContain(secret);
  });

  test('is not replaced by whoever has the password alone', async () => {
    shows('beginSecondFactor ALREADY_DONE', 'confirmSecondFactor ALREADY_DONE');
    const { member } = await enrolled();
    const thief = later(member);
    expect(refusalIn(await api.callAs(thief, 'beginSecondFactor')).reason).toBe('ALREADY_DONE');
    const confirm = await api.callAs(thief, 'confirmSecondFactor', { body: wrongCode });
    expect(refusalIn(confirm).reason).toBe('ALREADY_DONE');
  });

  test('that was not begun confirms and verifies nothing', async () => {
    shows('confirmSecondFactor SECOND_FACTOR_MISSING', 'verifySecondFactor SECOND_FACTOR_MISSING');
    const member: Member = { ...(await newTrader(api.dependencies)), roles: ['support'] };
    await api.callAs(member, 'getUser');
    const confirm = await api.callAs(member, 'confirmSecondFactor', { body: wrongCode });
    expect(refusalIn(confirm).reason).toBe('SECOND_FACTOR_MISSING');
    expect(refusalIn(await verify(member, wrongCode)).reason).toBe('SECOND_FACTOR_MISSING');
  });

  test('is nothing for a customer', async () => {
    const customer = await newTrader(api.dependencies);
    expect(refusalIn(await api.callAs(customer, 'beginSecondFactor')).reason).toBe('NOT_ALLOWED');
    expect(refusalIn(await api.callAs(customer, 'confirmSecondFactor', { body: wrongCode })).reason).toBe(
      'NOT_ALLOWED',
    );
    expect(refusalIn(await verify(customer, wrongCode)).reason).toBe('NOT_ALLOWED');
  });
});

describe('a sign-in without its second step', () => {
  const staffCalls = (Object.keys(routes) as OperationId[]).filter((id) => {
    const { audience, isBeforeSecondFactor }: RouteDefinition = routes[id];
    return audience === 'staff' && isBeforeSecondFactor !== true;
  });

  test('security 7: is refused by every call of the staff', async () => {
    const { member } = await enrolled();
    const thief = later(member);
    const before = await storedRows(database.pool);
    for (const call of staffCalls) {
      showsByItself(call, 'SECOND_FACTOR_NEEDED');
      const result = await api.callAs(thief, call, validCalls[call](nobodysIds));
      expect(`${call} ${refusalIn(result).reason}`).toBe(`${call} SECOND_FACTOR_NEEDED`);
    }
    expect(await storedRows(database.pool)).toEqual(before);
    expect(await statusOf(member)).toBe(200);
  });

  test('security 7: ends with a code, in every process, for this sign-in alone', async () => {
    shows('verifySecondFactor success');
    const { member, secret } = await enrolled();
    const second = later(member);
    expect([await statusOf(second), await statusOf(second, secondApi)]).toEqual([403, 403]);
    expect((await verify(second, await rightCode(member, secret))).answer().secondFactor).toBe('verified');
    expect(await statusOf(second)).toBe(200);
    await expect.poll(() => statusOf(second, secondApi), { timeout: 1_000 }).toBe(200);
    expect(await statusOf({ ...member, signedInAt: minutesAgo(5) })).toBe(403);
  });
});

describe('S8: a code of the second step', () => {
  test('security 7: is taken once: a replay within its half minute is refused, also at the same moment', async () => {
    shows('verifySecondFactor CODE_WRONG');
    const { member, secret } = await enrolled();
    const body = await rightCode(member, secret);
    const pressed = await Promise.all(
      [1, 2, 3].map((minute) => verify({ ...member, signedInAt: minutesAgo(minute) }, body)),
    );
    expect(pressed.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(refusalIn(await verify(later(member), body)).reason).toBe('CODE_WRONG');
  });

  test('security 7: is guessed five times, also at once; then the right one waits a quarter of an hour too', async () => {
    shows('verifySecondFactor SECOND_FACTOR_WAIT');
    const { member, secret } = await enrolled();
    const guesses = await Promise.all(Array.from({ length: 7 }, () => verify(later(member), wrongCode)));
    const reasons = guesses.map((guess) => refusalIn(guess).reason);
    expect(reasons.filter((reason) => reason === 'CODE_WRONG')).toHaveLength(secondFactor.tries);
    expect(reasons.filter((reason) => reason === 'SECOND_FACTOR_WAIT')).toHaveLength(2);
    expect(refusalIn(await verify(later(member), await rightCode(member, secret))).reason).toBe('SECOND_FACTOR_WAIT');
    await database.pool.query(
      `update second_factors set waits_until = now() - interval '1 second' where user_id = $1`,
      [member.userId],
    );
    expect((await verify(later(member), await rightCode(member, secret))).status).toBe(200);
  });

  test('of a thief with the password locks its member out of nothing for good', async () => {
    const { member, secret } = await enrolled();
    const thief = later(member);
    for (let guess = 0; guess <= secondFactor.tries; guess += 1) await verify(thief, wrongCode);
    // The member's own sign-in acts on, and ends the thief's.
    expect(await statusOf(member)).toBe(200);
    const { waits_until: waitsUntil } = (
      await database.pool.query('select waits_until from second_factors where user_id = $1', [member.userId])
    ).rows[0];
    // Guesses during the wait do not make it longer.
    await verify(thief, wrongCode);
    const after = await database.pool.query('select waits_until from second_factors where user_id = $1', [
      member.userId,
    ]);
    expect(after.rows[0].waits_until).toEqual(waitsUntil);
    (await api.callAs(member, 'endSessions')).answer();
    await expect.poll(async () => (await verify(thief, wrongCode)).status, { timeout: 1_000 }).toBe(401);
    await database.pool.query(
      `update second_factors set waits_until = now() - interval '1 second' where user_id = $1`,
      [member.userId],
    );
    const fresh = { ...member, signedInAt: new Date(Date.now() + 2_000) };
    expect((await verify(fresh, await rightCode(member, secret))).status).toBe(200);
  });

  test('that is right gives the tries back', async () => {
    const { member, secret } = await enrolled();
    for (let round = 0; round < 2; round += 1) {
      for (let guess = 1; guess < secondFactor.tries; guess += 1) await verify(later(member), wrongCode);
      expect((await verify(later(member), await rightCode(member, secret))).status).toBe(200);
    }
  });

  test('of a new authenticator is tried as often', async () => {
    shows('confirmSecondFactor CODE_WRONG', 'confirmSecondFactor SECOND_FACTOR_WAIT');
    const member: Member = { ...(await newTrader(api.dependencies)), roles: ['support'] };
    (await api.callAs(member, 'beginSecondFactor')).answer();
    const reasons: string[] = [];
    for (let guess = 0; guess <= secondFactor.tries; guess += 1)
      reasons.push(refusalIn(await api.callAs(member, 'confirmSecondFactor', { body: wrongCode })).reason);
    expect(reasons).toEqual([...Array(secondFactor.tries).fill('CODE_WRONG'), 'SECOND_FACTOR_WAIT']);
  });
});

describe('S8: a recovery code', () => {
  test('security 7: does one sign-in, as people type it, and stands in the history', async () => {
    const { member, recoveryCodes } = await enrolled();
    const recoveryCode = ` ${recoveryCodes[3]?.toUpperCase().replace('-', ' ')}`;
    expect((await verify(later(member), { recoveryCode })).status).toBe(200);
    expect(await statusOf(later(member))).toBe(200);
    const again = await verify({ ...member, signedInAt: minutesAgo(5) }, { recoveryCode });
    expect(refusalIn(again).reason).toBe('CODE_WRONG');
    const { history } = (await api.callAs(ada, 'getPerson', { params: { id: member.userId } })).answer();
    expect(history.map(({ act }) => act)).toContain('recovery_code_used');
  });

  test('shares its five tries with the codes of the authenticator', async () => {
    const { member, recoveryCodes } = await enrolled();
    const guesses = Array.from({ length: secondFactor.tries }, (_, index) =>
      index % 2 === 0 ? wrongCode : { recoveryCode: 'aaaa-bbbb' },
    );
    for (const guess of guesses) expect(refusalIn(await verify(later(member), guess)).reason).toBe('CODE_WRONG');
    const right = await verify(later(member), { recoveryCode: recoveryCodes[0] });
    expect(refusalIn(right).reason).toBe('SECOND_FACTOR_WAIT');
  });
});

describe('a lost authenticator', () => {
  const reason = 'She lost her phone.';
  const ask = (by: TestPerson, { userId }: Member) =>
    api.callAs(by, 'askSecondFactorReset', { params: { id: userId }, body: { reason } });
  const reset = (by: TestPerson, { userId }: Member) =>
    api.callAs(by, 'resetSecondFactor', { params: { id: userId }, body: { reason } });

  test('security 7: is removed by two admins; the member is told and signed out', async () => {
    shows('askSecondFactorReset success', 'resetSecondFactor success', 'resetSecondFactor SECOND_PERSON_NEEDED');
    const { member } = await enrolled();
    await api.callAs(alma, 'getUser');
    expect(refusalIn(await reset(alma, member)).reason).toBe('SECOND_PERSON_NEEDED');
    expect((await ask(ada, member)).answer().secondFactorResetAskedBy).toBe('Ada Lopez');
    expect(refusalIn(await reset(ada, member)).reason).toBe('SECOND_PERSON_NEEDED');
    expect((await reset(alma, member)).answer()).toMatchObject({
      hasSecondFactor: false,
      secondFactorResetAskedBy: null,
    });
    await expect.poll(() => statusOf(member), { timeout: 1_000 }).toBe(401);
    const told = await database.pool.query('select kind from messages where user_id = $1', [member.userId]);
    expect(told.rows).toEqual([{ kind: 'second-step-removed' }]);
    const fresh = { ...member, signedInAt: new Date(Date.now() + 2_000) };
    expect((await api.callAs(fresh, 'getStaffSession')).answer().secondFactor).toBe('none');
  });

  test('that was asked for more than a day ago needs a new wish', async () => {
    const { member } = await enrolled();
    (await ask(ada, member)).answer();
    api.clock.advance(secondFactor.resetLifeMs + 1);
    expect(refusalIn(await reset(alma, member)).reason).toBe('SECOND_PERSON_NEEDED');
  });

  test('of somebody without one, or of nobody, is refused', async () => {
    shows(
      'askSecondFactorReset SECOND_FACTOR_MISSING',
      'resetSecondFactor SECOND_FACTOR_MISSING',
      'askSecondFactorReset PERSON_NOT_FOUND',
      'resetSecondFactor PERSON_NOT_FOUND',
    );
    await api.callAs(ada, 'getUser');
    const member: Member = await newTrader(api.dependencies);
    for (const call of [ask, reset]) {
      expect(refusalIn(await call(ada, member)).reason).toBe('SECOND_FACTOR_MISSING');
      expect(refusalIn(await call(ada, { ...member, userId: testId('usr') })).reason).toBe('PERSON_NOT_FOUND');
    }
  });
});
