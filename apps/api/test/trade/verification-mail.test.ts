import { insertMessages } from '@suki/db/queries/inbox';
import { privateTables } from '@suki/db/queries/queue-internals';
import { withTransaction } from '@suki/db/tx';
import { HOUR_MS, MINUTE_MS } from '@suki/domain/config/durations';
import type { UserId } from '@suki/domain/ids/id';
import { describe, expect, test } from 'vitest';
import { shows } from '../support/evidence.ts';
import { refusalIn } from '../support/start-test-api.ts';
import type { TestPerson } from '../support/test-token.ts';
import { tradeWorld } from '../support/trade-world.ts';

/** An address is proved by a link that we mail (ADR 0084), and mail to a dead one stops (ADR 0085). */

const world = tradeWorld();
let people = 0;

async function newPerson(change: Partial<TestPerson> & { readonly email?: string } = {}) {
  people += 1;
  const uid = `unproved-${people}`;
  const { email = `${uid}@victim.test`, ...others } = change;
  const person = { uid, email, isEmailVerified: false, ...others };
  const { userId } = (await world.api.callAs(person, 'getUser')).answer();
  await fetch(`${world.api.sandbox.url}/identitytoolkit.googleapis.com/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ localId: uid, email: person.email }),
  });
  return { person, userId };
}
const ask = (person: TestPerson) => world.api.callAs(person, 'sendEmailVerification');
const verify = (code: string) =>
  world.api.callAs({ uid: 'somebody', isAnonymous: true }, 'verifyEmail', { body: { code } });
const me = async (person: TestPerson) => (await world.api.callAs(person, 'getUser')).answer();
const mailsTo = ({ email }: { readonly email: string }) => world.api.sandbox.mails(email);

async function codeFor(person: { readonly email: string }): Promise<string> {
  await world.settle();
  const [mail] = await mailsTo(person);
  const code = /http:\/\/localhost:3000\/verify-email#code=(\S+)/.exec(mail?.text ?? '')?.[1];
  if (code === undefined) throw new Error(`Expected a link in the mail, got ${mail?.text}.`);
  return decodeURIComponent(code);
}

const tell = (userId: UserId) =>
  withTransaction(world.pool, (tx) =>
    insertMessages(tx, [{ to: userId, tab: 'order', kind: 'order-paid', params: { total: 641_000 } }], {
      at: world.api.clock.now(),
    }),
  );
const platformNews = async (person: TestPerson) =>
  (await world.api.callAs(person, 'listPlatformMessages')).answer().items.map(({ kind }) => kind);

describe('security 1: the link of a verification mail', () => {
  test('proves the address at once, once, whoever opens it; the token of before still works', async () => {
    shows('sendEmailVerification success', 'verifyEmail success', 'verifyEmail CODE_EXPIRED');
    const { person } = await newPerson();
    expect((await ask(person)).answer()).toEqual({ done: true });
    const code = await codeFor(person);
    expect((await verify(code)).answer()).toEqual({ email: person.email });
    expect(await me(person)).toMatchObject({ email: person.email, unverifiedEmail: null });
    expect(refusalIn(await verify(code)).reason).toBe('CODE_EXPIRED');
    expect(refusalIn(await verify('a-code-that-nobody-was-sent')).reason).toBe('CODE_EXPIRED');
  });

  test('is the only mail to an address that is not proved; afterwards news come by mail', async () => {
    const { person, userId } = await newPerson({ name: 'evil.example' });
    await tell(userId);
    await ask(person);
    const code = await codeFor(person);
    const mails = await mailsTo(person);
    expect(mails.map(({ subject }) => subject)).toEqual(['Verify your email']);
    // Its reader may be a stranger: nothing stands in it that somebody typed.
    expect(mails[0]?.text).not.toContain('evil.example');
    expect(mails[0]?.html).not.toContain('evil.example');
    expect(mails[0]?.html).toContain(`#code=${code}"`);
    await verify(code);
    await tell(userId);
    await world.settle();
    expect((await mailsTo(person)).map(({ subject }) => subject)).toEqual(['Your order is paid', 'Verify your email']);
  });

  test('leaves no code in the database or among the jobs', async () => {
    const { person } = await newPerson();
    await ask(person);
    const { rows: jobs } = await world.pool.query(`select payload from ${privateTables.jobs}`);
    const code = await codeFor(person);
    const { rows } = await world.pool.query('select * from verification_mails where email = $1', [person.email]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify([rows, jobs])).not.toContain(code);
  });

  test('is not sent where nothing is to be proved', async () => {
    shows('sendEmailVerification NO_EMAIL_TO_VERIFY');
    const proved = { uid: 'proved', email: 'proved@suki.test' };
    await me(proved);
    expect(refusalIn(await ask(proved)).reason).toBe('NO_EMAIL_TO_VERIFY');
    expect(refusalIn(await ask({ uid: 'no-mail' })).reason).toBe('NO_EMAIL_TO_VERIFY');
  });

  test('is sent once a minute and five times an hour, also when twenty calls come at once', async () => {
    const { person } = await newPerson();
    const crowd = await Promise.all(Array.from({ length: 20 }, () => ask(person)));
    expect(crowd.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = crowd.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    for (let sent = 2; sent <= 5; sent += 1) {
      world.api.clock.advance(MINUTE_MS);
      expect((await ask(person)).status, `mail ${sent}`).toBe(200);
    }
    world.api.clock.advance(MINUTE_MS);
    expect((await ask(person)).status).toBe(429);
    world.api.clock.advance(HOUR_MS);
    expect((await ask(person)).status).toBe(200);
  });

  test('security 5: is counted for the address too, so that many accounts cannot flood a stranger', async () => {
    const { person } = await newPerson();
    await ask(person);
    const others = await Promise.all([1, 2, 3].map(() => newPerson({ email: person.email.toUpperCase() })));
    const results = await Promise.all(others.map((other) => ask(other.person)));
    expect(results.map(({ status }) => status)).toEqual([429, 429, 429]);
    await world.settle();
    expect(await mailsTo(person)).toHaveLength(1);
  });
});

describe('security 1: an address at which nobody reads mail', () => {
  test('gets no more mail, its person reads why, once, and a new proof ends it', async () => {
    const { person, userId } = await newPerson({ email: `gone-${people}@nobody.suki.test`, isEmailVerified: true });
    await tell(userId);
    await world.settle();
    expect(await me(person)).toMatchObject({ email: person.email, isEmailUnreachable: true });
    await tell(userId);
    await world.settle();
    expect(await platformNews(person)).toEqual(['email-unreachable']);
    // The verified token alone is no new proof; a link is.
    expect(await me(person)).toMatchObject({ isEmailUnreachable: true });
    expect((await ask(person)).status).toBe(200);
    const code = await world.api.dependencies.identityAccounts.makeCode('verify_email', person.email);
    expect((await verify(code ?? '')).answer()).toEqual({ email: person.email });
    expect(await me(person)).toMatchObject({ email: person.email, isEmailUnreachable: false });
  });

  test('that was never proved is told in the inbox as well', async () => {
    const { person } = await newPerson({ email: `typo-${people}@nobody.suki.test` });
    await ask(person);
    await world.settle();
    expect(await platformNews(person)).toEqual(['email-unreachable']);
    expect(await me(person)).toMatchObject({ email: null, unverifiedEmail: person.email, isEmailUnreachable: false });
  });
});
