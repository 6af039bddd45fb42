import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox, testCredentials } from '../testing/test-sandbox.ts';
import { toServiceNumber } from './phone-number.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.close());

const sms = (path: 'otp' | 'messages', fields: Record<string, string>) =>
  sandbox.form(`/semaphore/api/v4/${path}`, { apikey: testCredentials.smsApiKey, number: '09171234567', ...fields });

describe('text messages', () => {
  test('a code replaces {otp}, and the answer is an array', async () => {
    const answer = await sms('otp', { message: 'Your code is {otp}.', code: '481204' });

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject([
      {
        message_id: expect.any(Number),
        recipient: '639171234567',
        message: 'Your code is 481204.',
        code: '481204',
        status: 'Pending',
      },
    ]);
  });

  test('without a code of its own the service makes one of six digits', async () => {
    const [answer] = (await sms('otp', { message: 'Your code is {otp}.' })).json();

    expect(answer.code).toMatch(/^\d{6}$/);
    expect(answer.message).toBe(`Your code is ${answer.code}.`);
  });

  test('a plain message may go to several numbers and has no code in its answer', async () => {
    const answer = await sms('messages', { number: '09171234567,+639181234567', message: 'Your parcel has arrived.' });

    expect(answer.json()).toHaveLength(2);
    expect(answer.json()[0]).not.toHaveProperty('code');
  });

  test.each([
    ['a wrong key', { apikey: 'wrong', message: 'Hello' }, 401, 'apikey'],
    ['no message', { message: '' }, 422, 'message'],
    ['a number that is none', { number: '12345', message: 'Hello' }, 422, 'number'],
    ['one wrong number among good ones', { number: '09171234567,12', message: 'Hello' }, 422, 'number'],
  ])('%s is refused with the field and its messages', async (_case, fields, status, field) => {
    const answer = await sms('messages', fields);

    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ [field]: [expect.any(String)] });
    expect(sandbox.store.state.sms).toEqual([]);
  });

  test('the outbox answers newest first, for any way to write the number', async () => {
    await sms('otp', { message: 'Your code is {otp}.', code: '111111' });
    await sms('messages', { message: 'Your code is 222222, good for 5 minutes.' });
    await sms('messages', { number: '09180000000', message: 'For somebody else' });

    for (const to of ['09171234567', '639171234567', '%2B639171234567', '+639171234567']) {
      const answer = await sandbox.get(`/outbox/sms?to=${to}`);
      expect(answer.json.data).toMatchObject([{ code: '222222' }, { code: '111111', text: 'Your code is 111111.' }]);
    }
    expect((await sandbox.get('/outbox/sms')).json.data).toHaveLength(3);
    expect((await sandbox.get('/outbox/sms?to=nobody')).json.data).toEqual([]);
  });
});

describe('mails', () => {
  test('a mail is accepted with 202 and found by its address in any case', async () => {
    const mail = { to: 'sam@suki.test', subject: 'Sold', text: 'Your item sold.', html: '<p>Sold</p>' };
    const answer = await sandbox.post('/mail/send', mail);

    expect([answer.status, answer.json]).toEqual([202, { id: expect.any(String), status: 'queued' }]);
    expect((await sandbox.get('/outbox/mail?to=SAM@suki.test')).json.data).toMatchObject([mail]);
    expect((await sandbox.get('/outbox/mail?to=bea@suki.test')).json.data).toEqual([]);
  });

  test('a mail that is sent again under its key stays one; without a key each is a mail of its own', async () => {
    const send = (headers: Record<string, string> = {}) =>
      sandbox.call('/mail/send', {
        method: 'POST',
        headers,
        body: { to: 'sam@suki.test', subject: 'Sold', text: 'Your item sold.' },
      });
    const [first, again] = [await send({ 'idempotency-key': 'msg_1' }), await send({ 'idempotency-key': 'msg_1' })];
    expect([again.status, again.json]).toEqual([202, first.json]);
    await send({ 'idempotency-key': 'msg_2' });
    await send();
    await send();
    expect((await sandbox.get('/outbox/mail?to=sam@suki.test')).json.data).toHaveLength(4);
  });

  test('a mail without subject is refused', async () => {
    expect((await sandbox.post('/mail/send', { to: 'sam@suki.test', text: 'Hi' })).status).toBe(400);
  });
});

describe('toServiceNumber', () => {
  test.each([
    ['09171234567', '639171234567'],
    ['639171234567', '639171234567'],
    ['+63 917 123 4567', '639171234567'],
    ['9171234567', '639171234567'],
    ['0917123456', undefined],
    ['02 8123 4567', undefined],
    ['+12025550123', undefined],
  ])('%s is %s', (text, expected) => {
    expect(toServiceNumber(text)).toBe(expected);
  });
});
