import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

test.each(['', 'wrong', 'control-key-and-more'])('security 24: /control is closed to the key "%s"', async (key) => {
  const headers = { 'x-control-key': key };
  for (const [method, path] of [
    ['GET', '/control/state'],
    ['POST', '/control/reset'],
    ['DELETE', '/control/faults'],
    ['POST', '/control/payments/py_1/approve'],
  ] as const) {
    const answer = await sandbox.call(path, { method, headers });
    expect([answer.status, answer.json.error]).toEqual([401, 'unauthorised']);
  }
});

test('the key of the stack opens /control', async () => {
  expect((await sandbox.get('/control/state')).status).toBe(200);
});
