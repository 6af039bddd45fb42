import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../../../test/support/test-sandbox.ts';
import { jsonMailer } from './json-mailer.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox(() => 'http://127.0.0.1:9');
});
afterAll(() => sandbox.close());

const mail = {
  to: 'bea@suki.test',
  subject: 'Your order is paid',
  text: 'Hello Bea',
  html: '<p>Hello Bea</p>',
  key: 'msg_1',
};

test('a mail arrives with subject, text and HTML', async () => {
  await jsonMailer({ baseUrl: `${sandbox.url}/mail`, from: 'Suki <hello@suki.test>' }).send(mail);
  expect(await sandbox.mails('bea@suki.test')).toMatchObject([
    { subject: 'Your order is paid', text: 'Hello Bea', html: '<p>Hello Bea</p>' },
  ]);
});

test('an address that is none is an error that does not repeat it', async () => {
  const mailer = jsonMailer({ baseUrl: `${sandbox.url}/mail`, from: 'x' });
  await expect(mailer.send({ ...mail, to: 'nobody' })).rejects.toThrow(/^Expected .* got HTTP 400\.$/);
});

test('a service that is not there is an error that names its host', async () => {
  const mailer = jsonMailer({ baseUrl: 'http://127.0.0.1:9/mail', from: 'x' });
  await expect(mailer.send(mail)).rejects.toThrow('127.0.0.1:9');
});
