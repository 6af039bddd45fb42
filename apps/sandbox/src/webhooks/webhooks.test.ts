import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  beginWalletPayment,
  paidWalletPayment,
  startTestSandbox,
  type TestSandbox,
  testCredentials,
} from '../testing/test-sandbox.ts';
import { RETRY_GAPS_SECONDS } from './deliver-webhook.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.close());

async function approve(body: object = {}) {
  const payment = await beginWalletPayment(sandbox, { reference: 'att_1' });
  await sandbox.post(`/control/payments/${payment.id}/approve`, body);
  await sandbox.clock.advance(0);
  return payment;
}

const statusOf = async (subjectId: unknown) =>
  ((await sandbox.get(`/control/webhooks?subject_id=${subjectId}`)).json.data as { status: string }[])[0]?.status;

describe('a webhook', () => {
  test('carries the token, an id and the snake_case envelope, and comes after the change', async () => {
    const payment = await approve();
    const [webhook] = sandbox.receiver.received;

    expect(webhook?.path).toBe('/webhook/xendit');
    expect(webhook?.headers['x-callback-token']).toBe(testCredentials.xenditCallbackToken);
    expect(webhook?.headers['webhook-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(webhook?.body).toMatchObject({
      event: 'payment.succeeded',
      business_id: expect.any(String),
      created: '2026-11-20T04:00:00.000Z',
      data: {
        id: expect.stringMatching(/^py-/),
        payment_request_id: payment.id,
        reference_id: 'att_1',
        amount: 1500,
        currency: 'PHP',
        country: 'PH',
        status: 'SUCCEEDED',
        failure_code: null,
        payment_method: { type: 'EWALLET' },
      },
    });
  });

  test.each([
    ['fail', 'payment.failed', 'FAILED', 'INSUFFICIENT_BALANCE'],
    ['expire', 'payment.failed', 'EXPIRED', 'PAYMENT_REQUEST_EXPIRED'],
  ])('after %s it is %s and the payment is %s', async (action, event, status, failureCode) => {
    const payment = await beginWalletPayment(sandbox);
    await sandbox.post(`/control/payments/${payment.id}/${action}`);
    await sandbox.clock.advance(0);

    expect(sandbox.receiver.received[0]?.body).toMatchObject({
      event,
      data: { status: 'FAILED', failure_code: failureCode },
    });
    expect((await sandbox.xendit(`/payment_requests/${payment.id}`)).json.status).toBe(status);
  });

  test('a payment that is over cannot be approved, failed or expired again', async () => {
    const payment = await approve();

    for (const action of ['approve', 'fail', 'expire']) {
      expect((await sandbox.post(`/control/payments/${payment.id}/${action}`)).status).toBe(409);
    }
    expect(sandbox.receiver.received).toHaveLength(1);
  });
});

describe('retries', () => {
  test('a refused webhook is sent again with the same id after growing gaps', async () => {
    sandbox.receiver.answerWith(500, 503, 404);
    await approve();
    expect(sandbox.receiver.received).toHaveLength(1);
    await sandbox.clock.advance(1);
    expect(sandbox.receiver.received).toHaveLength(2);
    await sandbox.clock.advance(2);
    expect(sandbox.receiver.received).toHaveLength(2);
    await sandbox.clock.advance(1);
    expect(sandbox.receiver.received).toHaveLength(3);
    await sandbox.clock.advance(8);
    expect(sandbox.receiver.received).toHaveLength(4);
    expect(new Set(sandbox.receiver.received.map((webhook) => webhook.headers['webhook-id'])).size).toBe(1);
    await sandbox.clock.advance(3600);
    expect(sandbox.receiver.received).toHaveLength(4);
  });

  test('it is given up after six retries, and can be sent by hand', async () => {
    sandbox.receiver.answerWith(...Array.from({ length: 7 }, () => 500));
    const payment = await approve();
    await sandbox.clock.advance(RETRY_GAPS_SECONDS.reduce((sum, gap) => sum + gap, 3600));

    expect(sandbox.receiver.received).toHaveLength(7);
    expect(await statusOf(payment.id)).toBe('gave_up');

    const webhookId = sandbox.receiver.received[0]?.headers['webhook-id'];
    await sandbox.post(`/control/webhooks/${webhookId}/resend`);
    await sandbox.clock.advance(0);
    expect(await statusOf(payment.id)).toBe('delivered');
  });

  test('an API without a connection counts as a refusal', async () => {
    await sandbox.receiver.close();
    const payment = await approve();
    const answer = await sandbox.get(`/control/webhooks?subject_id=${payment.id}`);

    expect(answer.json.data).toMatchObject([
      { status: 'waiting', attempts: [{ status_code: null, error: expect.any(String) }] },
    ]);
  });
});

