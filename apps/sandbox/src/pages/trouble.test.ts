import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { beginWalletPayment, paidWalletPayment, startTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';

/** The pages can do all that scripts can: false claims, holding, failing, and failures of a whole service. */

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.close());

const read = async (id: unknown) => (await sandbox.xendit(`/payment_requests/${id}`)).json;
const sent = async () => {
  await sandbox.clock.advance(0);
  return sandbox.receiver.received[0]?.body;
};

describe('a payment that is not as agreed', () => {
  test.each([
    ['lie_amount', { amount: 1 }],
    ['lie_currency', { currency: 'USD', amount: 1500 }],
    ['lie_reference', { reference_id: 'another-reference', amount: 1500 }],
  ])('%s is told by the webhook and to whoever reads it again', async (action, told) => {
    const { id } = await beginWalletPayment(sandbox);
    await sandbox.form(`/payments/${id}`, { action });
    expect(await sent()).toMatchObject({ data: { ...told, status: 'SUCCEEDED' } });
    expect(await read(id)).toMatchObject({ ...told, status: 'SUCCEEDED' });
    expect((await sandbox.get(`/payments?done=${action}`)).text).toContain('whoever reads the payment sees');
  });

  test.each(['webhook', 'everywhere'] as const)('a script makes currency and reference false for: %s', async (lie) => {
    const { id } = await beginWalletPayment(sandbox);
    await sandbox.post(`/control/payments/${id}/approve`, { currency: 'USD', reference_id: 'other', lie });
    const lied = { currency: 'USD', reference_id: 'other' };
    expect(await sent()).toMatchObject({ data: lied });
    expect(await read(id)).toMatchObject(lie === 'everywhere' ? lied : { currency: 'PHP', reference_id: 'att_1' });
  });

  test('an invalid currency is refused', async () => {
    const { id } = await beginWalletPayment(sandbox);
    expect((await sandbox.post(`/control/payments/${id}/approve`, { currency: 'pesos' })).status).toBe(400);
    expect((await read(id)).status).toBe('REQUIRES_ACTION');
  });
});

describe('refunds', () => {
  const refund = async () => {
    const { id } = await paidWalletPayment(sandbox);
    const body = { payment_request_id: id, amount: 100, currency: 'PHP', reason: 'CANCELLATION' };
    return (await sandbox.xendit('/refunds', { method: 'POST', body })).json;
  };
  const statusOf = async (id: unknown) => (await sandbox.xendit(`/refunds/${id}`)).json;

  test.each([
    ['succeed', 'SUCCEEDED', null],
    ['fail', 'FAILED', 'REFUND_FAILED'],
    ['hold', 'PENDING', null],
  ])('are set by their form to %s', async (refundOutcome, status, failureCode) => {
    const answer = await sandbox.form('/refunds/behaviour', { refundOutcome, refundSeconds: '30' });
    expect(answer.headers.location).toBe('/payments?done=refund_behaviour');
    const { id } = await refund();
    await sandbox.clock.advance(29);
    expect((await statusOf(id)).status).toBe('PENDING');
    await sandbox.clock.advance(1);
    expect(await statusOf(id)).toMatchObject({ status, failure_code: failureCode });
  });

  test('a held refund fails by its button, with the typed reason', async () => {
    await sandbox.form('/refunds/behaviour', { refundOutcome: 'hold', refundSeconds: '1' });
    const { id } = await refund();
    await sandbox.form(`/refunds/${id}`, { action: 'fail', failureCode: 'ACCOUNT_NOT_FOUND' });
    expect(await statusOf(id)).toMatchObject({ status: 'FAILED', failure_code: 'ACCOUNT_NOT_FOUND' });
  });

  test('an invalid form changes nothing', async () => {
    const answer = await sandbox.form('/refunds/behaviour', { refundOutcome: 'vanish', refundSeconds: '1' });
    expect(answer.headers.location).toBe('/payments?done=unreadable');
    expect(sandbox.store.state.behaviour.refundOutcome).toBe('succeed');
  });
});

test.each(['REJECTED_BY_WG', 'UNKNOWN_BANK_NETWORK_ERROR'])('a payout can fail with %s', async (code) => {
  const answer = await sandbox.form('/payouts/behaviour', {
    payoutOutcome: 'fail',
    payoutFailureCode: code,
    payoutSeconds: '0',
  });
  expect(answer.headers.location).toBe('/payouts?done=behaviour');
  expect((await sandbox.get('/payouts')).text).toContain(`<option value="${code}" selected>`);
});

describe('faults', () => {
  const form = {
    provider: 'xendit',
    method: 'POST',
    path: '/payment_requests',
    how: 'refuse',
    status: '503',
    code: 'X',
    count: '1',
  };

  test('the next call fails, and the call after it succeeds', async () => {
    const answer = await sandbox.form('/faults', form);
    expect(answer.headers.location).toBe('/faults?done=fault');
    expect((await sandbox.get('/faults')).text).toContain('POST /payment_requests of Payments (Xendit)');
    expect(await beginWalletPayment(sandbox)).toMatchObject({ error_code: 'X' });
    expect(await beginWalletPayment(sandbox)).toMatchObject({ status: 'REQUIRES_ACTION' });
  });

  test('without method and path every call of the service fails', async () => {
    await sandbox.form('/faults', { ...form, method: '', path: ' ' });
    expect((await sandbox.xendit('/balance')).json).toMatchObject({ error_code: 'X' });
  });

  test('all faults are ended together', async () => {
    await sandbox.form('/faults', { ...form, count: '5' });
    await sandbox.form('/faults/clear', {});
    expect((await sandbox.get('/control/state')).json.faults).toEqual([]);
    expect(await beginWalletPayment(sandbox)).toMatchObject({ status: 'REQUIRES_ACTION' });
  });

  test.each([{ status: '200' }, { count: '0' }, { how: 'explode' }, { provider: 'nobody' }])(
    'a form with %o changes nothing',
    async (change) => {
      const answer = await sandbox.form('/faults', { ...form, ...change });
      expect(answer.headers.location).toBe('/faults?done=unreadable');
      expect(sandbox.store.state.faults).toEqual([]);
    },
  );
});
