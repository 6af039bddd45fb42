import { afterEach, expect, test } from 'vitest';
import { reason } from '../../../../test/support/second-person.ts';
import { supportStaff } from '../../../../test/support/trade-people.ts';
import { type Deal, dealAt } from '../../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../../test/support/trade-world.ts';

/**
 * The history names who stopped or ended an order, and their words: all of it for the staff, its own part for each side
 * (ADR 0070).
 */

const world = tradeWorld();
afterEach(() => world.expectSound());

type Reader = 'buyer' | 'seller' | 'staff';
const historyFor = async (reader: Reader, deal: Deal) => {
  const params = { id: deal.orderId };
  const call =
    reader === 'staff'
      ? world.api.callAs(supportStaff, 'getStaffOrder', { params })
      : world.api.callAs(deal[reader], 'getOrder', { params });
  return (await call).answer().history;
};
const nameSupport = async () => {
  await world.pool.query(`update users set name = 'Fe Ramos' where firebase_uid = $1`, [supportStaff.uid]);
};
const stays = { from: 'confirming_buyer_order', to: 'confirming_buyer_order' };

test('a look at an order, its end and the verdict of a cancellation stand in the history, with who it was', async () => {
  const deal = await dealAt(world, 'confirming_buyer_order');
  const params = { id: deal.orderId };
  (await world.api.callAs(supportStaff, 'holdOrder', { params })).answer();
  await nameSupport();
  world.api.clock.advance(1000);
  (await world.api.callAs(supportStaff, 'releaseOrder', { params })).answer();
  world.api.clock.advance(1000);
  const body = { fault: 'buyer', isFraud: false, reason } as const;
  (await world.api.callAs(supportStaff, 'cancelForPlatform', { params, body })).answer();
  const [held, released, cancelled] = (await historyFor('staff', deal)).slice(-3);
  expect(held).toMatchObject({ ...stays, event: 'E40', actor: 'staff', by: 'Fe Ramos' });
  expect(released).toMatchObject({ ...stays, event: 'E40-end', by: 'Fe Ramos' });
  expect(cancelled).toMatchObject({ event: 'E45-paid-relist', actor: 'staff', by: 'Fe Ramos', said: body });
  for (const side of ['buyer', 'seller'] as const) {
    const seen = await historyFor(side, deal);
    expect(seen.slice(-3).map(({ event }) => event)).toEqual(['E40', 'E40-end', 'E45-paid-relist']);
    expect(seen.filter((line) => 'by' in line || 'said' in line)).toEqual([]);
  }
});

test('a refusal and a repetition leave no line', async () => {
  const deal = await dealAt(world, 'confirming_buyer_order');
  const params = { id: deal.orderId };
  (await world.api.callAs(supportStaff, 'holdOrder', { params })).answer();
  await world.api.callAs(supportStaff, 'holdOrder', { params });
  expect((await world.eventsOf(deal.orderId)).filter((event) => event === 'E40')).toHaveLength(1);
});

test('how the buyer paid is nothing to the seller', async () => {
  const deal = await dealAt(world, 'confirming_buyer_order');
  const events = async (reader: Reader) => (await historyFor(reader, deal)).map(({ event }) => event);
  expect(await events('staff')).toEqual(['E31', 'E32', 'E37a']);
  expect(await events('buyer')).toEqual(['E31', 'E32', 'E37a']);
  expect(await events('seller')).toEqual(['E31', 'E37a']);
});
