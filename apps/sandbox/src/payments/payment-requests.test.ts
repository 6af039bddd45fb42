import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { beginWalletPayment, returnUrls, startTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.close());

const wallet = (channel: string, properties: object = returnUrls) => ({
  type: 'EWALLET',
  reusability: 'ONE_TIME_USE',
  ewallet: { channel_code: channel, channel_properties: properties },
});

const card = (number: string, extra: object = {}) => ({
  type: 'CARD',
  reusability: 'ONE_TIME_USE',
  card: {
    currency: 'PHP',
    channel_properties: { ...returnUrls, ...extra },
    card_information: { card_number: number, expiry_month: '12', expiry_year: '2030', cardholder_name: 'Bea Santos' },
  },
});

const pay = (body: object) =>
  sandbox.xendit('/payment_requests', {
    method: 'POST',
    body: { amount: 1500, currency: 'PHP', country: 'PH', ...body },
  });

describe('POST /payment_requests', () => {
  test.each(['GCASH', 'GRABPAY', 'PAYMAYA', 'SHOPEEPAY'])(
    'a one-off %s payment waits for the shopper on a page',
    async (channel) => {
      const { status, json } = await pay({ reference_id: 'att_1', payment_method: wallet(channel) });

      expect(status).toBe(201);
      expect(json).toMatchObject({
        id: expect.stringMatching(/^pr-[0-9a-f-]{36}$/),
        reference_id: 'att_1',
        amount: 1500,
        currency: 'PHP',
        country: 'PH',
        status: 'REQUIRES_ACTION',
        capture_method: 'AUTOMATIC',
        failure_code: null,
        payment_method: { type: 'EWALLET', reusability: 'ONE_TIME_USE', ewallet: { channel_code: channel } },
      });
      expect(json.actions).toEqual([
        {
          action: 'AUTH',
          url_type: 'WEB',
          method: 'GET',
          url: `http://sandbox.test/checkout/${json.id}`,
          qr_code: null,
        },
      ]);
    },
  );

  test.each([
    ['no amount', { amount: undefined }, 'amount'],
    ['a fraction of a centavo', { amount: 10.005 }, 'amount'],
    ['less than ₱1', { amount: 0.99 }, 'amount'],
    ['another currency', { currency: 'USD' }, 'currency'],
    ['no method at all', { payment_method: undefined }, 'payment_method'],
    ['no return address', { payment_method: wallet('GCASH', {}) }, 'ewallet.channel_properties.success_return_url'],
    [
      'no cancel address at Maya',
      { payment_method: wallet('PAYMAYA', { ...returnUrls, cancel_return_url: null }) },
      'ewallet.channel_properties.cancel_return_url',
    ],
  ])('%s is refused with the field at fault', async (_case, change, path) => {
    const { status, json } = await pay({ payment_method: wallet('GCASH'), ...change });

    expect(status).toBe(400);
    expect(json.error_code).toBe('API_VALIDATION_ERROR');
    expect(json.errors).toContainEqual({ path, message: expect.any(String) });
  });

  test.each([
    ['GCASH', 100_000, 201],
    ['GCASH', 100_000.01, 400],
  ])('%s takes up to ₱100,000: %d answers %d', async (channel, amount, expected) => {
    const { status, json } = await pay({ amount, payment_method: wallet(channel) });

    expect(status).toBe(expected);
    expect(json.error_code).toBe(expected === 400 ? 'MAX_AMOUNT_LIMIT_ERROR' : undefined);
  });

  test.each([
    ['a channel of another country', { payment_method: wallet('OVO') }, 'CHANNEL_CODE_NOT_SUPPORTED_ERROR'],
    ['a real card number', { payment_method: card('4000111122223333') }, 'INVALID_PAYMENT_METHOD'],
    ['an unknown saved method', { payment_method_id: 'pm-none' }, 'PAYMENT_METHOD_NOT_FOUND_ERROR'],
    ['an unknown customer', { payment_method: wallet('GCASH'), customer_id: 'cust-none' }, 'CUSTOMER_NOT_FOUND_ERROR'],
    ['manual capture', { payment_method: wallet('GCASH'), capture_method: 'MANUAL' }, 'MANUAL_CAPTURE_NOT_SUPPORTED'],
  ])('%s is refused', async (_case, change, code) => {
    const { status, json } = await pay(change);

    expect([status, json.error_code]).toEqual([400, code]);
  });

  test('a refused payment leaves nothing behind', async () => {
    await pay({ amount: 200_000, payment_method: wallet('GCASH') });

    expect(sandbox.store.state.payments).toEqual([]);
    expect(sandbox.store.state.paymentMethods).toEqual([]);
  });

  test.each([
    ['4000000000001000', {}, 'PENDING', 'SUCCEEDED', null],
    ['4000000000002503', { skip_three_d_secure: true }, 'PENDING', 'SUCCEEDED', null],
    ['4000000000000002', {}, 'PENDING', 'FAILED', 'CARD_DECLINED'],
    ['4000000000002503', {}, 'REQUIRES_ACTION', 'REQUIRES_ACTION', null],
  ])('test card %s %o begins %s and is %s a second later', async (number, extra, first, later, failureCode) => {
    const begun = await pay({ payment_method: card(number, extra) });
    await sandbox.clock.advance(1);
    const read = await sandbox.xendit(`/payment_requests/${begun.json.id}`);

    expect(begun.json.status).toBe(first);
    expect(read.json).toMatchObject({ status: later, failure_code: failureCode });
  });

  test('a card number is never kept: only its first six and last four digits', async () => {
    await pay({ payment_method: card('4000000000001000') });

    expect(JSON.stringify(sandbox.store.state)).not.toContain('4000000000001000');
    expect(sandbox.store.state.paymentMethods[0]?.card?.maskedNumber).toBe('400000XXXXXX1000');
  });
});

