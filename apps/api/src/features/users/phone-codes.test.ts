import { HOUR_MS, MINUTE_MS } from '@suki/domain/config/durations';
import { codeLimits } from '@suki/domain/config/identity';
import { manilaDate } from '@suki/domain/time/manila';
import { describe, expect, test } from 'vitest';
import { shows } from '../../../test/support/evidence.ts';
import { platformTestApi } from '../../../test/support/platform-test-api.ts';
import { refusalIn } from '../../../test/support/start-test-api.ts';

const world = platformTestApi({ variables: { CALLS_PER_MINUTE: '100000' } });
let people = 0;
const newPerson = () => {
  people += 1;
  return { uid: `person-${people}` };
};
let numbers = 0;
const newNumber = () => {
  numbers += 1;
  return `0917${String(numbers).padStart(7, '0')}`;
};
const e164 = (number: string) => `+63${number.slice(1)}`;
const send = (person: { uid: string }, phoneNumber: string) =>
  world.api.callAs(person, 'sendPhoneCode', { body: { phoneNumber } });
const link = (person: { uid: string }, phoneNumber: string, code: string) =>
  world.api.callAs(person, 'linkPhone', { body: { phoneNumber, code } });
const smsTo = (number: string) => world.api.sandbox.sms(e164(number));
const codeFor = async (number: string): Promise<string> =>
  /\d{6}/.exec((await smsTo(number))[0]?.text ?? '')?.[0] ?? '';
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');
const phoneOf = async (person: { uid: string }) => (await world.api.callAs(person, 'getUser')).answer().phoneNumber;
const statuses = (results: readonly { status: number }[]) => results.map(({ status }) => status);

