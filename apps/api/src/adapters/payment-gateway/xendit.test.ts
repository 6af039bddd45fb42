import { centavos } from '@suki/domain/money/centavos';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../../../test/support/test-sandbox.ts';
import { testSecrets } from '../../../test/support/test-secrets.ts';
import { redirectOf } from '../../features/payments/redirect-of.ts';
import { GatewayError } from '../../ports/payment-gateway.ts';
import { xenditGateway } from './xendit.ts';

let sandbox: TestSandbox;
let counter = 0;
beforeAll(async () => {
  sandbox = await startTestSandbox(() => 'http://127.0.0.1:9');
});
afterAll(() => sandbox.close());

const gateway = (change: { secretKey?: string; baseUrl?: string; timeoutMs?: number } = {}) =>
  xenditGateway({ baseUrl: `${sandbox.url}/xendit`, secretKey: testSecrets.xenditSecretKey, ...change });

function payment(change: { amount?: number; idempotencyKey?: string } = {}) {
  counter += 1;
  return {
    referenceId: `att_${counter}`,
    amount: centavos(change.amount ?? 625_050),
    channel: 'GCASH' as const,
    description: 'Order ord_1',
    successUrl: 'http://localhost:3000/order/1?paid=1',
    failureUrl: 'http://localhost:3000/order/1?paid=0',
    cancelUrl: 'http://localhost:3000/order/1',
    idempotencyKey: change.idempotencyKey ?? `key-${counter}`,
  };
}
const payout = (accountNumber: string, amount = 100_000) => {
  counter += 1;
  return {
    referenceId: `pyo_${counter}`,
    amount: centavos(amount),
    channelCode: 'PH_BDO',
    accountHolderName: 'Sam Reyes',
    accountNumber,
    description: 'Suki payout',
    idempotencyKey: `payout-${counter}`,
  };
};
const failureOf = async (call: Promise<unknown>): Promise<GatewayError> => {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof GatewayError) return error;
  throw new Error(`Expected a GatewayError, got ${String(error)}.`);
};

describe('payments', () => {
  test('a new payment waits for the payer at an address, with the amount exact to the centavo', async () => {
    const input = payment();
    const made = await gateway().createEwalletPayment(input);
    expect(made).toMatchObject({ referenceId: input.referenceId, amount: 625_050, currency: 'PHP', status: 'PENDING' });
    expect(made.actions).toMatchObject({ form: 'list', urls: [expect.stringMatching(/^http/)] });
    expect(made.paymentMethodId).toMatch(/^pm-/);
  });

  test.each([10_001, 100, 699_000_00, 123_456_78])('%s centavos come back as they were sent', async (amount) => {
    const call = gateway().createEwalletPayment(payment({ amount }));
    const made = await call.catch((error: unknown) => (error instanceof GatewayError ? error.errorCode : error));
    if (typeof made === 'string') expect(made).toMatch(/AMOUNT|LIMIT|VALIDATION/);
    else expect(made).toMatchObject({ amount });
  });

  test('a payment that the payer approved has succeeded', async () => {
    const made = await gateway().createEwalletPayment(payment());
    await sandbox.control(`/payments/${made.id}/approve`);
    expect(await gateway().getPayment(made.id)).toMatchObject({ id: made.id, status: 'SUCCEEDED' });
  });

  test('a payment that failed says why', async () => {
    const made = await gateway().createEwalletPayment(payment());
    await sandbox.control(`/payments/${made.id}/fail`);
    const failed = await gateway().getPayment(made.id);
    expect(failed.status).toBe('FAILED');
    expect(failed.failureCode).toMatch(/^[A-Z_]+$/);
  });

  test('a payment can be asked to end; an unknown one is refused', async () => {
    const made = await gateway().createEwalletPayment(payment());
    await gateway().expirePayment({ paymentMethodId: made.paymentMethodId ?? '' });
    expect(await failureOf(gateway().expirePayment({ paymentMethodId: 'pm-none' }))).toMatchObject({ status: 404 });
  });

  test('one key with one input makes one payment; one key with two inputs is no refusal to rely on', async () => {
    const input = payment();
    const first = await gateway().createEwalletPayment(input);
    expect((await gateway().createEwalletPayment(input)).id).toBe(first.id);
    const other = await failureOf(gateway().createEwalletPayment({ ...input, amount: centavos(999_00) }));
    expect(other).toMatchObject({ outcome: 'unknown', status: 409, errorCode: 'IDEMPOTENCY_ERROR' });
  });
});

