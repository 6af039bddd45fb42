import { creditTestWallet } from '@suki/db/testing/test-trade';
import { pesos } from '@suki/domain/money/centavos';
import { afterEach, expect, test } from 'vitest';
import { newTrader } from '../../testing/trade-people.ts';
import { newKey } from '../../testing/trade-steps.ts';
import { tradeWorld } from '../../testing/trade-world.ts';

/** What finance is told of payouts that do not go through by themselves. */

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

/** At a bank that says nothing before it is told to; then it refuses with this reason. */
async function refused(failureCode: string): Promise<string> {
  const person = await newTrader(world.api.dependencies);
  await creditTestWallet(world.pool, person.userId, amount, world.api.clock.now());
  const account = { channelCode: 'PH_BDO', accountHolderName: 'Sam Reyes', accountNumber: '131313' };
  (await world.api.callAs(person, 'createWithdrawalAccount', { body: account })).answer();
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
