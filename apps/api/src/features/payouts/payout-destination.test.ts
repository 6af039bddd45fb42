import { creditTestWallet, letAccountsRest } from '@suki/db/testing/test-trade';
import type { PayoutId, WithdrawalAccountId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { reason } from '../../../test/support/second-person.ts';
import { newTrader, type Trader } from '../../../test/support/trade-people.ts';
import { newKey } from '../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../test/support/trade-world.ts';
import { GatewayError } from '../../ports/payment-gateway.ts';
import { sendPayout } from './send-payout.ts';

/**
 * A payout goes to the account that its owner chose, and keeps showing that account, whatever the account is changed to
 * later (`docs/lifecycle.md#payouts`, ADR 0072).
 */

const world = tradeWorld();
const finance = { uid: 'fe', roles: ['finance'] as const };
const amount = pesos(1_000);
/** The sandbox's bank holds payouts to this account until the test decides their result. */
const asked = { channelCode: 'PH_BDO', accountHolderName: 'Juan Sanctioned', accountNumber: '131313' };
const edited = { channelCode: 'PH_GCASH', accountHolderName: 'Another Person', accountNumber: '09171234567' };
const shown = {
  channelCode: 'PH_BDO',
  bankName: 'BDO Unibank',
  accountHolderName: 'Juan Sanctioned',
  maskedAccountNumber: '•••• 1313',
};
afterEach(async () => {
  await world.settle();
  await world.expectSound();
});

type Asked = { readonly person: Trader; readonly id: PayoutId; readonly accountId: WithdrawalAccountId };

async function askForPayout(): Promise<Asked> {
  const person = await newTrader(world.api.dependencies);
  await creditTestWallet(world.pool, person.userId, amount, world.api.clock.now());
  const account = (await world.api.callAs(person, 'createWithdrawalAccount', { body: asked })).answer();
  await letAccountsRest(world.pool);
  const answer = await world.api.callAs(person, 'requestPayout', { body: { amount }, idempotencyKey: newKey() });
  return { person, id: answer.answer().id, accountId: account.id };
}

const edit = async ({ person, accountId }: Asked) =>
  (await world.api.callAs(person, 'updateWithdrawalAccount', { params: { id: accountId }, body: edited })).answer();
const payoutOf = async ({ person, id }: Asked) =>
  (await world.api.callAs(person, 'getPayout', { params: { id } })).answer();

const State = z.object({
  payouts: z.array(
    z.object({
      id: z.string(),
      reference_id: z.string(),
      channel_code: z.string(),
      channel_properties: z.object({ account_number: z.string(), account_holder_name: z.string() }),
    }),
  ),
});
async function sendingsOf({ id }: Asked) {
  const { payouts } = State.parse(await (await world.api.sandbox.fetchControl(`/state`)).json());
  return payouts.filter(({ reference_id }) => reference_id.startsWith(id));
}
const sentTo = async (payout: Asked) =>
  (await sendingsOf(payout)).map(({ channel_code, channel_properties }) => [
    channel_code,
    channel_properties.account_holder_name,
    channel_properties.account_number,
  ]);
const once = ['PH_BDO', 'Juan Sanctioned', '131313'];

test('a payout that compliance stopped is shown to the staff, and sent again to its first destination, not to the changed account', async () => {
  const payout = await askForPayout();
  await world.settle();
  await world.api.sandbox.control(`/payouts/${payout.id}/fail`, { failure_code: 'REJECTED_BY_WG' });
  await world.settle();
  await edit(payout);
  const held = (await world.api.callAs(finance, 'listStaffPayouts')).answer().items;
  expect(held).toMatchObject([{ id: payout.id, channelCode: 'PH_BDO', accountHolderName: 'Juan Sanctioned' }]);
  const review = { params: { id: payout.id }, body: { outcome: 'send_again', reason } } as const;
  (await world.api.callAs(finance, 'reviewPayout', review)).answer();
  await world.settle();
  expect(await sentTo(payout)).toEqual([once, once]);
});

test('a payout that has arrived still shows its destination to its owner after the account was changed and removed', async () => {
  const payout = await askForPayout();
  await world.settle();
  await world.api.sandbox.control(`/payouts/${payout.id}/succeed`);
  await world.settle();
  await edit(payout);
  expect(await payoutOf(payout)).toMatchObject({ status: 'SUCCEEDED', account: shown });
  await world.api.callAs(payout.person, 'deleteWithdrawalAccount', { params: { id: payout.accountId } });
  const list = (await world.api.callAs(payout.person, 'listPayouts')).answer().items;
  expect(list).toMatchObject([{ id: payout.id, account: shown }]);
});

test('a payout whose first answer was lost stays one sending after its account was changed: it is taken once, and can be stopped', async () => {
  const payout = await askForPayout();
  const fault = { provider: 'xendit', method: 'POST', path: '/v2/payouts', how: 'lose', status: 504 };
  await world.api.sandbox.control('/faults', fault);
  await expect(sendPayout(payout.id, world.api.dependencies)).rejects.toThrow(GatewayError);
  await edit(payout);
  await world.settle();
  expect(await payoutOf(payout)).toMatchObject({ status: 'ACCEPTED', failureReason: null, account: shown });
  expect(await sentTo(payout)).toEqual([once]);
  const stopped = await world.api.callAs(payout.person, 'cancelPayout', { params: { id: payout.id } });
  expect(stopped.answer()).toMatchObject({ status: 'CANCELLED', account: shown });
});

test('where it goes stands nowhere in plain text, though the gateway says it in each of its webhooks', async () => {
  const payout = await askForPayout();
  await world.settle();
  await world.api.sandbox.control(`/payouts/${payout.id}/succeed`);
  await world.settle();
  expect((await payoutOf(payout)).status).toBe('SUCCEEDED');
  const { rows } = await world.pool.query('select kind, body from webhook_events');
  const told = rows.filter(({ body }) => body.data?.reference_id === payout.id);
  expect(told).toMatchObject([{ kind: 'payout.succeeded', body: { data: { status: 'SUCCEEDED', currency: 'PHP' } } }]);
  expect(JSON.stringify(rows)).not.toContain(asked.accountNumber);
  expect(JSON.stringify(rows)).not.toContain(asked.accountHolderName);
});

test('an account that was corrected meanwhile is not marked for the number that the bank did not know', async () => {
  const statusAfter = async (change: (payout: Asked) => Promise<unknown>) => {
    const payout = await askForPayout();
    await world.settle();
    await change(payout);
    await world.api.sandbox.control(`/payouts/${payout.id}/fail`, { failure_code: 'INVALID_DESTINATION' });
    await world.settle();
    const params = { id: payout.accountId };
    return (await world.api.callAs(payout.person, 'getWithdrawalAccount', { params })).answer().status;
  };
  expect(await statusAfter(async () => undefined)).toBe('invalid');
  expect(await statusAfter(edit)).toBe('valid');
});