describe('idempotency-key', () => {
  const body = { amount: 1500, currency: 'PHP', payment_method: wallet('GCASH') };
  const send = (key: string, change: object = {}) =>
    sandbox.xendit('/payment_requests', {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body: { ...body, ...change },
    });

  test('the same key with the same body gets the first answer again and makes one payment', async () => {
    const first = await send('key-1');
    await sandbox.post(`/control/payments/${first.json.id}/approve`);
    const second = await send('key-1');

    expect(second.status).toBe(first.status);
    expect(second.json).toEqual(first.json);
    expect(sandbox.store.state.payments).toHaveLength(1);
  });

  test('the same key with another body is a conflict', async () => {
    await send('key-1');
    const second = await send('key-1', { amount: 1501 });

    expect(second.status).toBe(409);
    expect(second.json.error_code).toBe('IDEMPOTENCY_ERROR');
  });

  test('a refused call does not use the key up', async () => {
    expect((await send('key-1', { amount: 0 })).status).toBe(400);
    expect((await send('key-1')).status).toBe(201);
  });
});

describe('authorisation', () => {
  test.each([
    ['no header', undefined],
    ['another key', `Basic ${Buffer.from('wrong:').toString('base64')}`],
    ['a key without its colon', `Basic ${Buffer.from('xnd_development_test').toString('base64')}`],
    ['another scheme', 'Bearer xnd_development_test'],
  ])('%s is refused with INVALID_API_KEY', async (_case, authorization) => {
    const answer = await sandbox.call('/xendit/balance', authorization ? { headers: { authorization } } : {});

    expect(answer.status).toBe(401);
    expect(answer.json).toEqual({ error_code: 'INVALID_API_KEY', message: expect.any(String) });
  });
});

describe('reading payments', () => {
  test('a payment is found by its id and by its reference', async () => {
    const payment = await beginWalletPayment(sandbox, { reference: 'att_9' });
    await beginWalletPayment(sandbox, { reference: 'att_10' });

    expect((await sandbox.xendit(`/payment_requests/${payment.id}`)).json.id).toBe(payment.id);
    const list = await sandbox.xendit('/payment_requests?reference_id=att_9');
    expect(list.json).toMatchObject({ data: [{ id: payment.id }], has_more: false });
  });

  test('an unknown id answers 404 DATA_NOT_FOUND, an unknown path 404 NOT_FOUND', async () => {
    const unknownId = await sandbox.xendit('/payment_requests/pr-none');
    const unknownPath = await sandbox.xendit('/nothing');

    expect([unknownId.status, unknownId.json.error_code]).toEqual([404, 'DATA_NOT_FOUND']);
    expect([unknownPath.status, unknownPath.json.error_code]).toEqual([404, 'NOT_FOUND']);
  });

  test('simulating pays an open payment once', async () => {
    const payment = await beginWalletPayment(sandbox);
    const path = `/payment_requests/${payment.id}/payments/simulate`;

    expect((await sandbox.xendit(path, { method: 'POST', body: { amount: 1500 } })).json.status).toBe('PENDING');
    expect((await sandbox.xendit(`/payment_requests/${payment.id}`)).json.status).toBe('SUCCEEDED');
    expect((await sandbox.xendit(path, { method: 'POST' })).status).toBe(400);
  });
});

describe('POST /ewallets/charges (the older generation)', () => {
  const charge = (channel: string) =>
    sandbox.xendit('/ewallets/charges', {
      method: 'POST',
      body: {
        reference_id: 'att_1',
        currency: 'PHP',
        amount: 899,
        checkout_method: 'ONE_TIME_PAYMENT',
        channel_code: channel,
        channel_properties: {
          success_redirect_url: 'http://shop.test/ok',
          failure_redirect_url: 'http://shop.test/no',
        },
      },
    });

  test('actions is an object of addresses', async () => {
    const { status, json } = await charge('PH_GCASH');
    const page = `http://sandbox.test/checkout/${json.id}`;

    expect(status).toBe(202);
    expect(json).toMatchObject({
      id: expect.stringMatching(/^ewc_/),
      status: 'PENDING',
      charge_amount: 899,
      capture_amount: 899,
      is_redirect_required: true,
      actions: {
        desktop_web_checkout_url: page,
        mobile_web_checkout_url: page,
        mobile_deeplink_checkout_url: null,
        qr_checkout_string: null,
      },
    });
  });

  test('ShopeePay has the deep link only', async () => {
    const { json } = await charge('PH_SHOPEEPAY');

    expect(json.actions).toMatchObject({
      desktop_web_checkout_url: null,
      mobile_web_checkout_url: null,
      mobile_deeplink_checkout_url: `http://sandbox.test/checkout/${json.id}`,
    });
  });

  test('its webhook is ewallet.capture with the charge itself', async () => {
    const { json } = await charge('PH_GCASH');
    await sandbox.post(`/control/payments/${json.id}/approve`);
    await sandbox.clock.advance(0);

    expect(sandbox.receiver.received[0]?.body).toMatchObject({
      event: 'ewallet.capture',
      data: { id: json.id, status: 'SUCCEEDED', capture_amount: 899 },
    });
  });
});
