import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  beginWalletPayment,
  paidWalletPayment,
  returnUrls,
  startTestSandbox,
  type TestSandbox,
} from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.close());

async function begin(channel = 'BPI'): Promise<string> {
  const body = {
    type: 'DIRECT_DEBIT',
    reusability: 'MULTIPLE_USE',
    reference_id: 'pmt_1',
    direct_debit: { channel_code: channel, channel_properties: returnUrls },
  };
  return String((await sandbox.xendit('/v2/payment_methods', { method: 'POST', body })).json.id);
}
const act = (id: string, action: string, body: object = {}) =>
  sandbox.post(`/control/payment-methods/${id}/${action}`, body);
const statusOf = async (id: string) => (await sandbox.xendit(`/v2/payment_methods/${id}`)).json.status;

describe('a script moves a payment method', () => {
  test.each([
    ['approve', 'ACTIVE', 'payment_method.activated'],
    ['fail', 'FAILED', 'payment_method.failed'],
    ['expire', 'EXPIRED', 'payment_method.expired'],
  ])('%s: it is %s, told by %s', async (action, status, event) => {
    const id = await begin();
    expect((await act(id, action)).json).toMatchObject({ payment_method: { id, status } });
    await sandbox.clock.advance(0);
    expect(sandbox.receiver.events()).toEqual([event]);
  });

  test.each([
    ['dropped', { drop: true }, 0, 0],
    ['late', { delay_seconds: 60 }, 0, 1],
    ['five times', { times: 5 }, 1, 5],
  ])('with a webhook that comes %s', async (_how, webhook, atOnce, later) => {
    await act(await begin(), 'approve', { webhook });
    await sandbox.clock.advance(0);
    expect(sandbox.receiver.received).toHaveLength(atOnce);
    await sandbox.clock.advance(60);
    expect(sandbox.receiver.received).toHaveLength(later);
  });

  test('the webhook of a settled method is sent again on demand', async () => {
    const id = await begin();
    expect((await act(id, 'repeat-webhook')).status).toBe(409);
    await act(id, 'approve', { webhook: { drop: true } });
    await act(id, 'repeat-webhook');
    await sandbox.clock.advance(0);
    expect(sandbox.receiver.events()).toEqual(['payment_method.activated']);
  });

  test('reordered: what happened last comes first', async () => {
    await sandbox.post('/control/webhooks', { mode: 'reorder', count: 2 });
    const id = await begin();
    await act(id, 'approve');
    await act(id, 'expire');
    await sandbox.clock.advance(1);
    expect(sandbox.receiver.events()).toEqual(['payment_method.expired', 'payment_method.activated']);
  });

  test.each([
    ['approve', 409],
    ['fail', 409],
  ])('%s is refused once it is expired', async (action, status) => {
    const id = await begin();
    await act(id, 'expire');
    expect((await act(id, action)).status).toBe(status);
  });

  test('a method is found by our reference and by its status', async () => {
    const id = await begin();
    expect((await sandbox.get('/control/payment-methods/pmt_1')).json).toMatchObject({ payment_method: { id } });
    expect((await sandbox.get('/control/payment-methods?reference_id=pmt_1')).json.data).toMatchObject([{ id }]);
    expect((await sandbox.get('/control/payment-methods?status=ACTIVE')).json.data).toEqual([]);
    expect((await sandbox.get('/control/payment-methods/pmt_2')).status).toBe(404);
  });
});

