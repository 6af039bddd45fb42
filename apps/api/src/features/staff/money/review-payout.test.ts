import { payoutById } from '@suki/db/queries/payouts';
import { creditTestWallet, letAccountsRest } from '@suki/db/testing/test-trade';
import type { PayoutId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { afterEach, describe, expect, test } from 'vitest';
import { shows } from '../../../../test/support/evidence.ts';
import { reason, waitingFor } from '../../../../test/support/second-person.ts';
import { refusalIn } from '../../../../test/support/start-test-api.ts';
import { newTrader, type Trader, warehouseStaff } from '../../../../test/support/trade-people.ts';
import { newKey } from '../../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../../test/support/trade-world.ts';

const world = tradeWorld();
const finance = { uid: 'fe', roles: ['finance'] as const };
/** The most that one person decides about. */
const small = pesos(1_000);
const amount = small;
/** The sandbox's bank holds payouts to this account until the test decides their result. */
const patientAccount = '131313';
afterEach(async () => {
  await world.catchUp();
  await world.expectSound();
});

const heldList = async () => (await world.api.callAs(finance, 'listStaffPayouts')).answer().items;
const review = (id: string, outcome: 'give_back' | 'send_again') =>
  world.api.callAs(finance, 'reviewPayout', { params: { id }, body: { outcome, reason } });
const payoutOf = async (person: Trader, id: PayoutId) =>
  (await world.api.callAs(person, 'getPayout', { params: { id } })).answer();
const balanceOf = async (person: Trader) => (await world.api.callAs(person, 'getUser')).answer().balance;

type Payout = { readonly person: Trader; readonly id: PayoutId };

/** A payout at the bank, which has not reported yet. */
async function waiting(amount = small): Promise<Payout> {
  const person = await newTrader(world.api.dependencies);
  await creditTestWallet(world.pool, person.userId, amount, world.api.clock.now());
  const account = { channelCode: 'PH_BDO', accountHolderName: 'Sam Reyes', accountNumber: patientAccount };
  (await world.api.callAs(person, 'createWithdrawalAccount', { body: account })).answer();
  await letAccountsRest(world.pool);
  const asked = await world.api.callAs(person, 'requestPayout', { body: { amount }, idempotencyKey: newKey() });
  await world.settle();
  return { person, id: asked.answer().id };
}

async function held(amount = small): Promise<Payout> {
  const { person, id } = await waiting(amount);
  await world.api.sandbox.control(`/payouts/${id}/fail`, { failure_code: 'UNKNOWN_BANK_NETWORK_ERROR' });
  await world.settle();
  return { person, id };
}

describe('a payout of which nobody knows whether the bank has it', () => {
  test('waits in the list of finance, without its account number', async () => {
    const { person, id } = await held();
    const [payout] = (await heldList()).filter((one) => one.id === id);
    expect(payout).toMatchObject({
      status: 'ACCEPTED',
      amount,
      userId: person.userId,
      accountHolderName: 'Sam Reyes',
      failureReason: 'UNKNOWN_BANK_NETWORK_ERROR',
      isHeld: true,
    });
    expect(JSON.stringify(payout)).not.toContain(patientAccount);
  });

  test('is given back: the money is in the wallet once, its owner is told, and it leaves the list', async () => {
    shows('listStaffPayouts success', 'reviewPayout success', 'reviewPayout NOT_ALLOWED_NOW');
    const { person, id } = await held();
    expect((await review(id, 'give_back')).answer()).toMatchObject({ status: 'FAILED', isHeld: false });
    const again = await review(id, 'give_back');
    expect([again.status, refusalIn(again).reason]).toEqual([409, 'NOT_ALLOWED_NOW']);
    await world.settle();
    expect(await balanceOf(person)).toBe(amount);
    const [message] = (await world.api.callAs(person, 'listPaymentMessages')).answer().items;
    expect(message).toMatchObject({ kind: 'payout-failed' });
    expect((await heldList()).map((one) => one.id)).not.toContain(id);
    const failed = (await world.api.callAs(finance, 'listStaffPayouts', { query: { list: 'FAILED' } })).answer();
    expect(failed.items).toMatchObject([{ id, isHeld: false }]);
  });

  test('is sent again, as a new try, and arrives once', async () => {
    const { person, id } = await held();
    (await review(id, 'send_again')).answer();
    (await review(id, 'send_again')).answer();
    await world.settle();
    const sent = (await world.api.callAs(finance, 'listStaffPayouts', { query: { list: 'ACCEPTED' } })).answer().items;
    expect(sent.filter((one) => one.id === id)).toMatchObject([{ tries: 2, failureReason: null, isHeld: false }]);
    const atGateway = (await payoutById(world.pool, id))?.gatewayPayoutId;
    await world.api.sandbox.control(`/payouts/${atGateway}/succeed`);
    await world.settle();
    expect((await payoutOf(person, id)).status).toBe('SUCCEEDED');
    expect(await balanceOf(person)).toBe(0);
  });

  test('has it after all: it is settled as paid, and neither given back nor sent a second time', async () => {
    const { person, id } = await waiting();
    await world.pool.query("update payouts set failure_reason = 'TRANSFER_ERROR' where id = $1", [id]);
    await world.api.sandbox.control(`/payouts/${id}/succeed`, { webhook: { drop: true } });
    const result = await review(id, 'send_again');
    expect([result.status, refusalIn(result).reason]).toEqual([409, 'NOT_ALLOWED_NOW']);
    expect((await payoutOf(person, id)).status).toBe('SUCCEEDED');
    expect(await balanceOf(person)).toBe(0);
  });

  test('stays held while the gateway does not answer', async () => {
    const { person, id } = await held();
    await world.api.sandbox.control('/faults', { provider: 'xendit', path: '/v2/payouts', status: 500, count: 9 });
    expect((await review(id, 'give_back')).status).toBe(503);
    await world.api.sandbox.fetchControl(`/faults`, { method: 'DELETE' });
    expect((await heldList()).map((one) => one.id)).toContain(id);
    expect(await balanceOf(person)).toBe(0);
  });
});

test('a payout that is not there cannot be decided about', async () => {
  shows('reviewPayout PAYOUT_NOT_FOUND');
  const result = await review('pyo_0000000000', 'give_back');
  expect([result.status, refusalIn(result).reason]).toEqual([404, 'PAYOUT_NOT_FOUND']);
});

test('payouts are for finance, not for the warehouse', async () => {
  const results = [
    await world.api.callAs(warehouseStaff, 'listStaffPayouts'),
    await world.api.callAs(warehouseStaff, 'reviewPayout', {
      params: { id: 'pyo_0000000000' },
      body: { outcome: 'give_back', reason },
    }),
  ];
  for (const result of results) expect([result.status, refusalIn(result).reason]).toEqual([403, 'NOT_ALLOWED']);
});

describe('security 2: a held payout above the sum', () => {
  const supportLead = { uid: 'suri', roles: ['support'] as const };
  const more = pesos(1_000.01);

  test('is decided by two: support approves what finance asked, and it is paid once', async () => {
    shows('reviewPayout APPROVAL_WAITING');
    const { person, id } = await held(more);
    expect((await review(id, 'give_back')).answer()).toMatchObject({
      isHeld: true,
      approval: { reason, amount: more },
    });
    expect(await balanceOf(person)).toBe(0);
    expect(refusalIn(await review(id, 'send_again')).reason).toBe('APPROVAL_WAITING');
    const approvalId = await waitingFor(world, id);
    const call = { params: { id: approvalId } };
    const otherFinance = { uid: 'fina', roles: ['finance'] as const };
    expect(refusalIn(await world.api.callAs(otherFinance, 'approveRequest', call)).reason).toBe('SECOND_PERSON');
    const both = await Promise.all([1, 2].map(() => world.api.callAs(supportLead, 'approveRequest', call)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await world.settle();
    expect(await balanceOf(person)).toBe(more);
  });

  test('that arrived while the request waited is told as such, and nothing goes back', async () => {
    const { person, id } = await waiting(more);
    await world.pool.query("update payouts set failure_reason = 'TRANSFER_ERROR' where id = $1", [id]);
    (await review(id, 'give_back')).answer();
    const call = { params: { id: await waitingFor(world, id) } };
    await world.api.sandbox.control(`/payouts/${id}/succeed`, { webhook: { drop: true } });
    expect(refusalIn(await world.api.callAs(supportLead, 'approveRequest', call)).reason).toBe('APPROVAL_OVERTAKEN');
    expect((await payoutOf(person, id)).status).toBe('SUCCEEDED');
    expect(await balanceOf(person)).toBe(0);
  });
});
