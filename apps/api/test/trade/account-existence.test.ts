import pg from 'pg';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { refusalIn } from '../support/start-test-api.ts';
import type { TestPerson } from '../support/test-token.ts';
import { newTrader, type Trader } from '../support/trade-people.ts';
import { tradeWorld } from '../support/trade-world.ts';

/**
 * S9 (docs/test-plan.md#attacks): our own calls tell nobody that an account exists, neither in words nor in time. Equal
 * statements take equal times; clocks on a busy machine would tell less. Signing in and registering are calls of the
 * identity service.
 */

const world = tradeWorld();
let owner: Trader;
let phoneOfOwner = '';
beforeAll(async () => {
  owner = await newTrader(world.api.dependencies);
  phoneOfOwner = (await world.api.callAs(owner, 'getUser')).answer().phoneNumber ?? '';
});

/**
 * Statements that fall into a call by chance and tell nothing of its subject: the feed reads the events by itself, and
 * the caller's own row is read again when it was read more than a moment ago.
 */
const byChance: ReadonlySet<unknown> = new Set(['trade-events.since', 'users.by-firebase-uid']);

/** Answers a call's status and body, and the names of the statements that it sent, in their order. */
async function watched(call: () => Promise<{ readonly status: number; readonly body: unknown }>) {
  const sent = vi.spyOn(pg.Connection.prototype, 'bind');
  try {
    const { status, body } = await call();
    const names = sent.mock.calls
      .map(([config]) => Reflect.get(Object(config), 'statement'))
      .filter((name) => !byChance.has(name));
    return { status, body: { ...Object(body), requestId: undefined }, names };
  } finally {
    sent.mockRestore();
  }
}

let people = 0;
const stranger = async (change: Partial<TestPerson> = {}): Promise<TestPerson> => {
  people += 1;
  const person = { uid: `s9-${people}`, email: `s9-${people}@suki.test`, ...change };
  await world.api.callAs(person, 'getUser');
  return person;
};

describe('S9: nobody learns that a person exists', () => {
  test('by asking for a code to their number', async () => {
    const send = async (phoneNumber: string) => {
      const who = await stranger();
      return watched(() => world.api.callAs(who, 'sendPhoneCode', { body: { phoneNumber } }));
    };
    const known = await send(phoneOfOwner);
    expect(known).toEqual(await send('09189990001'));
    expect([known.status, known.names.length > 2, known.names.every((name) => typeof name === 'string')]).toEqual([
      200,
      true,
      true,
    ]);
  });

  test('by typing a wrong code for their number, before the right one proves that it is theirs', async () => {
    const tryCode = async (phoneNumber: string) => {
      const who = await stranger();
      await world.api.callAs(who, 'sendPhoneCode', { body: { phoneNumber } });
      const said = await world.api.sandbox.sms(phoneNumber.replace(/^0/, '+63'));
      const code = /\d{6}/.exec(said[0]?.text ?? '')?.[0] ?? '';
      const body = { phoneNumber, code: code === '000000' ? '111111' : '000000' };
      return watched(() => world.api.callAs(who, 'linkPhone', { body }));
    };
    world.api.clock.advance(60_000);
    const known = await tryCode(phoneOfOwner);
    expect(known).toEqual(await tryCode('09189990002'));
    expect(known.body).toMatchObject({ reason: 'CODE_WRONG' });
  });

  test('by asking for a mail to their address', async () => {
    const send = async (email: string) => {
      const who = await stranger({ email, isEmailVerified: false });
      return watched(() => world.api.callAs(who, 'sendEmailVerification'));
    };
    const known = await send(owner.email ?? '');
    expect(known).toEqual(await send('nobody-s9@suki.test'));
    expect(known.status).toBe(200);
  });

  test('ux 4: by asking for a new password with their address', async () => {
    const send = async (email: string) => {
      const who = await stranger({ isAnonymous: true });
      return watched(() => world.api.callAs(who, 'sendPasswordReset', { body: { email } }));
    };
    world.api.clock.advance(60_000);
    const known = await send(owner.email ?? '');
    expect(known).toEqual(await send('nobody-s9@reset.test'));
    expect(known.status).toBe(200);
  });

  test('by the id of a person, in the only call that takes one: staff alone may ask', async () => {
    const who = await stranger();
    const ask = (id: string) => watched(() => world.api.callAs(who, 'getPerson', { params: { id } }));
    const known = await ask(owner.userId);
    expect(known).toEqual(await ask('usr_0123456789'));
    expect(known.status).toBe(403);
  });
});

describe('S10: a guest’s account', () => {
  test('is merged with nobody who names its id: the identity service’s token alone says who somebody is', async () => {
    // One sign-in for both answers, which tell its second.
    const guest = { uid: 's10-guest', isAnonymous: true, signedInAt: new Date() };
    const before = (await world.api.callAs(guest, 'getUser')).answer();
    const thief = await stranger();
    const names = { anonymousId: guest.uid, anonymousUid: guest.uid, uid: guest.uid, userId: before.userId };
    const headers = { 'x-anonymous-id': guest.uid, cookie: `suki.anonymous-id=${guest.uid}` };
    const mine = (await world.api.callAs(thief, 'getUser', { headers })).answer();
    const input = { body: { region: 'NCR', ...names }, query: names, headers };
    await world.api.callAs(thief, 'updateUser', input);
    expect((await world.api.callAs(thief, 'getUser', { query: names })).answer().userId).toBe(mine.userId);
    expect(mine.userId).not.toBe(before.userId);
    expect((await world.api.callAs(guest, 'getUser')).answer()).toEqual(before);
  });

  test('becomes that of the person who registers with it, whose session the guest’s token opens no more', async () => {
    const guest = { uid: 's10-fixed', isAnonymous: true };
    const { userId } = (await world.api.callAs(guest, 'getUser')).answer();
    const person = { uid: 's10-fixed', email: 's10-fixed@suki.test' };
    expect((await world.api.callAs(person, 'getUser')).answer().userId).toBe(userId);
    await expect.poll(async () => (await world.api.callAs(guest, 'getUser')).status, { timeout: 1_000 }).toBe(401);
    expect(refusalIn(await world.api.callAs(guest, 'getUser')).reason).toBe('TOKEN_INVALID');
  });
});
