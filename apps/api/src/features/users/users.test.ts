import { avatarNumbers } from '@suki/domain/users/avatars';
import { describe, expect, test } from 'vitest';
import { shows } from '../../../test/support/evidence.ts';
import { platformTestApi } from '../../../test/support/platform-test-api.ts';
import { refusalIn } from '../../../test/support/start-test-api.ts';

const world = platformTestApi({ variables: { CALLS_PER_MINUTE: '100000' } });
const bea = { uid: 'bea', email: 'bea@suki.test', name: 'Bea Santos' };
let counter = 0;
const newPerson = () => {
  counter += 1;
  return { uid: `person-${counter}` };
};

describe('a profile', () => {
  test('begins with what the sign-in knows, an empty wallet and nothing unread', async () => {
    expect((await world.api.callAs(bea, 'getUser')).answer()).toMatchObject({
      isAnonymous: false,
      name: 'Bea Santos',
      email: 'bea@suki.test',
      phoneNumber: null,
      balance: 0,
      withdrawable: 0,
      isBalanceHidden: false,
      orderMsgUnreadCount: 0,
      avatar: expect.any(Number),
    });
  });

  test.each([
    { what: 'name, trimmed', body: { name: '  Ana  Cruz ' }, after: { name: 'Ana Cruz' } },
    { what: 'region', body: { region: 'VISAYAS' }, after: { region: 'VISAYAS' } },
    { what: 'nothing', body: {}, after: {} },
  ])('$what can be changed, the rest stays', async ({ body, after }) => {
    const person = newPerson();
    const before = (await world.api.callAs(person, 'getUser')).answer();
    expect((await world.api.callAs(person, 'updateUser', { body })).answer()).toEqual({ ...before, ...after });
  });

  test('avatar can be changed, the rest stays', async () => {
    shows('updateUser success');
    const person = newPerson();
    const before = (await world.api.callAs(person, 'getUser')).answer();
    // Everybody begins with one of the twelve avatars, drawn by their id. A fixed other avatar would already be theirs
    // once in twelve runs.
    const avatar = (before.avatar % avatarNumbers.length) + 1;
    const changed = await world.api.callAs(person, 'updateUser', { body: { avatar } });
    expect(changed.answer()).toEqual({ ...before, avatar });
  });

  test.each([
    { what: 'a name of two letters', body: { name: 'Al' }, field: 'body.name' },
    { what: 'a name with markup', body: { name: '<b>Ana</b>' }, field: 'body.name' },
    { what: 'a thirteenth avatar', body: { avatar: 13 }, field: 'body.avatar' },
    { what: 'a region that is none', body: { region: 'ATLANTIS' }, field: 'body.region' },
  ])('$what is refused and nothing is stored', async ({ body, field }) => {
    const person = newPerson();
    const before = (await world.api.callAs(person, 'getUser')).answer();
    const result = await world.api.callAs(person, 'updateUser', { body });
    expect(result.status).toBe(400);
    expect(refusalIn(result).details).toMatchObject({ fields: [{ field }] });
    expect((await world.api.callAs(person, 'getUser')).answer()).toEqual(before);
  });

  test('the balance can be hidden and shown', async () => {
    shows('setBalanceHidden success');
    const hide = (isBalanceHidden: boolean) => world.api.callAs(bea, 'setBalanceHidden', { body: { isBalanceHidden } });
    expect((await hide(true)).answer().isBalanceHidden).toBe(true);
    expect((await hide(false)).answer().isBalanceHidden).toBe(false);
  });
});

