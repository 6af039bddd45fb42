import { insertClaim } from '@suki/db/queries/claims';
import { raiseMoneyAlert } from '@suki/db/queries/money-alerts';
import { raiseAlerts } from '@suki/db/queries/standings';
import { testId } from '@suki/db/testing/test-ids';
import { withTransaction } from '@suki/db/tx';
import type { TimerSubject } from '@suki/domain/trade/facts/decision';
import { beforeAll, expect, test } from 'vitest';
import { type Deal, dealAt, listAsk } from '../../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../../test/support/trade-world.ts';

/** The console leads from every alert to the order that the alert's subject belongs to. */

const world = tradeWorld();
const admin = { uid: 'ada', roles: ['admin'] as const };
let deal: Deal;
beforeAll(async () => {
  deal = await dealAt(world, 'confirming_buyer_order', await listAsk(world));
  const call = { params: { orderId: deal.orderId }, body: { isSeller: true } };
  (await world.api.callAs(deal.seller, 'cancelOrder', call)).answer();
  await world.settle();
});

async function idIn(table: 'payment_attempts' | 'refunds' | 'deposits', where: string, value: string): Promise<string> {
  const { rows } = await world.pool.query<{ id: string }>(`select id from ${table} where ${where} = $1`, [value]);
  if (rows[0] === undefined) throw new Error(`Expected a row of ${table} with ${where} = ${value}.`);
  return rows[0].id;
}

const attempt = () => idIn('payment_attempts', 'order_id', deal.orderId);
const money = async (entity: 'attempt' | 'refund' | 'payout' | 'dispute', id: string) => {
  await raiseMoneyAlert(world.pool, { entity, id, event: 'differs' }, world.api.clock.now());
  return id;
};
const ofTrade = async (entity: TimerSubject['entity'], id: string) => {
  const alert = { queue: 'support', event: 'E74', subject: { entity, id: id as TimerSubject['id'] } } as const;
  await withTransaction(world.pool, (tx) => raiseAlerts(tx, [alert], world.api.clock.now()));
  return id;
};
async function claim(): Promise<string> {
  const [id, buyerId] = [testId('clm'), (await world.api.callAs(deal.buyer, 'getUser')).answer().userId];
  const row = { id, orderId: deal.orderId, buyerId, kind: 'condition', status: 'open', isOverdue: false } as const;
  await withTransaction(world.pool, (tx) => insertClaim(tx, row, world.api.clock.now()));
  return id;
}

test.each([
  { about: 'an order', raise: () => ofTrade('order', deal.orderId) },
  { about: 'an ask', raise: () => ofTrade('ask', deal.askId) },
  { about: 'a deposit', raise: async () => ofTrade('deposit', await idIn('deposits', 'ask_id', deal.askId)) },
  { about: 'a claim', raise: async () => ofTrade('claim', await claim()) },
  { about: 'a payment', raise: async () => money('attempt', await attempt()) },
  { about: 'a refund', raise: async () => money('refund', await idIn('refunds', 'attempt_id', await attempt())) },
  {
    about: 'the payment of a deposit',
    raise: async () => money('attempt', await idIn('payment_attempts', 'ask_id', deal.askId)),
    isAlone: true,
  },
  { about: 'a payout', raise: () => money('payout', testId('pyo')), isAlone: true },
  { about: 'a dispute of the gateway', raise: () => money('dispute', 'dp-1'), isAlone: true },
])('an alert about $about names its order, or none', async ({ raise, isAlone }) => {
  const id = await raise();
  const { items } = (await world.api.callAs(admin, 'listStaffAlerts', { query: { limit: 180 } })).answer();
  const [alert] = items.filter(({ subject }) => subject.id === id);
  expect(alert?.orderId).toBe(isAlone === true ? null : deal.orderId);
});
