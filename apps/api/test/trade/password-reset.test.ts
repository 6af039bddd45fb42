import { HOUR_MS, MINUTE_MS } from '@suki/domain/config/durations';
import { beforeEach, describe, expect, test } from 'vitest';
import { shows } from '../support/evidence.ts';
import { refusalIn } from '../support/start-test-api.ts';
import type { TestPerson } from '../support/test-token.ts';
import { tradeWorld } from '../support/trade-world.ts';

/** A forgotten password is replaced by a mailed link (ADR 0136). */

const world = tradeWorld();
let people = 0;
const NEW_PASSWORD = 'a-new-password-2026';

async function newOwner() {
  people += 1;
  const person = { uid: `forgetful-${people}`, email: `forgetful-${people}@suki.test` };
  await world.api.callAs(person, 'getUser');
  await fetch(`${world.api.sandbox.url}/identitytoolkit.googleapis.com/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ localId: person.uid, email: person.email }),
  });
  return person;
}

let visitor: TestPerson;
beforeEach(() => {
  people += 1;
  visitor = { uid: `visitor-${people}`, isAnonymous: true };
});

const ask = (email: string, caller: TestPerson = visitor) =>
  world.api.callAs(caller, 'sendPasswordReset', { body: { email } });
const choose = (code: string, password = NEW_PASSWORD) =>
  world.api.callAs(visitor, 'resetPassword', { body: { code, password } });

async function codeFor(email: string): Promise<string> {
  await world.settle();
  const [mail] = await world.api.sandbox.mails(email);
  const code = /http:\/\/localhost:3000\/reset-password#code=(\S+)/.exec(mail?.text ?? '')?.[1];
  if (code === undefined) throw new Error(`Expected a link in the mail, got ${mail?.text}.`);
  return decodeURIComponent(code);
}

describe('ux 4: a forgotten password', () => {
  test('is replaced by the link of a mail, once, and every session of its owner ends', async () => {
    shows('sendPasswordReset success', 'resetPassword success', 'resetPassword CODE_EXPIRED');
    const owner = { ...(await newOwner()), signedInAt: new Date(Date.now() - MINUTE_MS) };
    expect((await ask(owner.email)).answer()).toEqual({ done: true });
    const code = await codeFor(owner.email);
    expect((await choose(code)).answer()).toEqual({ email: owner.email });
    // Each process hears of it by the feed.
    await expect.poll(async () => (await world.api.callAs(owner, 'getUser')).status).toBe(401);
    expect(refusalIn(await choose(code)).reason).toBe('CODE_EXPIRED');
    expect(refusalIn(await choose('a-code-that-nobody-was-sent')).reason).toBe('CODE_EXPIRED');
  });

  test('is not replaced by the link that verifies an address, nor the other way round', async () => {
    const owner = await newOwner();
    const { identityAccounts } = world.api.dependencies;
    const proof = await identityAccounts.makeCode('verify_email', owner.email);
    expect(refusalIn(await choose(proof ?? '')).reason).toBe('CODE_EXPIRED');
    const reset = await identityAccounts.makeCode('reset_password', owner.email);
    const verified = await world.api.callAs(visitor, 'verifyEmail', { body: { code: reset ?? '' } });
    expect(refusalIn(verified).reason).toBe('CODE_EXPIRED');
  });

  test('needs a new one of 8 to 50 characters; the link is not spent by a shorter one', async () => {
    const owner = await newOwner();
    await ask(owner.email);
    const code = await codeFor(owner.email);
    expect((await choose(code, '1234567')).status).toBe(400);
    expect((await choose(code)).status).toBe(200);
  });

  test('is mailed to nobody without an account, and the answer does not tell', async () => {
    const unknown = 'nobody-forgot@suki.test';
    expect((await ask(unknown)).answer()).toEqual({ done: true });
    await world.settle();
    expect(await world.api.sandbox.mails(unknown)).toEqual([]);
  });

  test.each(['known', 'unknown'])('gets one link a minute and five an hour: %s address', async (kind) => {
    const email = kind === 'known' ? (await newOwner()).email : `nobody-${people}@suki.test`;
    // People with an account: the calls of guests are counted for their network address too.
    const asker = { uid: `asker-${people}` };
    const askers = Array.from({ length: 4 }, (_, index) => ({ uid: `${asker.uid}-${index}` }));
    const crowd = await Promise.all(askers.map((each) => ask(email, each)));
    expect(crowd.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429]);
    for (let sent = 2; sent <= 5; sent += 1) {
      world.api.clock.advance(MINUTE_MS);
      expect((await ask(email, asker)).status, `mail ${sent}`).toBe(200);
    }
    world.api.clock.advance(MINUTE_MS);
    expect((await ask(email, asker)).status).toBe(429);
    world.api.clock.advance(HOUR_MS);
    expect((await ask(email, asker)).status).toBe(200);
  });
});
