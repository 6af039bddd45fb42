import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginWalletPayment, paidWalletPayment, startTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.close());

const dispute = (id: unknown, move = '', body: object = {}) =>
  sandbox.post(`/control/payments/${id}/dispute${move}`, body);
const balance = async () => (await sandbox.get('/control/state')).json.balance as number;

test('a paid payment is disputed, reviewed and taken back, with a webhook without an envelope for each step', async () => {
  const payment = await paidWalletPayment(sandbox);
  const before = await balance();
  const opened = (await dispute(payment.id)).json.dispute as Record<string, unknown>;
  expect(opened).toMatchObject({
    id: expect.stringMatching(/^mi-dspt-[0-9a-f-]{36}$/),
    reference_id: 'att_1',
    payment_id: expect.stringMatching(/^py-/),
    status: 'ACTION_REQUIRED',
    currency: 'PHP',
    amount: { initial: '1500.00', terminal: null },
  });
  await dispute(payment.id, '/review');
  expect(await balance()).toBe(before);
  await dispute(payment.id, '/lose');
  expect(await balance()).toBe(before - 1500);
  await sandbox.clock.advance(0);
  expect(sandbox.receiver.events()).toEqual(['dispute.action_required', 'dispute.under_review', 'dispute.lost']);
  expect((await sandbox.xendit(`/disputes/${opened.id}`)).json).toMatchObject({
    id: opened.id,
    status: 'LOST',
    amount: { initial: '1500.00', terminal: '1500.00' },
  });
});

test.each([
  { what: 'a payment that nobody has paid', moves: [''], paid: false },
  { what: 'one that is questioned already', moves: ['', ''], paid: true },
  { what: 'one that was taken back', moves: ['', '/lose', ''], paid: true },
  { what: 'a decision on what nobody questions', moves: ['/lose'], paid: true },
  { what: 'a second decision', moves: ['', '/win', '/lose'], paid: true },
])('$what is refused', async ({ moves, paid }) => {
  const payment = paid ? await paidWalletPayment(sandbox) : await beginWalletPayment(sandbox);
  const answers = [];
  for (const move of moves) answers.push((await dispute(payment.id, move)).status);
  expect(answers).toEqual(moves.map((_, index) => (index === moves.length - 1 ? 409 : 200)));
});

test('a payment whose dispute was won can be disputed again', async () => {
  const payment = await paidWalletPayment(sandbox);
  const before = await balance();
  for (const move of ['', '/win', '', '/lose']) expect((await dispute(payment.id, move)).status).toBe(200);
  expect(await balance()).toBe(before - 1500);
});

test('the page has a button for a dispute, and then one for each decision', async () => {
  const payment = await paidWalletPayment(sandbox);
  const press = (action: string) => sandbox.form(`/payments/${payment.id}`, { action });
  expect((await sandbox.get('/payments')).text).toContain('Let the bank question it');
  await press('dispute');
  const page = (await sandbox.get('/payments')).text;
  expect(page).toContain('Let the bank take it back');
  expect(page).toContain('Let the bank leave it with the shop');
  await press('dispute_lose');
  expect((await sandbox.get('/payments')).text).not.toContain('Let the bank');
});

test('an unknown dispute is not found', async () => {
  expect((await sandbox.xendit('/disputes/mi-dspt-none')).status).toBe(404);
});