describe('a phone number', () => {
  test('is verified with the code that was sent to it, however it was typed', async () => {
    shows('sendPhoneCode success');
    const [person, number] = [newPerson(), newNumber()];
    expect((await send(person, number)).answer()).toEqual({ done: true });
    const result = await link(person, number.replace(/^0(\d{3})(\d{3})/, '+63 $1-$2-'), await codeFor(number));
    expect(result.answer().phoneNumber).toBe(e164(number));
  });

  test('S8: is not verified with a wrong code, and not with the right one after five wrong tries', async () => {
    shows('linkPhone CODE_WRONG', 'linkPhone CODE_EXPIRED');
    const [person, number] = [newPerson(), newNumber()];
    await send(person, number);
    const code = await codeFor(number);
    for (let tries = 1; tries <= 5; tries += 1) {
      expect(refusalIn(await link(person, number, otherThan(code))).reason).toBe('CODE_WRONG');
    }
    expect(refusalIn(await link(person, number, code)).reason).toBe('CODE_EXPIRED');
    expect(await phoneOf(person)).toBeNull();
  });

  test('S8: ten guesses at the same time are five', async () => {
    const [person, number] = [newPerson(), newNumber()];
    await send(person, number);
    const wrong = otherThan(await codeFor(number));
    const results = await Promise.all(Array.from({ length: 10 }, () => link(person, number, wrong)));
    const reasons = results.map((result) => refusalIn(result).reason);
    expect(reasons.filter((reason) => reason === 'CODE_WRONG')).toHaveLength(5);
    expect(reasons.filter((reason) => reason === 'CODE_EXPIRED')).toHaveLength(5);
  });

  test('S8: a code is used once', async () => {
    shows('linkPhone success');
    const [person, number] = [newPerson(), newNumber()];
    await send(person, number);
    const code = await codeFor(number);
    expect((await link(person, number, code)).status).toBe(200);
    expect(refusalIn(await link(person, number, code)).reason).toBe('CODE_EXPIRED');
  });

  test('S8: a code ends after five minutes by the clock', async () => {
    const [person, number] = [newPerson(), newNumber()];
    await send(person, number);
    world.api.clock.advance(5 * MINUTE_MS);
    const result = await link(person, number, await codeFor(number));
    expect(refusalIn(result)).toMatchObject({ reason: 'CODE_EXPIRED', code: 1008 });
  });

  test('a new code replaces the one before', async () => {
    const [person, number] = [newPerson(), newNumber()];
    await send(person, number);
    const first = await codeFor(number);
    world.api.clock.advance(MINUTE_MS);
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
    world.api.clock.advance(MINUTE_MS);
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

  test('the code is in the message only, not in the database', async () => {
    const [person, number] = [newPerson(), newNumber()];
    await send(person, number);
    const code = await codeFor(number);
    const { rows } = await world.pool.query('select * from one_time_codes where target = $1', [e164(number)]);
    expect(JSON.stringify(rows)).not.toContain(code);
    const counted = await world.pool.query('select * from code_events');
    expect(JSON.stringify(counted.rows)).not.toContain(number.slice(1));
  });

  test('a code that cannot be sent is told at once', async () => {
    await world.api.sandbox.control('/faults', { provider: 'semaphore', count: 1 });
    const result = await send(newPerson(), newNumber());
    expect(result.status).toBe(503);
    expect(refusalIn(result).message).toContain('could not send the code');
  });
});

/** Notes events of before, so that a test needs no fifteen calls: the limit of calls a minute is a nearer one. */
async function note(kind: 'sent' | 'wrong', person: { uid: string }, count: number): Promise<void> {
  const { userId } = (await world.api.callAs(person, 'getUser')).answer();
  await world.pool.query(
    `insert into code_events (kind, user_id, target_mark, at) select $1, $2, 'somebody ' || n, $3 from generate_series(1, $4::int) n`,
    [kind, userId, world.api.clock.now(), count],
  );
}

describe('S8: a one-time code and its limits', () => {
  test('security 6: five wrong tries of a stranger do not burn the owner’s code', async () => {
    const [owner, stranger, number] = [newPerson(), newPerson(), newNumber()];
    await send(owner, number);
    const code = await codeFor(number);
    for (let tries = 1; tries <= 5; tries += 1) {
      expect(refusalIn(await link(stranger, number, otherThan(code))).reason).toBe('CODE_EXPIRED');
    }
    expect((await link(owner, number, code)).answer().phoneNumber).toBe(e164(number));
  });

  test('security 6: a stranger who asks for a code leaves the owner’s code as it is', async () => {
    const [owner, stranger, number] = [newPerson(), newPerson(), newNumber()];
    await send(owner, number);
    const code = await codeFor(number);
    world.api.clock.advance(MINUTE_MS);
    expect((await send(stranger, number)).status).toBe(200);
    expect((await link(owner, number, code)).status).toBe(200);
  });

  test('security 6: a code that A asked for does not verify the number for B', async () => {
    const [asked, other, number] = [newPerson(), newPerson(), newNumber()];
    await send(asked, number);
    const result = await link(other, number, await codeFor(number));
    expect(refusalIn(result).reason).toBe('CODE_EXPIRED');
    expect(await phoneOf(other)).toBeNull();
  });

  test('security 6: six accounts that ask for a stranger’s number at the same time send one message', async () => {
    const number = newNumber();
    const results = await Promise.all(
      Array.from({ length: 6 }, newPerson).flatMap((person) => Array.from({ length: 5 }, () => send(person, number))),
    );
    expect(statuses(results).filter((status) => status === 200)).toHaveLength(1);
    expect(statuses(results).filter((status) => status === 429)).toHaveLength(29);
    expect(await smsTo(number)).toHaveLength(1);
  });

  test('security 6: a number gets five codes an hour and ten a day, whoever asks', async () => {
    const number = newNumber();
    const sendAfter = (ms: number) => {
      world.api.clock.advance(ms);
      return send(newPerson(), number);
    };
    for (let sent = 1; sent <= 5; sent += 1) expect((await sendAfter(MINUTE_MS)).status).toBe(200);
    expect((await sendAfter(MINUTE_MS)).status).toBe(429);
    for (let sent = 6; sent <= 10; sent += 1) expect((await sendAfter(HOUR_MS)).status).toBe(200);
    expect((await sendAfter(HOUR_MS)).status).toBe(429);
    expect((await sendAfter(18 * HOUR_MS)).status).toBe(200);
  });

  test('security 6: a refused code says in words, in details and in Retry-After when the next one may be asked for', async () => {
    shows('sendPhoneCode TOO_MANY_CODES');
    const [person, number] = [newPerson(), newNumber()];
    await send(person, number);
    world.api.clock.advance(20_000);
    const availableAt = new Date(world.api.clock.now().getTime() + 40_000).toISOString();
    const refused = await send(person, number);
    expect(refusalIn(refused)).toMatchObject({
      reason: 'TOO_MANY_CODES',
      message: 'Too many codes for now. Try again in 40 s.',
      details: { availableAt },
    });
    expect(refused.headers.get('retry-after')).toBe('40');
  });

  test('security 6: one person gets five codes an hour, also for many numbers at the same time', async () => {
    const person = newPerson();
    await note('sent', person, 3);
    const results = await Promise.all(Array.from({ length: 4 }, () => send(person, newNumber())));
    expect(statuses(results).sort()).toEqual([200, 200, 429, 429]);
    const refused = results.find(({ status }) => status === 429);
    expect(refused && refusalIn(refused).reason).toBe('TOO_MANY_CODES');
  });

  test('security 6: new codes bring no endless guesses: after 15 wrong tries even the right code waits a day', async () => {
    shows('linkPhone TOO_MANY_CODES');
    const [person, number] = [newPerson(), newNumber()];
    await note('wrong', person, 14);
    await send(person, number);
    const code = await codeFor(number);
    const wrong = otherThan(code);
    const guesses = await Promise.all([link(person, number, wrong), link(person, number, wrong)]);
    expect(guesses.map((guess) => refusalIn(guess).reason).sort()).toEqual(['CODE_WRONG', 'TOO_MANY_CODES']);
    const refused = await link(person, number, code);
    expect(refusalIn(refused).reason).toBe('TOO_MANY_CODES');
    expect(refused.headers.get('retry-after')).toBe(String(24 * 60 * 60));
  });

  test('security 6: the codes of a day are limited in all, and support hears of 80 % and of the end', async () => {
    world.api.clock.advance(48 * HOUR_MS);
    const { perDayInAll } = codeLimits;
    const now = world.api.clock.now();
    const fill = (count: number) => note('sent', newPerson(), count);
    const alerts = async () => {
      const { rows } = await world.pool.query(
        'select event, queue from staff_alerts where entity_id = $1 order by event',
        [manilaDate(now)],
      );
      return rows;
    };
    await fill(perDayInAll * 0.8 - 1);
    expect((await send(newPerson(), newNumber())).status).toBe(200);
    expect(await alerts()).toEqual([{ event: 'codes_nearly_spent', queue: 'support' }]);
    await fill(perDayInAll * 0.2 - 1);
    const results = await Promise.all(Array.from({ length: 4 }, () => send(newPerson(), newNumber())));
    expect(statuses(results).sort()).toEqual([200, 429, 429, 429]);
    expect(await alerts()).toEqual([
      { event: 'codes_nearly_spent', queue: 'support' },
      { event: 'codes_spent', queue: 'support' },
    ]);
  });

  test('security 6: an anonymous visitor is sent no code', async () => {
    const result = await world.api.callAs({ uid: 'visitor', isAnonymous: true }, 'sendPhoneCode', {
      body: { phoneNumber: newNumber() },
    });
    expect(refusalIn(result).reason).toBe('NOT_REGISTERED');
  });
});
