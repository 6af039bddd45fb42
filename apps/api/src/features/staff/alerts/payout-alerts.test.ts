import { payoutById } from '@suki/db/queries/payouts';
import { hurryJobs } from '@suki/db/testing/queue-rows';
import { creditTestWallet, letAccountsRest } from '@suki/db/testing/test-trade';
import { toId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { afterEach, describe, expect, test } from 'vitest';
import { newTrader } from '../../../../test/support/trade-people.ts';
import { newKey } from '../../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../../test/support/trade-world.ts';
import { payoutReference } from '../../payouts/payout-reference.ts';
import { settlePayout } from '../../payouts/settle-payout.ts';

/** Alerts for finance about payouts that do not go through without help. */

const world = tradeWorld();
const finance = { uid: 'fe', roles: ['finance'] as const };
const amount = pesos(1_000);
afterEach(async () => {
  await world.catchUp();
  await world.expectSound();
});

const alertsOf = async (id: string) => {
  const { items } = (await world.api.callAs(finance, 'listStaffAlerts', { query: { limit: 180 } })).answer();
  return items.filter(({ subject }) => subject.id === id);
};

/** A payout whose bank stays silent until it is told to refuse with this code. */
async function refused(failureCode: string): Promise<string> {
  const person = await newTrader(world.api.dependencies);
  await creditTestWallet(world.pool, person.userId, amount, world.api.clock.now());
  const account = { channelCode: 'PH_BDO', accountHolderName: 'Sam Reyes', accountNumber: '131313' };
  (await world.api.callAs(person, 'createWithdrawalAccount', { body: account })).answer();
  await letAccountsRest(world.pool);
  const asked = await world.api.callAs(person, 'requestPayout', { body: { amount }, idempotencyKey: newKey() });
  await world.settle();
  const { id } = asked.answer();
  await world.api.sandbox.control(`/payouts/${id}/fail`, { failure_code: failureCode });
  await world.settle();
  return id;
}

test.each([
  { failureCode: 'INSUFFICIENT_BALANCE', event: 'balance_low', page: 'money' },
  { failureCode: 'UNKNOWN_BANK_NETWORK_ERROR', event: 'payout_held', page: 'payouts' },
  { failureCode: 'TRANSFER_ERROR', event: 'payout_held', page: 'payouts' },
])(
  'after $failureCode finance is told once, however often the gateway says it',
  async ({ failureCode, event, page }) => {
    const id = await refused(failureCode);
    await world.catchUp();
    await world.api.callAs(finance, 'reconcilePayments');
    expect(await alertsOf(id)).toMatchObject([{ queue: 'finance', event, page, subject: { entity: 'payout', id } }]);
  },
);

test('a failure that passes by itself, or gives the money back, is no alert', async () => {
  for (const failureCode of ['TEMPORARY_TRANSFER_ERROR', 'REJECTED_BY_CHANNEL']) {
    expect(await alertsOf(await refused(failureCode))).toEqual([]);
  }
});

describe('the success of a sending that was reported as failed', () => {
  const word = async (id: string, status: 'SUCCEEDED', sending: 'first' | 'second', gatewayId?: string) => {
    const payoutId = toId('pyo', id);
    const payout = await payoutById(world.pool, payoutId);
    await settlePayout(
      {
        id: gatewayId ?? payout?.gatewayPayoutId ?? '',
        referenceId: payoutReference({ payoutId, tries: sending === 'first' ? 1 : 2 }),
        amount,
        currency: 'PHP',
        status,
        failureCode: null,
        expectedAt: null,
      },
      world.api.dependencies,
    );
    return await payoutById(world.pool, payoutId);
  };
  const gatewayIdOf = async (id: string) => (await payoutById(world.pool, toId('pyo', id)))?.gatewayPayoutId ?? '';

  test('ends the payout while it waits for its next sending: nothing is sent again, and nobody need look', async () => {
    const id = await refused('TEMPORARY_TRANSFER_ERROR');
    expect(await word(id, 'SUCCEEDED', 'first', `disb-${id}`)).toMatchObject({ status: 'SUCCEEDED' });
    await hurryJobs(world.pool);
    await world.settle();
    expect(await payoutById(world.pool, toId('pyo', id))).toMatchObject({ status: 'SUCCEEDED', tries: 1 });
    expect(await alertsOf(id)).toEqual([]);
  });

  test('after another one has left books the money once, and finance is told that it may have gone twice', async () => {
    const id = await refused('TEMPORARY_TRANSFER_ERROR');
    (
      await world.api.callAs(finance, 'retryPayout', {
        params: { id },
        body: { reason: 'The gateway takes it again.' },
      })
    ).answer();
    await world.settle();
    const second = await gatewayIdOf(id);
    expect(await word(id, 'SUCCEEDED', 'first', `disb-${id}`)).toMatchObject({ status: 'SUCCEEDED', tries: 2 });
    expect(await alertsOf(id)).toMatchObject([{ queue: 'finance', event: 'payout_twice' }]);
    expect(await word(id, 'SUCCEEDED', 'second', second)).toMatchObject({ gatewayPayoutId: `disb-${id}` });
    expect(await alertsOf(id)).toHaveLength(1);
  });

  test('after the money went back to the wallet takes nothing from it, and finance is told', async () => {
    const id = await refused('REJECTED_BY_CHANNEL');
    expect(await word(id, 'SUCCEEDED', 'first')).toMatchObject({ status: 'FAILED' });
    expect(await alertsOf(id)).toMatchObject([{ event: 'payout_twice' }]);
  });

  test('that is told again when it is known is no news', async () => {
    const id = await refused('TEMPORARY_TRANSFER_ERROR');
    await word(id, 'SUCCEEDED', 'first', `disb-${id}`);
    await word(id, 'SUCCEEDED', 'first', `disb-${id}`);
    expect(await alertsOf(id)).toEqual([]);
  });
});
