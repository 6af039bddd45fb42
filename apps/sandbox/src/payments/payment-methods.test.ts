import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  beginWalletPayment,
  paidWalletPayment,
  returnUrls,
  startTestSandbox,
  type TestSandbox,
} from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;
let customerId: unknown;
beforeEach(async () => {
  sandbox = await startTestSandbox();
  customerId = (
    await sandbox.xendit('/customers', {
      method: 'POST',
      body: { reference_id: 'usr_bea', individual_detail: { given_names: 'Bea' }, mobile_number: '+639171234567' },
    })
  ).json.id;
});
afterEach(() => sandbox.close());

const link = (type: 'EWALLET' | 'DIRECT_DEBIT', channel: string) =>
  sandbox.xendit('/v2/payment_methods', {
    method: 'POST',
    body: {
      type,
      reusability: 'MULTIPLE_USE',
      country: 'PH',
      customer_id: customerId,
      [type === 'EWALLET' ? 'ewallet' : 'direct_debit']: { channel_code: channel, channel_properties: returnUrls },
    },
  });

async function linked(type: 'EWALLET' | 'DIRECT_DEBIT', channel: string) {
  const { json } = await link(type, channel);
  await sandbox.post(`/control/payment-methods/${json.id}/approve`);
  await sandbox.clock.advance(0);
  return json.id;
}

const charge = (paymentMethodId: unknown, change: object = {}) =>
  sandbox.xendit('/payment_requests', {
    method: 'POST',
    body: { amount: 1500, currency: 'PHP', payment_method_id: paymentMethodId, customer_id: customerId, ...change },
  });

describe('customers', () => {
  test('a customer is read by id and by reference', async () => {
    expect((await sandbox.xendit(`/customers/${customerId}`)).json).toMatchObject({
      reference_id: 'usr_bea',
      status: 'ACTIVE',
    });
    expect((await sandbox.xendit('/customers?reference_id=usr_bea')).json).toMatchObject({
      data: [{ id: customerId }],
      has_more: false,
    });
  });

  test('a second customer with the same reference is refused', async () => {
    const { status, json } = await sandbox.xendit('/customers', { method: 'POST', body: { reference_id: 'usr_bea' } });

    expect([status, json.error_code]).toEqual([400, 'DUPLICATE_END_CUSTOMER_ERROR']);
  });
});

describe('linking', () => {
  test('a BPI account waits for the shopper, is active once approved, and says so by webhook', async () => {
    const begun = await link('DIRECT_DEBIT', 'BPI');
    expect(begun.status).toBe(201);
    expect(begun.json).toMatchObject({
      id: expect.stringMatching(/^pm-/),
      type: 'DIRECT_DEBIT',
      status: 'REQUIRES_ACTION',
      actions: [
        { action: 'AUTH', url: `http://sandbox.test/checkout/${begun.json.id}`, url_type: 'WEB', method: 'GET' },
      ],
      direct_debit: { channel_code: 'BPI', type: 'BANK_ACCOUNT', bank_account: { masked_bank_account_number: null } },
      ewallet: null,
      card: null,
    });

    await sandbox.post(`/control/payment-methods/${begun.json.id}/approve`);
    await sandbox.clock.advance(0);

    const read = await sandbox.xendit(`/v2/payment_methods/${begun.json.id}`);
    expect(read.json).toMatchObject({
      status: 'ACTIVE',
      actions: [],
      direct_debit: { bank_account: { masked_bank_account_number: expect.stringMatching(/^XXXXXX\d{4}$/) } },
    });
    expect(sandbox.receiver.received[0]?.body).toMatchObject({
      event: 'payment_method.activated',
      data: { id: begun.json.id, status: 'ACTIVE' },
    });
  });

  test('GCash cannot be saved', async () => {
    const { status, json } = await link('EWALLET', 'GCASH');

    expect([status, json.error_code]).toEqual([400, 'PAYMENT_METHOD_REUSABILITY_INVALID']);
  });

  test('a refused link fails with its reason', async () => {
    const { json } = await link('DIRECT_DEBIT', 'UBP');
    await sandbox.post(`/control/payment-methods/${json.id}/fail`);
    await sandbox.clock.advance(0);

    expect(sandbox.receiver.events()).toEqual(['payment_method.failed']);
    expect((await sandbox.xendit(`/v2/payment_methods/${json.id}`)).json).toMatchObject({
      status: 'FAILED',
      failure_code: 'ACCOUNT_ACCESS_BLOCKED',
    });
  });

  test('unlinking needs no body, and expiring twice tells once', async () => {
    const id = await linked('EWALLET', 'GRABPAY');
    sandbox.receiver.received.length = 0;
    const headers = { 'content-type': 'application/json' };
    const first = await sandbox.xendit(`/v2/payment_methods/${id}/expire`, { method: 'POST', headers });
    await sandbox.xendit(`/v2/payment_methods/${id}/expire`, { method: 'POST' });
    await sandbox.clock.advance(0);

    expect([first.status, first.json.status]).toEqual([200, 'EXPIRED']);
    expect(sandbox.receiver.events()).toEqual(['payment_method.expired']);
  });
});

