import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../../../test/support/test-sandbox.ts';
import { testSecrets } from '../../../test/support/test-secrets.ts';
import { semaphoreSms } from './semaphore.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox(() => 'http://127.0.0.1:9');
});
afterAll(() => sandbox.close());

const sms = (apiKey: string = testSecrets.smsApiKey) =>
  semaphoreSms({ baseUrl: `${sandbox.url}/semaphore`, apiKey, senderName: 'SUKI' });

test('a message arrives at its number as it was written', async () => {
  await sms().send({ to: '+639171234567', text: 'Suki: your code is 123456.' });
  expect(await sandbox.sms('+639171234567')).toMatchObject([{ text: 'Suki: your code is 123456.' }]);
});

test.each([
  ['a number that is none', () => sms().send({ to: '12', text: 'x' })],
  ['another key', () => sms('wrong').send({ to: '+639171234567', text: 'x' })],
])('%s is an error that repeats neither number nor text', async (_name, send) => {
  await expect(send()).rejects.toThrow(/^Expected the SMS service to take a message, got HTTP 4\d\d \.$/);
});
