import { centavos } from '@suki/domain/money/centavos';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GatewayError } from '../../ports/payment-gateway.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';
import { testSecrets } from '../../testing/test-secrets.ts';
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

  test('the same key and input make one payment; the same key with other input is no refusal to rely on', async () => {
    const input = payment();
    const first = await gateway().createEwalletPayment(input);
    expect((await gateway().createEwalletPayment(input)).id).toBe(first.id);
    const other = await failureOf(gateway().createEwalletPayment({ ...input, amount: centavos(999_00) }));
    expect(other).toMatchObject({ outcome: 'unknown', status: 409, errorCode: 'IDEMPOTENCY_ERROR' });
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

  test('one that stays accepted can be cancelled, once', async () => {
    const made = await gateway().createPayout(payout('131313'));
    expect((await gateway().cancelPayout(made.id)).status).toBe('CANCELLED');
    expect((await failureOf(gateway().cancelPayout(made.id))).outcome).toBe('refused');
  });
});

describe('what goes wrong', () => {
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

  test('a payment that does not exist is refused, also when its id tries to leave its place', async () => {
    expect(await failureOf(gateway().getPayment('pr-none'))).toMatchObject({ outcome: 'refused', status: 404 });
    expect(await failureOf(gateway().getPayment('../../balance'))).toMatchObject({ outcome: 'refused', status: 404 });
  });

  test('an error of the gateway leaves open whether it was done', async () => {
    await sandbox.control('/faults', { provider: 'xendit', status: 500, code: 'SERVER_ERROR', count: 1 });
    expect(await failureOf(gateway().createEwalletPayment(payment()))).toMatchObject({ outcome: 'unknown' });
  });
});
