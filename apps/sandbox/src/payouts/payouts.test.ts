import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';
import { estimatePayoutArrival } from './estimate-payout-arrival.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.close());

let keys = 0;
const payOut = (
  { accountNumber = '1234567890', channel = 'PH_BDO', amount = 8400.25 } = {},
  headers: Record<string, string> = { 'idempotency-key': `key-${++keys}` },
) =>
  sandbox.xendit('/v2/payouts', {
    method: 'POST',
    headers,
    body: {
      reference_id: 'pyo_1',
      channel_code: channel,
      channel_properties: { account_holder_name: 'Sam Reyes', account_number: accountNumber },
      amount,
      currency: 'PHP',
    },
  });

const read = async (id: unknown) => (await sandbox.xendit(`/v2/payouts/${id}`)).json;

describe('the outcome of a payout', () => {
  test.each([
    ['any account', '1234567890', 'PH_BDO', 'SUCCEEDED', undefined, ['payout.succeeded']],
    ['123456', '123456', 'PH_BDO', 'FAILED', 'TEMPORARY_TRANSFER_ERROR', ['payout.failed']],
    ['999999', '999999', 'PH_GCASH', 'FAILED', 'REJECTED_BY_CHANNEL', ['payout.failed']],
    ['121212', '121212', 'PH_BDO', 'FAILED', 'INVALID_DESTINATION', ['payout.failed']],
    ['131313 at a bank', '131313', 'PH_BDO', 'ACCEPTED', undefined, []],
    ['131313 at a wallet', '131313', 'PH_GCASH', 'SUCCEEDED', undefined, ['payout.succeeded']],
    [
      '654321 at a bank',
      '654321',
      'PH_BDO',
      'REVERSED',
      'INVALID_DESTINATION',
      ['payout.succeeded', 'payout.reversed'],
    ],
    ['654321 at a wallet', '654321', 'PH_GCASH', 'SUCCEEDED', undefined, ['payout.succeeded']],
  ])('%s', async (_case, accountNumber, channel, status, failureCode, events) => {
    const begun = await payOut({ accountNumber, channel });
    expect(begun.status).toBe(200);
    expect(begun.json).toMatchObject({ id: expect.stringMatching(/^disb-/), status: 'ACCEPTED', amount: 8400.25 });
    expect(begun.json).not.toHaveProperty('failure_code');

    await sandbox.clock.advance(10);
    const payout = await read(begun.json.id);
    expect([payout.status, payout.failure_code]).toEqual([status, failureCode]);
    expect(sandbox.receiver.events()).toEqual(events);
  });

  test('a payout goes from ACCEPTED over REQUESTED to SUCCEEDED in two seconds', async () => {
    const { json } = await payOut();
    await sandbox.clock.advance(1);
    expect((await read(json.id)).status).toBe('REQUESTED');
    await sandbox.clock.advance(1);
    expect((await read(json.id)).status).toBe('SUCCEEDED');
  });

  test('an amount above the balance fails with INSUFFICIENT_BALANCE and takes nothing', async () => {
    await sandbox.post('/control/balance', { amount: 100 });
    const { json } = await payOut({ amount: 100.01 });
    await sandbox.clock.advance(2);

    expect(await read(json.id)).toMatchObject({ status: 'FAILED', failure_code: 'INSUFFICIENT_BALANCE' });
    expect((await sandbox.xendit('/balance')).json).toEqual({ balance: 100 });
  });

  test.each([
    ['succeeds', '1234567890', 900],
    ['fails', '121212', 1000],
    ['is reversed', '654321', 1000],
  ])('the balance is right once a payout %s', async (_case, accountNumber, balance) => {
    await sandbox.post('/control/balance', { amount: 1000 });
    await payOut({ accountNumber, amount: 100 });
    expect((await sandbox.xendit('/balance')).json).toEqual({ balance: 900 });
    await sandbox.clock.advance(10);
    expect((await sandbox.xendit('/balance')).json).toEqual({ balance });
  });

  test('a script decides when the behaviour holds payouts', async () => {
    await sandbox.post('/control/behaviour', { payoutOutcome: 'hold' });
    const { json } = await payOut();
    await sandbox.clock.advance(60);
    expect((await read(json.id)).status).toBe('ACCEPTED');

    await sandbox.post('/control/payouts/pyo_1/fail', { failure_code: 'TRANSFER_ERROR' });
    expect(await read(json.id)).toMatchObject({ status: 'FAILED', failure_code: 'TRANSFER_ERROR' });
    expect((await sandbox.post('/control/payouts/pyo_1/succeed')).status).toBe(409);
  });
});