describe('a webhook with a false claim', () => {
  test.each([
    ['ACTIVE', 'payment_method.activated'],
    ['EXPIRED', 'payment_method.expired'],
    ['FAILED', 'payment_method.failed'],
    ['INACTIVE', 'payment_method.inactivated'],
  ])('claims that a method is %s while it waits as before', async (status, event) => {
    const id = await begin();
    expect((await act(id, 'claim', { status })).status).toBe(200);
    await sandbox.clock.advance(0);
    expect(sandbox.receiver.received[0]?.body).toMatchObject({ event, data: { id, status } });
    expect(await statusOf(id)).toBe('REQUIRES_ACTION');
  });

  test('says that an open payment was paid, with any amount, and leaves the payment open', async () => {
    const { id } = await beginWalletPayment(sandbox);
    await sandbox.post(`/control/payments/${id}/claim`, { status: 'SUCCEEDED', amount: 1 });
    await sandbox.clock.advance(0);
    expect(sandbox.receiver.received[0]?.body).toMatchObject({
      event: 'payment.succeeded',
      data: { id: expect.stringMatching(/^py-/), payment_request_id: id, status: 'SUCCEEDED', amount: 1 },
    });
    expect((await sandbox.xendit(`/payment_requests/${id}`)).json).toMatchObject({
      status: 'REQUIRES_ACTION',
      amount: 1500,
    });
  });

  test.each(['FAILED', 'PENDING'])('says that a paid payment is %s and leaves it paid', async (status) => {
    const { id } = await paidWalletPayment(sandbox);
    await sandbox.post(`/control/payments/${id}/claim`, { status, webhook: { times: 2 } });
    await sandbox.clock.advance(5);
    expect(sandbox.receiver.events()).toEqual([`payment.${status.toLowerCase()}`, `payment.${status.toLowerCase()}`]);
    expect((await sandbox.xendit(`/payment_requests/${id}`)).json.status).toBe('SUCCEEDED');
  });

  test('has the form of charges for an older charge', async () => {
    const body = {
      reference_id: 'att_9',
      currency: 'PHP',
      amount: 1500,
      checkout_method: 'ONE_TIME_PAYMENT',
      channel_code: 'PH_GCASH',
      channel_properties: { success_redirect_url: 'http://shop.test/', failure_redirect_url: 'http://shop.test/' },
    };
    const { id } = (await sandbox.xendit('/ewallets/charges', { method: 'POST', body })).json;
    await sandbox.post(`/control/payments/${id}/claim`, { status: 'SUCCEEDED', amount: 1 });
    await sandbox.clock.advance(0);
    expect(sandbox.receiver.received[0]?.body).toMatchObject({
      event: 'ewallet.capture',
      data: { id, status: 'SUCCEEDED', charge_amount: 1 },
    });
  });

  test.each([{}, { status: 'PAID' }])('is refused for the body %j', async (body) => {
    expect((await act(await begin(), 'claim', body)).status).toBe(400);
  });
});

describe('the pages', () => {
  const press = (path: string, action: string) => sandbox.form(path, { action });

  test.each([
    ['approve', 'payment_method.activated', 'ACTIVE'],
    ['fail', 'payment_method.failed', 'FAILED'],
    ['expire', 'payment_method.expired', 'EXPIRED'],
    ['claim', 'payment_method.activated', 'REQUIRES_ACTION'],
  ])('do %s with a payment method', async (action, event, status) => {
    const id = await begin();
    const answer = await press(`/payment-methods/${id}`, action);
    await sandbox.clock.advance(0);
    expect(answer.headers.location).toBe(`/payments?done=${action}#${id}`);
    expect(sandbox.receiver.events()).toEqual([event]);
    expect(await statusOf(id)).toBe(status);
  });

  test('send the webhook of a method again, and send one that claims expiry', async () => {
    const id = await begin();
    await press(`/payment-methods/${id}`, 'approve');
    await press(`/payment-methods/${id}`, 'repeat');
    await press(`/payment-methods/${id}`, 'claim');
    await sandbox.clock.advance(0);
    const events = ['payment_method.activated', 'payment_method.activated', 'payment_method.expired'];
    expect(sandbox.receiver.events()).toEqual(events);
    expect(await statusOf(id)).toBe('ACTIVE');
  });

  test.each([
    [false, 'payment.succeeded', 'REQUIRES_ACTION'],
    [true, 'payment.failed', 'SUCCEEDED'],
  ])('claim of a payment that is paid (%s) that it is %s', async (isPaid, event, status) => {
    const { id } = isPaid ? await paidWalletPayment(sandbox) : await beginWalletPayment(sandbox);
    await press(`/payments/${id}`, 'claim');
    await sandbox.clock.advance(0);
    expect(sandbox.receiver.events()).toEqual([event]);
    expect((await sandbox.xendit(`/payment_requests/${id}`)).json.status).toBe(status);
  });

  test('let the owner of a linked account end the permission on its own page', async () => {
    const id = await begin();
    expect((await sandbox.get(`/checkout/${id}`)).text).not.toContain('End the permission');
    await sandbox.form(`/checkout/${id}`, { decision: 'approve' });
    const page = await sandbox.get(`/checkout/${id}`);
    expect(page.text).toContain('The link is active.');
    expect(page.text).toContain('End the permission');
    await sandbox.form(`/checkout/${id}`, { decision: 'expire' });
    expect(await statusOf(id)).toBe('EXPIRED');
  });
});