describe('modes', () => {
  const mode = (body: object) => sandbox.post('/control/webhooks', body);

  test('drop: the next webhook is never sent, the one after it is', async () => {
    await mode({ mode: 'drop' });
    const dropped = await approve();
    await approve();

    expect(sandbox.receiver.received).toHaveLength(1);
    expect(await statusOf(dropped.id)).toBe('dropped');
  });

  test('delay: every webhook comes later until the mode is normal again', async () => {
    await mode({ mode: 'delay', delay_seconds: 20 });
    await approve();
    await sandbox.clock.advance(19);
    expect(sandbox.receiver.received).toHaveLength(0);
    await sandbox.clock.advance(1);
    expect(sandbox.receiver.received).toHaveLength(1);

    await mode({ mode: 'normal' });
    await approve();
    expect(sandbox.receiver.received).toHaveLength(2);
  });

  test('repeat: every webhook comes several times with one id', async () => {
    await mode({ mode: 'repeat', times: 3 });
    await approve();
    await sandbox.clock.advance(5);

    expect(sandbox.receiver.events()).toEqual(['payment.succeeded', 'payment.succeeded', 'payment.succeeded']);
    expect(new Set(sandbox.receiver.received.map((webhook) => webhook.headers['webhook-id'])).size).toBe(1);
  });

  test('reorder: two are collected and come in reverse order, then all is normal', async () => {
    const payment = await paidWalletPayment(sandbox);
    await mode({ mode: 'reorder' });
    await sandbox.xendit('/refunds', { method: 'POST', body: { payment_request_id: payment.id, reason: 'OTHERS' } });
    await sandbox.clock.advance(1);
    expect(sandbox.receiver.received).toHaveLength(0);
    await approve();
    await sandbox.clock.advance(1);

    expect(sandbox.receiver.events()).toEqual(['payment.succeeded', 'refund.succeeded']);
    await approve();
    expect(sandbox.receiver.received).toHaveLength(3);
  });

  test('reorder: a single webhook is sent after fifteen seconds', async () => {
    await mode({ mode: 'reorder' });
    await approve();
    await sandbox.clock.advance(14);
    expect(sandbox.receiver.received).toHaveLength(0);
    await sandbox.clock.advance(1);
    expect(sandbox.receiver.received).toHaveLength(1);
  });

  test('a mode for one provider leaves the other alone', async () => {
    await mode({ mode: 'drop', provider: 'trackingmore' });
    await approve();

    expect(sandbox.receiver.received).toHaveLength(1);
  });

  test('an invalid mode is refused', async () => {
    expect((await mode({ mode: 'upside-down' })).status).toBe(400);
  });
});

describe('one payment', () => {
  test('may be approved with its own treatment', async () => {
    await approve({ webhook: { drop: true } });
    expect(sandbox.receiver.received).toHaveLength(0);
    await approve({ webhook: { delay_seconds: 5, times: 2 } });
    await sandbox.clock.advance(6);
    expect(sandbox.receiver.received).toHaveLength(2);
  });

  test('may have a false amount in the webhook alone', async () => {
    const payment = await approve({ amount: 1 });

    expect(sandbox.receiver.received[0]?.body).toMatchObject({ data: { amount: 1 } });
    expect((await sandbox.xendit(`/payment_requests/${payment.id}`)).json.amount).toBe(1500);
  });

  test('may have a false amount everywhere', async () => {
    const payment = await approve({ amount: 1, lie: 'everywhere' });

    expect((await sandbox.xendit(`/payment_requests/${payment.id}`)).json.amount).toBe(1);
  });

  test('may get its webhook again, and an older webhook after the last one', async () => {
    const payment = await approve();
    await sandbox.post(`/control/payments/${payment.id}/repeat-webhook`);
    await sandbox.clock.advance(0);
    await sandbox.post(`/control/payments/${payment.id}/stale-webhook`);
    await sandbox.clock.advance(0);

    expect(sandbox.receiver.events()).toEqual(['payment.succeeded', 'payment.succeeded', 'payment.pending']);
    expect(sandbox.receiver.received[2]?.body).toMatchObject({ data: { status: 'PENDING' } });
  });
});

describe('faults', () => {
  test('the next matching call fails with the given status, the call after it succeeds', async () => {
    await sandbox.post('/control/faults', { provider: 'xendit', method: 'GET', path: '/balance', status: 503 });

    expect((await sandbox.xendit('/payouts_channels')).status).toBe(200);
    const failed = await sandbox.xendit('/balance');
    expect([failed.status, failed.json.error_code]).toEqual([503, 'CHANNEL_UNAVAILABLE']);
    expect((await sandbox.xendit('/balance')).status).toBe(200);
  });
});
