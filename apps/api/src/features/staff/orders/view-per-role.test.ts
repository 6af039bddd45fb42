import type { StaffRole } from '@suki/domain/people/staff-roles';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Deal, dealAt, deliver } from '../../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../../test/support/trade-world.ts';

/** Security 12: each role sees of an order what its work needs, in the whole text of the answer. */

const world = tradeWorld();
const staff = (role: StaffRole) => ({ uid: `view-${role}`, name: `Colleague ${role}`, roles: [role] });

let deal: Deal;
let inbound = '';
let phones: { readonly buyer: string; readonly seller: string };
beforeAll(async () => {
  deal = await dealAt(world, 'seller_to_ship');
  inbound = await deliver(world, deal);
  const phoneOf = async (userId: string) =>
    (await world.pool.query<{ phone: string }>('select phone_number as phone from users where id = $1', [userId]))
      .rows[0]?.phone ?? '';
  phones = { buyer: await phoneOf(deal.buyer.userId), seller: await phoneOf(deal.seller.userId) };
  (await world.api.callAs(staff('warehouse'), 'receiveAtWarehouse', { body: { code: inbound } })).answer();
});

const orderAs = async (role: StaffRole) => {
  const result = await world.api.callAs(staff(role), 'getStaffOrder', { params: { id: deal.orderId } });
  // The ids of messages and items are random letters, in which no name or street of a test can stand.
  return { text: JSON.stringify(result.body), order: result.answer() };
};

type Group =
  | 'label'
  | 'contacts of the buyer'
  | 'contacts of the seller'
  | 'parcel'
  | 'colleague'
  | 'payment'
  | 'payout';

/** Which field groups stand in an answer, read off the values of the two people. */
async function seen(role: StaffRole): Promise<readonly Group[]> {
  const { text, order } = await orderAs(role);
  const has = (value: string | undefined): boolean => value !== undefined && text.includes(value);
  const groups: Readonly<Record<Group, boolean>> = {
    label: has(deal.buyer.street),
    'contacts of the buyer': has(deal.buyer.email),
    'contacts of the seller': has(deal.seller.email) || has(phones.seller) || has(`"${deal.seller.name}"`),
    parcel: has(inbound),
    colleague: has('Colleague warehouse'),
    payment:
      order.buyerQuote !== null || order.attempt !== null || order.paymentInfo !== null || order.amount > order.price,
    payout: order.payout !== null || order.deposit !== null,
  };
  return (Object.keys(groups) as Group[]).filter((group) => groups[group]);
}

const everything: readonly Group[] = [
  'label',
  'contacts of the buyer',
  'contacts of the seller',
  'parcel',
  'colleague',
  'payment',
  'payout',
];

describe('security 12: of an order with both sides', () => {
  test.each<[StaffRole, readonly Group[]]>([
    ['inspector', []],
    ['warehouse', ['label', 'parcel', 'colleague']],
    ['support', everything],
    ['finance', ['contacts of the buyer', 'contacts of the seller', 'colleague', 'payment', 'payout']],
    ['admin', everything],
  ])('%s sees %o and nothing else', async (role, groups) => {
    expect(await seen(role)).toEqual(groups);
  });

  test('an inspector sees neither person: no name, phone or street anywhere in the answer', async () => {
    const { text } = await orderAs('inspector');
    const { buyer, seller } = deal;
    for (const trace of [buyer, seller].flatMap(({ street, email, userId, name }) => [
      street,
      email,
      userId,
      `"${name}"`,
    ]))
      expect(text).not.toContain(trace);
    for (const phone of Object.values(phones)) expect(text).not.toContain(phone);
  });

  test('an inspector sees neither person after a step of their own', async () => {
    const result = await world.api.callAs(staff('inspector'), 'beginInspection', { params: { id: deal.orderId } });
    expect(result.answer()).toMatchObject({ buyerAddress: null, payout: null, paymentInfo: null, people: null });
  });

  test('the work list shows the buyer’s total to those who see money alone', async () => {
    const amountAs = async (role: StaffRole) => {
      const { items } = (await world.api.callAs(staff(role), 'listStaffOrders')).answer();
      return items.find(({ id }) => id === deal.orderId);
    };
    const [inspectors, supports] = [await amountAs('inspector'), await amountAs('support')];
    expect(inspectors?.amount).toBe(inspectors?.price);
    expect(supports?.amount).toBeGreaterThan(Number(supports?.price));
  });
});
