import type { InjectOptions } from 'fastify';
import { buildSandbox } from '../app.ts';
import { contextOf } from '../context.ts';
import { controlKeyHeader } from '../control/control-key.ts';
import { createManualClock } from './manual-clock.ts';
import { startWebhookReceiver } from './webhook-receiver.ts';

export const testCredentials = {
  xenditSecretKey: 'xnd_development_test',
  xenditCallbackToken: 'callback-token',
  trackingMoreApiKey: 'tracking-key',
  trackingMoreWebhookSecret: 'tracking-secret',
  smsApiKey: 'sms-key',
  controlKey: 'control-key',
} as const;

export const returnUrls = {
  success_return_url: 'http://shop.test/pay/success',
  failure_return_url: 'http://shop.test/pay/failure',
  cancel_return_url: 'http://shop.test/pay/cancel',
} as const;

const authorization = `Basic ${Buffer.from(`${testCredentials.xenditSecretKey}:`).toString('base64')}`;

type Call = Pick<InjectOptions, 'method'> & { headers?: Record<string, string>; body?: unknown };

/** Starts a sandbox with a clock that stands still and a real receiver for its webhooks. */
export async function startTestSandbox(options: { dataDirectory?: string | undefined } = {}) {
  const clock = createManualClock();
  const receiver = await startWebhookReceiver();
  const app = await buildSandbox({ ...testCredentials, ...options, apiUrl: receiver.url, clock });
  await app.ready();
  const { scheduler, store } = contextOf(app);
  clock.settle = () => scheduler.idle();

  async function call(path: string, { method = 'GET', headers = {}, body }: Call = {}) {
    const response = await app.inject({
      method,
      url: path,
      headers: {
        host: 'sandbox.test',
        ...(path.startsWith('/control') ? { [controlKeyHeader]: testCredentials.controlKey } : {}),
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    const text = response.body;
    return {
      status: response.statusCode,
      headers: response.headers,
      text,
      json: (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : {}) as Record<string, unknown>,
    };
  }

  return {
    app,
    clock,
    receiver,
    store,
    call,
    get: (path: string) => call(path),
    post: (path: string, body?: unknown) => call(path, { method: 'POST', body: body ?? {} }),
    xendit: (path: string, { headers, ...rest }: Call = {}) =>
      call(`/xendit${path}`, { ...rest, headers: { authorization, ...headers } }),
    trackingMore: (path: string, { headers, ...rest }: Call = {}) =>
      call(`/trackingmore/v4${path}`, {
        ...rest,
        headers: { 'tracking-api-key': testCredentials.trackingMoreApiKey, ...headers },
      }),
    form: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'sandbox.test', ...headers },
        payload: new URLSearchParams(fields).toString(),
      }),
    async close() {
      await app.close();
      await receiver.close();
    },
  };
}

export type TestSandbox = Awaited<ReturnType<typeof startTestSandbox>>;

/** Begins a one-off wallet payment; returns its wire object. */
export async function beginWalletPayment(
  sandbox: TestSandbox,
  { amount = 1500, channel = 'GCASH', reference = 'att_1' } = {},
): Promise<Record<string, unknown>> {
  const answer = await sandbox.xendit('/payment_requests', {
    method: 'POST',
    body: {
      reference_id: reference,
      amount,
      currency: 'PHP',
      country: 'PH',
      payment_method: {
        type: 'EWALLET',
        reusability: 'ONE_TIME_USE',
        ewallet: { channel_code: channel, channel_properties: returnUrls },
      },
    },
  });
  return answer.json;
}

/** Begins and approves a wallet payment, and forgets its webhook. */
export async function paidWalletPayment(sandbox: TestSandbox, amount = 1500): Promise<Record<string, unknown>> {
  const payment = await beginWalletPayment(sandbox, { amount });
  await sandbox.post(`/control/payments/${payment.id}/approve`);
  await sandbox.clock.advance(0);
  sandbox.receiver.received.length = 0;
  return payment;
}