describe('where the payer goes', () => {
  test('is found in the older form too, where the addresses have names and some are missing', async () => {
    const begin = async (channel: string) => {
      counter += 1;
      const response = await fetch(`${sandbox.url}/xendit/ewallets/charges`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${testSecrets.xenditSecretKey}:`).toString('base64')}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({
          reference_id: `att_${counter}`,
          currency: 'PHP',
          amount: 100,
          checkout_method: 'ONE_TIME_PAYMENT',
          channel_code: channel,
          channel_properties: {
            success_redirect_url: 'http://localhost:3000/',
            failure_redirect_url: 'http://localhost:3000/',
            cancel_redirect_url: 'http://localhost:3000/',
          },
        }),
      });
      return gateway().getPayment(((await response.json()) as { id: string }).id);
    };
    for (const channel of ['PH_GCASH', 'PH_SHOPEEPAY']) {
      const charge = await begin(channel);
      expect(charge).toMatchObject({ amount: 10_000, status: 'PENDING', actions: { form: 'named' } });
      expect(redirectOf(charge.actions)).toMatch(new RegExp(`/checkout/${charge.id}$`));
    }
  });

  test('is nowhere where the gateway gives no address', () => {
    expect(redirectOf({ form: 'list', urls: [] })).toBeNull();
    expect(redirectOf({ form: 'named', mobileDeeplink: null, mobileWeb: null, desktopWeb: null })).toBeNull();
  });
});

describe('refunds', () => {
  test('a paid amount goes back', async () => {
    const made = await gateway().createEwalletPayment(payment({ amount: 100_000 }));
    await sandbox.control(`/payments/${made.id}/approve`);
    const refund = await gateway().createRefund({
      referenceId: 'ref_1',
      paymentId: made.id,
      amount: centavos(100_000),
      reason: 'CANCELLATION',
      idempotencyKey: 'refund-1',
    });
    expect(refund).toMatchObject({ referenceId: 'ref_1', paymentId: made.id, amount: 100_000 });
    expect(['PENDING', 'SUCCEEDED']).toContain((await gateway().getRefund(refund.id)).status);
  });

  test('more than was paid is refused for good', async () => {
    const made = await gateway().createEwalletPayment(payment({ amount: 100_000 }));
    await sandbox.control(`/payments/${made.id}/approve`);
    const error = await failureOf(
      gateway().createRefund({
        referenceId: 'ref_2',
        paymentId: made.id,
        amount: centavos(100_001),
        reason: 'CANCELLATION',
        idempotencyKey: 'refund-2',
      }),
    );
    expect(error.outcome).toBe('refused');
  });
});

describe('payouts', () => {
  test('a payout is accepted and can be read', async () => {
    const made = await gateway().createPayout(payout('1234567890'));
    expect(made.status).toBe('ACCEPTED');
    expect(made.amount).toBe(100_000);
    expect((await gateway().getPayout(made.id)).referenceId).toBe(made.referenceId);
  });

  test('a payout that stays accepted can be cancelled, once', async () => {
    const made = await gateway().createPayout(payout('131313'));
    expect((await gateway().cancelPayout(made.id)).status).toBe('CANCELLED');
    expect((await failureOf(gateway().cancelPayout(made.id))).outcome).toBe('refused');
  });
});

describe('payment methods', () => {
  const customer = () => {
    counter += 1;
    const referenceId = `usr_${counter}`;
    return { referenceId, name: 'Ana Cruz', email: 'ana@suki.test', idempotencyKey: `customer-${referenceId}` };
  };
  const target = { type: 'EWALLET', channelCode: 'GRABPAY' } as const;
  const link = async (change: { idempotencyKey?: string } = {}) => {
    const { id: customerId } = await gateway().ensureCustomer(customer());
    counter += 1;
    const { successUrl, failureUrl, cancelUrl } = payment();
    const urls = { successUrl, failureUrl, cancelUrl };
    return {
      ...target,
      ...urls,
      customerId,
      referenceId: `pmt_${counter}`,
      idempotencyKey: `pmt_${counter}`,
      ...change,
    };
  };
  const linked = async () => {
    const made = await gateway().linkMethod(await link());
    await sandbox.control(`/payment-methods/${made.id}/approve`);
    return gateway().getMethod(made.id);
  };
  const saved = ({ id, customerId }: { readonly id: string; readonly customerId: string | null }) => ({
    ...payment({ amount: 123_456 }),
    paymentMethodId: id,
    customerId,
  });

  test('a customer is made once, also by two calls at once or after a lost answer', async () => {
    const input = customer();
    const both = await Promise.all([gateway().ensureCustomer(input), gateway().ensureCustomer(input)]);
    const later = await gateway().ensureCustomer({ ...input, name: 'Ana Reyes', idempotencyKey: 'another-key' });
    expect(new Set([...both, later].map(({ id }) => id)).size).toBe(1);
  });

  test('a method leads its owner to an address, and is read in one form afterwards', async () => {
    const input = await link();
    const made = await gateway().linkMethod(input);
    expect(made).toMatchObject({
      referenceId: input.referenceId,
      customerId: input.customerId,
      status: 'REQUIRES_ACTION',
      account: null,
      actions: { form: 'list', urls: [expect.stringMatching(/^http/)] },
    });
    await sandbox.control(`/payment-methods/${made.id}/approve`);
    expect(await gateway().getMethod(made.id)).toMatchObject({
      id: made.id,
      type: 'EWALLET',
      channel: 'GRABPAY',
      status: 'ACTIVE',
      account: expect.stringMatching(/\d{4}$/),
      expiry: null,
      actions: { urls: [] },
    });
  });

  test('two calls under one key link one method', async () => {
    const input = await link();
    const first = await gateway().linkMethod(input);
    expect((await gateway().linkMethod(input)).id).toBe(first.id);
  });

  test('a saved method is charged without a page, once per key', async () => {
    const input = saved(await linked());
    const made = await gateway().createSavedPayment(input);
    expect(made).toMatchObject({
      referenceId: input.referenceId,
      amount: 123_456,
      status: 'PENDING',
      actions: { urls: [] },
    });
    expect((await gateway().createSavedPayment(input)).id).toBe(made.id);
  });

  test('a method that was unlinked is EXPIRED, unlinked again the same, and charged no more', async () => {
    const method = await linked();
    expect((await gateway().unlinkMethod(method.id)).status).toBe('EXPIRED');
    expect((await gateway().unlinkMethod(method.id)).status).toBe('EXPIRED');
    expect(await failureOf(gateway().createSavedPayment(saved(method)))).toMatchObject({
      outcome: 'refused',
      errorCode: 'INACTIVE_PAYMENT_METHOD',
    });
  });

  test('a method that does not exist is refused', async () => {
    expect(await failureOf(gateway().getMethod('pm-none'))).toMatchObject({ outcome: 'refused', status: 404 });
    expect(await failureOf(gateway().unlinkMethod('pm-none'))).toMatchObject({ outcome: 'refused', status: 404 });
  });
});

describe('failures', () => {
  test.each([
    {
      what: 'another key',
      change: { secretKey: 'wrong-key-123' },
      expected: { outcome: 'refused', errorCode: 'INVALID_API_KEY' },
    },
    {
      what: 'nobody at the address',
      change: { baseUrl: 'http://127.0.0.1:9' },
      expected: { outcome: 'unknown', errorCode: 'NETWORK' },
    },
  ])('$what gives $expected.outcome', async ({ change, expected }) => {
    expect(await failureOf(gateway(change).getPayment('pr-1'))).toMatchObject(expected);
  });

  test('a payment that does not exist is refused', async () => {
    expect(await failureOf(gateway().getPayment('pr-none'))).toMatchObject({ outcome: 'refused', status: 404 });
  });

  test('an error of the gateway leaves open whether it was done', async () => {
    await sandbox.control('/faults', { provider: 'xendit', status: 500, code: 'SERVER_ERROR', count: 1 });
    expect(await failureOf(gateway().createEwalletPayment(payment()))).toMatchObject({ outcome: 'unknown' });
  });
});

describe('security 23: an id that would reach another path', () => {
  const calls = {
    getPayment: (id: string) => gateway().getPayment(id),
    expirePayment: (id: string) => gateway().expirePayment({ paymentMethodId: id }),
    getRefund: (id: string) => gateway().getRefund(id),
    getPayout: (id: string) => gateway().getPayout(id),
    cancelPayout: (id: string) => gateway().cancelPayout(id),
    getMethod: (id: string) => gateway().getMethod(id),
    unlinkMethod: (id: string) => gateway().unlinkMethod(id),
    getDispute: (id: string) => gateway().getDispute(id),
  };

  test.each(Object.entries(calls))('is refused by %s before anything is sent', async (_, call) => {
    for (const id of ['..', '.', '', '../balance', 'a/b', 'a%2Fb', 'a?b', 'a#b', 'a b', 'é']) {
      expect(await failureOf(call(id))).toMatchObject({ outcome: 'refused', errorCode: 'MALFORMED_ID', status: null });
    }
  });
});