describe('the call', () => {
  test('idempotency-key is required', async () => {
    const answer = await payOut({}, {});

    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      error_code: 'API_VALIDATION_ERROR',
      errors: [{ path: 'header.idempotency-key' }],
    });
  });

  test('the same key pays once; with another body it is a DUPLICATE_ERROR', async () => {
    const key = { 'idempotency-key': 'payout-1' };
    const first = await payOut({ amount: 100 }, key);
    const second = await payOut({ amount: 100 }, key);
    const third = await payOut({ amount: 200 }, key);

    expect(second.json).toEqual(first.json);
    expect([third.status, third.json.error_code]).toEqual([409, 'DUPLICATE_ERROR']);
    expect(sandbox.store.state.payouts).toHaveLength(1);
  });

  test.each([
    ['an unknown bank', { channel: 'PH_NONE' }, 'CHANNEL_CODE_NOT_SUPPORTED_ERROR'],
    ['above ₱50,000 to a wallet', { channel: 'PH_GCASH', amount: 50_000.01 }, 'MAXIMUM_TRANSFER_LIMIT_ERROR'],
    ['less than ₱1', { amount: 0.5 }, 'API_VALIDATION_ERROR'],
    ['an account number with a space', { accountNumber: '12 34' }, 'API_VALIDATION_ERROR'],
  ])('%s is refused', async (_case, input, code) => {
    const { status, json } = await payOut(input);

    expect([status, json.error_code]).toEqual([400, code]);
  });

  test('₱50,000 to a wallet and more to a bank are fine', async () => {
    expect((await payOut({ channel: 'PH_GCASH', amount: 50_000 })).status).toBe(200);
    expect((await payOut({ amount: 50_000.01 })).status).toBe(200);
  });

  test('a payout can be cancelled while ACCEPTED and not later', async () => {
    const held = await payOut({ accountNumber: '131313' });
    const sent = await payOut();
    await sandbox.clock.advance(2);

    const first = await sandbox.xendit(`/v2/payouts/${held.json.id}/cancel`, { method: 'POST' });
    const second = await sandbox.xendit(`/v2/payouts/${sent.json.id}/cancel`, { method: 'POST' });
    expect([first.status, first.json.status]).toEqual([200, 'CANCELLED']);
    expect([second.status, second.json.error_code]).toEqual([400, 'INELIGIBLE_TRANSACTION']);
  });

  test('payouts are listed by reference', async () => {
    const { json } = await payOut();

    expect((await sandbox.xendit('/v2/payouts?reference_id=pyo_1')).json).toMatchObject({
      data: [{ id: json.id }],
      has_more: false,
    });
  });

  test('channels carry their names and limits, and are filtered by category', async () => {
    const answer = await sandbox.xendit('/payouts_channels?currency=PHP&channel_category=EWALLET');

    expect(answer.json).toHaveLength(5);
    expect(answer.json).toContainEqual({
      channel_code: 'PH_GCASH',
      channel_category: 'EWALLET',
      currency: 'PHP',
      channel_name: 'GCash',
      amount_limits: { minimum: 1, maximum: 50_000, minimum_increment: 0.01 },
    });
  });
});

describe('estimatePayoutArrival', () => {
  test.each([
    ['InstaPay up to ₱50,000: 15 minutes', 50_000, '2026-11-20T04:00:00.000Z', '2026-11-20T04:15:00.000Z'],
    ['PESONet before 14:00 in Manila: the same day', 50_000.01, '2026-11-20T05:59:59.000Z', '2026-11-20T10:00:00.000Z'],
    ['PESONet from 14:00 in Manila: the next day', 50_000.01, '2026-11-20T06:00:00.000Z', '2026-11-21T10:00:00.000Z'],
  ])('%s', (_case, amount, now, expected) => {
    expect(estimatePayoutArrival(amount, Date.parse(now))).toBe(expected);
  });
});
