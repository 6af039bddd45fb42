import { payoutById } from '@suki/db/queries/payouts';
import { creditTestWallet, letAccountsRest } from '@suki/db/testing/test-trade';
import { pesos } from '@suki/domain/money/centavos';
import { afterEach, describe, expect, test } from 'vitest';
import { newTrader } from '../../../test/support/trade-people.ts';
import { dealAt, newKey } from '../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../test/support/trade-world.ts';
import { settlePayout } from '../payouts/settle-payout.ts';
import { settleRefund } from './settle-refund.ts';

/** A report of the gateway about other money than we sent settles nothing: people look first. */

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
const others = [
  { what: 'a centavo less', change: { amount: pesos(999.99) } },
  { what: 'ten times as much', change: { amount: pesos(10_000) } },
  { what: 'another currency', change: { currency: 'USD' } },
] as const;

describe('security 20: a payout', () => {
  /** A payout whose bank stays silent. */
  async function sent() {
    const person = await newTrader(world.api.dependencies);
    await creditTestWallet(world.pool, person.userId, amount, world.api.clock.now());
    const account = { channelCode: 'PH_BDO', accountHolderName: 'Sam Reyes', accountNumber: '131313' };
    (await world.api.callAs(person, 'createWithdrawalAccount', { body: account })).answer();
    await letAccountsRest(world.pool);
    const asked = await world.api.callAs(person, 'requestPayout', { body: { amount }, idempotencyKey: newKey() });
    await world.settle();
    const { id } = asked.answer();
    const gatewayPayoutId = (await payoutById(world.pool, id))?.gatewayPayoutId ?? '';
    return { person, id, answer: await world.api.dependencies.gateway.getPayout(gatewayPayoutId) };
  }

  test.each(others)(
    'that the gateway reports with $what stays open, and finance sees both sides once',
    async ({ change }) => {
      const { person, id, answer } = await sent();
      for (const status of ['SUCCEEDED', 'SUCCEEDED', 'FAILED', 'REVERSED'] as const) {
        const failureCode = status === 'FAILED' ? 'REJECTED_BY_CHANNEL' : null;
        await settlePayout({ ...answer, ...change, status, failureCode }, world.api.dependencies);
      }
      expect((await payoutById(world.pool, id))?.status).toBe('ACCEPTED');
      expect(await world.balance(`wallet:${person.userId}`)).toBe(0);
      expect(await alertsOf(id)).toMatchObject([
        { event: 'differs', comparison: { here: { amount, currency: 'PHP' }, there: change, agrees: false } },
      ]);
      await settlePayout({ ...answer, status: 'SUCCEEDED' }, world.api.dependencies);
      expect((await payoutById(world.pool, id))?.status).toBe('SUCCEEDED');
    },
  );
});

describe('security 20: a refund', () => {
  test.each(others)(
    'that the gateway reports with $what stays as it is, and finance sees both sides once',
    async ({ change }) => {
      const deal = await dealAt(world, 'confirming_buyer_order');
      const call = { params: { orderId: deal.orderId }, body: { isSeller: false } };
      (await world.api.callAs(deal.buyer, 'cancelOrder', call)).answer();
      const find = async () =>
        (
          await world.pool.query(
            `select r.id, r.status, r.amount::int as amount from refunds r join payment_attempts p on p.id = r.attempt_id where p.order_id = $1`,
            [deal.orderId],
          )
        ).rows[0];
      const { id, status, amount: owed } = await find();
      const answer = { id: 'rfd-1', referenceId: id, paymentId: '', amount: owed, currency: 'PHP', failureCode: null };
      for (const word of ['SUCCEEDED', 'FAILED', 'PENDING'] as const) {
        await settleRefund({ ...answer, ...change, status: word }, world.api.dependencies);
      }
      expect((await find()).status).toBe(status);
      expect(await alertsOf(id)).toMatchObject([{ event: 'differs', comparison: { there: change, agrees: false } }]);
      await world.settle();
      expect((await find()).status).toBe('SUCCEEDED');
    },
  );
});