describe('a phone number', () => {
  let last = 0;
  const newNumber = () => {
    last += 1;
    return `0917${String(last).padStart(7, '0')}`;
  };
  const e164 = (number: string) => `+63${number.slice(1)}`;
  const send = (person: { uid: string }, phoneNumber: string) =>
    world.api.callAs(person, 'sendPhoneCode', { body: { phoneNumber } });
  const link = (person: { uid: string }, phoneNumber: string, code: string) =>
    world.api.callAs(person, 'linkPhone', { body: { phoneNumber, code } });
  const codeFor = async (number: string): Promise<string> => {
    const [newest] = await world.api.sandbox.sms(e164(number));
    return /\d{6}/.exec(newest?.text ?? '')?.[0] ?? 'none';
  };
  const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

  test('is verified with the code that was sent to it, however it was typed', async () => {
    const [person, number] = [newPerson(), newNumber()];
    expect((await send(person, number)).answer()).toEqual({ done: true });
    const result = await link(person, number.replace(/^0(\d{3})(\d{3})/, '+63 $1-$2-'), await codeFor(number));
    expect(result.answer().phoneNumber).toBe(e164(number));
  });

  test('is not verified with a wrong code, and not with the right one after five wrong tries', async () => {
    shows('sendPhoneCode success', 'linkPhone CODE_WRONG', 'linkPhone CODE_EXPIRED');
    const [person, number] = [newPerson(), newNumber()];
    await send(person, number);
    const code = await codeFor(number);
    for (let tries = 1; tries <= 5; tries += 1) {
      expect(refusalIn(await link(person, number, otherThan(code))).reason).toBe('CODE_WRONG');
    }
    expect(refusalIn(await link(person, number, code)).reason).toBe('CODE_EXPIRED');
    expect((await world.api.callAs(person, 'getUser')).answer().phoneNumber).toBeNull();
  });

  test('a hundred guesses at the same time are five', async () => {
    const number = newNumber();
    await send(newPerson(), number);
    const wrong = otherThan(await codeFor(number));
    const results = await Promise.all(Array.from({ length: 100 }, () => link(newPerson(), number, wrong)));
    const reasons = results.map((result) => refusalIn(result).reason);
    expect(reasons.filter((reason) => reason === 'CODE_WRONG')).toHaveLength(5);
    expect(reasons.filter((reason) => reason === 'CODE_EXPIRED')).toHaveLength(95);
  });

  test('a code is used once', async () => {
    shows('linkPhone success');
    const [person, number] = [newPerson(), newNumber()];
    await send(person, number);
    const code = await codeFor(number);
    await link(person, number, code);
    expect(refusalIn(await link(newPerson(), number, code)).reason).toBe('CODE_EXPIRED');
  });

  test('a code ends after five minutes by the clock', async () => {
    const [person, number] = [newPerson(), newNumber()];
    await send(person, number);
    world.api.clock.advance(5 * 60_000);
    const result = await link(person, number, await codeFor(number));
    expect(refusalIn(result)).toMatchObject({ reason: 'CODE_EXPIRED', code: 1008 });
  });

  test('a new code replaces the one before', async () => {
    const [person, number] = [newPerson(), newNumber()];
    await send(person, number);
    const first = await codeFor(number);
    await send(person, number);
    if (first !== (await codeFor(number))) {
      expect(refusalIn(await link(person, number, first)).reason).toBe('CODE_WRONG');
    }
    expect((await link(person, number, await codeFor(number))).status).toBe(200);
  });

  test('a code opens its own number only', async () => {
    const [person, number, other] = [newPerson(), newNumber(), newNumber()];
    await send(person, number);
    expect(refusalIn(await link(person, other, await codeFor(number))).reason).toBe('CODE_EXPIRED');
  });

  test('belongs to one account', async () => {
    shows('linkPhone PHONE_IN_USE');
    const [owner, other, number] = [newPerson(), newPerson(), newNumber()];
    await send(owner, number);
    await link(owner, number, await codeFor(number));
    await send(other, number);
    const result = await link(other, number, await codeFor(number));
    expect(result.status).toBe(409);
    expect(refusalIn(result).reason).toBe('PHONE_IN_USE');
  });

  test('that is no Philippine mobile number is refused with the field', async () => {
    const result = await send(newPerson(), '+1 202 555 0100');
    expect(result.status).toBe(400);
    expect(refusalIn(result).details).toMatchObject({ fields: [{ field: 'body.phoneNumber' }] });
  });

  test('gets at most five codes a minute from one person', async () => {
    const [person, number] = [newPerson(), newNumber()];
    const results = [];
    for (let calls = 1; calls <= 6; calls += 1) results.push(await send(person, number));
    expect(results.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(Number(results.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('the code is in the message only, not in the database', async () => {
    const [person, number] = [newPerson(), newNumber()];
    await send(person, number);
    const code = await codeFor(number);
    const { rows } = await world.pool.query('select * from one_time_codes where target = $1', [e164(number)]);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  test('a code that cannot be sent is told at once', async () => {
    await world.api.sandbox.control('/faults', { provider: 'semaphore', count: 1 });
    const result = await send(newPerson(), newNumber());
    expect(result.status).toBe(503);
    expect(refusalIn(result).message).toContain('could not send the code');
  });
});
