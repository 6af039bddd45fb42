import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { beginWalletPayment, paidWalletPayment, startTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.close());

const refund = (body: object, headers: Record<string, string> = {}) =>
  sandbox.xendit('/refunds', { method: 'POST', headers, body: { reason: 'CANCELLATION', ...body } });

describe('refunds', () => {
  test('a refund is pending at first, succeeds after a second, and says so by webhook', async () => {
    const payment = await paidWalletPayment(sandbox, 1500);
    const begun = await refund({ payment_request_id: payment.id, amount: 500.5, reference_id: 'ref_1' });

    expect(begun.status).toBe(200);
    expect(begun.json).toMatchObject({
      id: expect.stringMatching(/^rfd-/),
      payment_request_id: payment.id,
      amount: 500.5,
      currency: 'PHP',
      status: 'PENDING',
      reason: 'CANCELLATION',
      channel_code: 'GCASH',
    });

    await sandbox.clock.advance(1);
    expect((await sandbox.xendit(`/refunds/${begun.json.id}`)).json.status).toBe('SUCCEEDED');
    expect(sandbox.receiver.received[0]?.body).toMatchObject({
      event: 'refund.succeeded',
      data: { id: begun.json.id, status: 'SUCCEEDED', reference_id: 'ref_1' },
    });
  });

  test('without an amount the whole payment goes back', async () => {
    const payment = await paidWalletPayment(sandbox, 1500);

    expect((await refund({ payment_request_id: payment.id })).json.amount).toBe(1500);
  });

  test.each([
    ['the whole in two parts', 1000, 500, 200],
    ['a centavo too much', 1000, 500.01, 400],
  ])('%s', async (_case, first, second, expected) => {
    const payment = await paidWalletPayment(sandbox, 1500);
    await refund({ payment_request_id: payment.id, amount: first });
    const answer = await refund({ payment_request_id: payment.id, amount: second });

    expect(answer.status).toBe(expected);
    expect(answer.json.error_code).toBe(expected === 400 ? 'MAXIMUM_REFUND_AMOUNT_REACHED' : undefined);
  });

  test('a failed refund may be tried again', async () => {
    const payment = await paidWalletPayment(sandbox);
    await sandbox.post('/control/behaviour', { refundOutcome: 'fail' });
    await refund({ payment_request_id: payment.id });
    await sandbox.clock.advance(1);

    expect(sandbox.receiver.events()).toEqual(['refund.failed']);
    expect((await refund({ payment_request_id: payment.id })).status).toBe(200);
  });

  test('an unpaid payment cannot be refunded, an unknown one is not found', async () => {
    const open = await beginWalletPayment(sandbox);

    expect((await refund({ payment_request_id: open.id })).json.error_code).toBe('INELIGIBLE_TRANSACTION');
    expect((await refund({ payment_request_id: 'pr-none' })).status).toBe(404);
  });

  test('GCash allows refunds for 180 days and not longer', async () => {
    const payment = await paidWalletPayment(sandbox);
    await sandbox.clock.advance(180 * 86_400);
    expect((await refund({ payment_request_id: payment.id, amount: 1 })).status).toBe(200);
    await sandbox.clock.advance(1);
    expect((await refund({ payment_request_id: payment.id, amount: 1 })).json.error_code).toBe(
      'INELIGIBLE_TRANSACTION',
    );
  });

  test('refunds of one payment are listed', async () => {
    const payment = await paidWalletPayment(sandbox);
    const begun = await refund({ payment_request_id: payment.id });

    expect((await sandbox.xendit(`/refunds?payment_request_id=${payment.id}`)).json).toMatchObject({
      data: [{ id: begun.json.id }],
      has_more: false,
    });
    expect((await sandbox.xendit('/refunds?payment_request_id=pr-none')).json).toEqual({ data: [], has_more: false });
  });

  test('the same key pays back once; with another body it is an IDEMPOTENCY_ERROR', async () => {
    const payment = await paidWalletPayment(sandbox);
    const key = { 'idempotency-key': 'refund-1' };
    const first = await refund({ payment_request_id: payment.id, amount: 100 }, key);
    const second = await refund({ payment_request_id: payment.id, amount: 100 }, key);
    const third = await refund({ payment_request_id: payment.id, amount: 101 }, key);

    expect(second.json).toEqual(first.json);
    expect([third.status, third.json.error_code]).toEqual([409, 'IDEMPOTENCY_ERROR']);
    expect(sandbox.store.state.refunds).toHaveLength(1);
  });

  test('an unknown reason is refused with the field at fault', async () => {
    const answer = await refund({ payment_request_id: 'pr-1', reason: 'BORED' });

    expect(answer.json).toMatchObject({ error_code: 'API_VALIDATION_ERROR', errors: [{ path: 'reason' }] });
  });
});
