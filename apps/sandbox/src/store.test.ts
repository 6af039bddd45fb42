import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginWalletPayment, paidWalletPayment, startTestSandbox } from './testing/test-sandbox.ts';

let dataDirectory: string;
beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'suki-sandbox-'));
});
afterEach(() => rm(dataDirectory, { recursive: true }));

test('a second start has the whole state of the first one', async () => {
  const first = await startTestSandbox({ dataDirectory });
  const payment = await beginWalletPayment(first, { reference: 'att_1' });
  await first.close();

  const second = await startTestSandbox({ dataDirectory });
  expect((await second.xendit(`/payment_requests/${payment.id}`)).json).toMatchObject({ reference_id: 'att_1' });
  await second.close();
});

test('webhooks that were not accepted and refunds that were pending go on after a restart', async () => {
  const first = await startTestSandbox({ dataDirectory });
  const payment = await paidWalletPayment(first);
  const other = await beginWalletPayment(first);
  await first.xendit('/refunds', { method: 'POST', body: { payment_request_id: payment.id, reason: 'OTHERS' } });
  first.receiver.answerWith(500);
  await first.post(`/control/payments/${other.id}/approve`);
  await first.clock.advance(0);
  await first.close();

  const second = await startTestSandbox({ dataDirectory });
  await second.clock.advance(5);
  expect(second.receiver.events().toSorted()).toEqual(['payment.succeeded', 'refund.succeeded']);
  await second.close();
});

test('a webhook whose delivery was cut off by a crash is sent again', async () => {
  const first = await startTestSandbox({ dataDirectory });
  await first.receiver.close();
  await beginWalletPayment(first).then((payment) => first.post(`/control/payments/${payment.id}/approve`));
  await first.app.close();
  const file = join(dataDirectory, 'sandbox', 'state.json');
  const state = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...state, tasks: [] }));

  const second = await startTestSandbox({ dataDirectory });
  await second.clock.advance(0);
  expect(second.receiver.events()).toEqual(['payment.succeeded']);
  await second.close();
});

test('a file that cannot be read is put aside, not overwritten', async () => {
  const first = await startTestSandbox({ dataDirectory });
  await first.close();
  const folder = join(dataDirectory, 'sandbox');
  await writeFile(join(folder, 'state.json'), '{"version":1,"pay');

  const second = await startTestSandbox({ dataDirectory });
  await second.close();
  expect((await readdir(folder)).toSorted()).toEqual(['state.json', 'state.json.unreadable']);
});

test('a reset forgets everything', async () => {
  const sandbox = await startTestSandbox();
  await beginWalletPayment(sandbox);
  await sandbox.post('/control/reset');

  expect((await sandbox.get('/control/state')).json).toMatchObject({ payments: [], balance: 10_000_000 });
  await sandbox.close();
});