describe('expiring a method that was made for one payment', () => {
  const methodOf = (payment: Record<string, unknown>) => (payment.payment_method as Record<string, unknown> | null)?.id;
  const expire = (payment: Record<string, unknown>) =>
    sandbox.xendit(`/v2/payment_methods/${methodOf(payment)}/expire`, { method: 'POST' });
  const read = async (payment: Record<string, unknown>) =>
    (await sandbox.xendit(`/payment_requests/${payment.id}`)).json;

  test('ends its open payment unpaid, and tells of both once', async () => {
    const payment = await beginWalletPayment(sandbox);
    await expire(payment);
    await expire(payment);
    await sandbox.clock.advance(0);

    expect(await read(payment)).toMatchObject({
      status: 'EXPIRED',
      failure_code: 'PAYMENT_REQUEST_EXPIRED',
      actions: [],
    });
    expect(sandbox.receiver.events()).toEqual(['payment_method.expired', 'payment.failed']);
    expect((await sandbox.post(`/control/payments/${payment.id}/approve`)).status).toBe(409);
  });

  test('by the script ends it unpaid as well', async () => {
    const payment = await beginWalletPayment(sandbox);
    await sandbox.post(`/control/payment-methods/${methodOf(payment)}/expire`);

    expect((await read(payment)).status).toBe('EXPIRED');
  });

  test('leaves a paid payment alone', async () => {
    const payment = await paidWalletPayment(sandbox);
    await expire(payment);

    expect((await read(payment)).status).toBe('SUCCEEDED');
  });

  test('leaves other payments alone, and those with a saved method', async () => {
    const other = await beginWalletPayment(sandbox, { reference: 'att_2' });
    const saved = await linked('DIRECT_DEBIT', 'BPI');
    const open = (await charge(saved)).json;
    await expire(await beginWalletPayment(sandbox));
    await sandbox.xendit(`/v2/payment_methods/${saved}/expire`, { method: 'POST' });

    expect((await read(other)).status).toBe('REQUIRES_ACTION');
    expect((await read(open)).status).toBe('REQUIRES_ACTION');
  });
});

describe('listing', () => {
  test('methods are filtered, newest first, and paged by cursor', async () => {
    const one = await linked('EWALLET', 'GRABPAY');
    const two = await linked('EWALLET', 'PAYMAYA');
    const three = (await link('DIRECT_DEBIT', 'BPI')).json.id;

    const path = `/v2/payment_methods?customer_id=${customerId}`;
    const first = await sandbox.xendit(`${path}&limit=2`);
    const second = await sandbox.xendit(`${path}&limit=2&after_id=${two}`);
    const active = await sandbox.xendit(`${path}&status=ACTIVE`);

    expect(first.json).toMatchObject({ data: [{ id: three }, { id: two }], has_more: true });
    expect(second.json).toMatchObject({ data: [{ id: one }], has_more: false });
    expect(active.json).toMatchObject({ data: [{ id: two }, { id: one }], has_more: false });
  });
});

describe('paying with a saved method', () => {
  test.each([
    ['EWALLET', 'GRABPAY', 'PENDING', 'SUCCEEDED'],
    ['EWALLET', 'PAYMAYA', 'PENDING', 'SUCCEEDED'],
    ['DIRECT_DEBIT', 'BPI', 'REQUIRES_ACTION', 'REQUIRES_ACTION'],
    ['DIRECT_DEBIT', 'UBP', 'REQUIRES_ACTION', 'REQUIRES_ACTION'],
  ] as const)('%s %s begins %s and is %s a second later', async (type, channel, first, later) => {
    const begun = await charge(await linked(type, channel));
    await sandbox.clock.advance(1);

    expect(begun.json.status).toBe(first);
    expect((await sandbox.xendit(`/payment_requests/${begun.json.id}`)).json.status).toBe(later);
  });

  test.each([
    ['fail', 'FAILED'],
    ['hold', 'PENDING'],
  ] as const)('the behaviour can make saved wallets %s', async (savedPaymentOutcome, expected) => {
    await sandbox.post('/control/behaviour', { savedPaymentOutcome });
    const begun = await charge(await linked('EWALLET', 'GRABPAY'));
    await sandbox.clock.advance(60);

    expect((await sandbox.xendit(`/payment_requests/${begun.json.id}`)).json.status).toBe(expected);
  });

  test('only active methods of the same customer can be charged', async () => {
    const waiting = (await link('EWALLET', 'GRABPAY')).json.id;
    const active = await linked('EWALLET', 'GRABPAY');
    const other = await sandbox.xendit('/customers', { method: 'POST', body: { reference_id: 'usr_sam' } });

    expect((await charge(waiting)).json.error_code).toBe('INACTIVE_PAYMENT_METHOD');
    expect((await charge(active, { customer_id: other.json.id })).json.error_code).toBe(
      'CUSTOMER_PAYMENT_METHOD_MISMATCHED',
    );
  });

  test('UnionBank takes ₱100,000 and not a centavo more', async () => {
    const id = await linked('DIRECT_DEBIT', 'UBP');

    expect((await charge(id, { amount: 100_000 })).status).toBe(201);
    expect((await charge(id, { amount: 100_000.01 })).json.error_code).toBe('MAX_AMOUNT_LIMIT_ERROR');
  });
});