describe('a card', () => {
  const card = { account_number: '4000000000001000', exp_month: '12', exp_year: '2030', cvn: '123' };
  const tokenFor = async (change: object = {}) =>
    sandbox.xendit('/v2/credit_card_tokens', { method: 'POST', body: { card_data: { ...card, ...change } } });
  const linkWith = (token: unknown) =>
    sandbox.xendit('/v2/payment_methods', {
      method: 'POST',
      body: {
        type: 'CARD',
        reusability: 'MULTIPLE_USE',
        card: { currency: 'PHP', channel_properties: returnUrls, card_information: { token_id: token } },
      },
    });

  test('becomes a token, and the token a method, and its number is kept nowhere', async () => {
    const token = await tokenFor();
    expect(token.json).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      status: 'VERIFIED',
      masked_card_number: '400000XXXXXX1000',
    });
    expect((await linkWith(token.json.id)).json).toMatchObject({
      status: 'ACTIVE',
      card: { card_information: { network: 'VISA', masked_card_number: '400000XXXXXX1000', expiry_month: '12' } },
    });
    expect(JSON.stringify(sandbox.store.state)).not.toContain(card.account_number);
  });

  describe('typed in a browser', () => {
    const call = (key: string, path: string, method: 'POST' | 'OPTIONS' = 'POST') =>
      sandbox.call(`/xendit${path}`, {
        method,
        headers: { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` },
        ...(method === 'POST' ? { body: { card_data: card } } : {}),
      });

    test('becomes a token by a public key, on a page of any shop', async () => {
      const { status, headers } = await call('xnd_public_demo', '/v2/credit_card_tokens');
      expect([status, headers['access-control-allow-origin']]).toEqual([200, '*']);
    });

    test('the preflight of a browser needs no key', async () => {
      const { status, headers } = await call('', '/v2/credit_card_tokens', 'OPTIONS');
      expect([status, headers['access-control-allow-headers']]).toEqual([204, 'authorization, content-type']);
    });

    test.each([
      ['a key of nobody', 'somebody', '/v2/credit_card_tokens'],
      ['a public key for anything else', 'xnd_public_demo', '/v2/payment_methods'],
    ])('is refused with %s', async (_what, key, path) => {
      expect((await call(key, path)).status).toBe(401);
    });
  });

  test('that asks its bank waits for the shopper', async () => {
    const token = await tokenFor({ account_number: '4000000000002503' });
    expect((await linkWith(token.json.id)).json.status).toBe('REQUIRES_ACTION');
  });

  test.each([
    ['a number that is no test card', { account_number: '4000000000000010' }, 'INVALID_PAYMENT_METHOD'],
    ['a month that is over', { exp_year: '2020' }, 'EXPIRED_CARD'],
    ['a number of letters', { account_number: 'abc' }, 'API_VALIDATION_ERROR'],
  ])('with %s is refused', async (_what, change, code) => {
    const { status, json } = await tokenFor(change);
    expect([status, json.error_code]).toEqual([400, code]);
  });

  test('an unknown token is refused', async () => {
    const { status, json } = await linkWith('0'.repeat(24));
    expect([status, json.error_code]).toEqual([400, 'INVALID_TOKEN']);
  });
});
