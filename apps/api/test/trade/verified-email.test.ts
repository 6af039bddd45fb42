import { insertMessages } from '@suki/db/queries/inbox';
import { withTransaction } from '@suki/db/tx';
import { afterEach, describe, expect, test } from 'vitest';
import type { TestPerson } from '../support/test-token.ts';
import { newTrader } from '../support/trade-people.ts';
import { tradeWorld } from '../support/trade-world.ts';

/** An address that nobody proved belongs to nobody: no pair, no mail and no account is found by it (ADR 0084). */

const world = tradeWorld();
afterEach(async () => {
  await world.catchUp();
  await world.expectSound();
});

let people = 0;
function newPerson(change: Partial<TestPerson> = {}): TestPerson {
  people += 1;
  return { uid: `mail-person-${people}`, ...change };
}
const newAddress = () => `maria-${people}-${Date.now()}@victim.test`;
const me = async (person: TestPerson) => (await world.api.callAs(person, 'getUser')).answer();
/** A token of a later second: of two proofs the newer one wins, and tokens carry whole seconds. */
const later = (person: TestPerson, change: Partial<TestPerson> = {}): TestPerson => ({
  ...person,
  ...change,
  signedInAt: new Date(Date.now() + 4_000),
});
const storedFor = async (email: string) =>
  (await world.pool.query('select id from users where lower(email) = lower($1)', [email])).rows.map(({ id }) => id);

describe('security 1: an address', () => {
  test('that was never verified fills nothing, and only its own person sees it, as not verified', async () => {
    const email = newAddress();
    const person = newPerson({ email, isEmailVerified: false });
    expect(await me(person)).toMatchObject({ email: null, unverifiedEmail: email, isEmailUnreachable: false });
    expect(await storedFor(email)).toEqual([]);
    expect(await me(later(person, { isEmailVerified: true }))).toMatchObject({ email, unverifiedEmail: null });
  });

  test('follows the verified token, and stays while the new one is not verified', async () => {
    const [first, second] = [newAddress(), `second-${newAddress()}`];
    const person = newPerson({ email: first });
    expect((await me({ ...person, signedInAt: new Date(Date.now() - 60_000) })).email).toBe(first);
    const changing = { ...person, email: second, isEmailVerified: false };
    expect(await me(changing)).toMatchObject({ email: first, unverifiedEmail: second });
    expect(await me(later(changing, { isEmailVerified: true }))).toMatchObject({
      email: second,
      unverifiedEmail: null,
    });
    // Another device still has the token of before.
    expect((await me({ ...person, signedInAt: new Date(Date.now() - 60_000) })).email).toBe(second);
  });

  test('is the same in any letter case', async () => {
    const email = newAddress();
    const person = newPerson({ email });
    const { userId } = await me(person);
    await me(newPerson({ email: email.toUpperCase(), isEmailVerified: false }));
    expect(await storedFor(email.toUpperCase())).toEqual([userId]);
  });

  test('goes to the newest proof, and the account that had it reads that in its inbox', async () => {
    const email = newAddress();
    const old = { ...newPerson({ email }), signedInAt: new Date(Date.now() - 60_000) };
    const { userId: oldId } = await me(old);
    const { userId } = await me(later(newPerson({ email: email.toUpperCase() })));
    expect(await storedFor(email)).toEqual([userId]);
    expect(await me(old)).toMatchObject({ userId: oldId, email: null });
    const told = (await world.api.callAs(old, 'listPlatformMessages')).answer().items;
    expect(told.map(({ kind }) => kind)).toEqual(['email-taken']);
  });

  test('belongs to one of twenty accounts that prove it at the same time, and every call is answered', async () => {
    const email = newAddress();
    const crowd = Array.from({ length: 20 }, () => newPerson({ email }));
    const results = await Promise.all(crowd.map((person) => world.api.callAs(person, 'getUser')));
    expect(results.map(({ status }) => status)).toEqual(crowd.map(() => 200));
    expect(await storedFor(email)).toHaveLength(1);
  });
});

const phishing =
  'Suki Security: your account is locked. Unlock it at https://suki-login.evil.example\r\nBcc: all@x.test\n<a href="https://evil.example">';

test('security 5: nobody is mailed at an address that they did not prove, whatever the account does', async () => {
  const email = newAddress();
  const attacker = await newTrader(world.api.dependencies);
  await world.pool.query('update users set email = null, email_proved_at = null where id = $1', [attacker.userId]);
  const person = later(attacker, { email, isEmailVerified: false, name: phishing });
  expect(await me(person)).toMatchObject({ email: null });
  await withTransaction(world.pool, (tx) =>
    insertMessages(
      tx,
      [{ to: attacker.userId, tab: 'payment', kind: 'account-removed', params: { before: 'GCash ending in 4567' } }],
      {
        at: world.api.clock.now(),
      },
    ),
  );
  await world.settle();
  expect(await world.api.sandbox.mails(email)).toEqual([]);
  expect(await world.api.sandbox.mails(attacker.email ?? '')).toEqual([]);
});

test('security 5: a name with an address, line breaks or markup never becomes the name of the account', async () => {
  const email = newAddress();
  expect(await me(newPerson({ email, name: phishing }))).toMatchObject({ email, name: null });
});
