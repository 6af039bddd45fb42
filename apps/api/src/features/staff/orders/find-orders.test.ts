import type { StaffRole } from '@suki/domain/people/staff-roles';
import { beforeAll, expect, test } from 'vitest';
import { shows } from '../../../../test/support/evidence.ts';
import { type Deal, dealAt, deliver } from '../../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../../test/support/trade-world.ts';

const world = tradeWorld();
const staff = (role: StaffRole) => ({ uid: `finder-${role}`, roles: [role] });
const roles = ['warehouse', 'inspector', 'support', 'finance'] as const;

let deal: Deal;
let orderNumber = '';
let parcel = '';
let item = { name: '', styleCode: '' };
let phone = '';

beforeAll(async () => {
  deal = await dealAt(world, 'seller_to_ship');
  parcel = await deliver(world, deal);
  const order = (await world.api.callAs(staff('support'), 'getStaffOrder', { params: { id: deal.orderId } })).answer();
  ({ orderNumber, item } = order);
  phone = String(order.people?.buyer.phoneNumber);
});

const found = async (role: StaffRole, text: string) =>
  (await world.api.callAs(staff(role), 'findOrders', { body: { text } })).answer();
const idsFor = async (role: StaffRole, text: string) => (await found(role, text)).items.map(({ id }) => id);

test.each(roles)(
  'ops A.2 A6: %s finds an order by its number, id, parcel and item, however it is typed',
  async (role) => {
    shows('findOrders success');
    const typed = [
      orderNumber,
      orderNumber.toLowerCase().replaceAll('-', ' '),
      deal.orderId.toUpperCase(),
      parcel,
      parcel.toLowerCase(),
    ];
    for (const text of typed) expect([text, await idsFor(role, text)]).toEqual([text, [deal.orderId]]);
    for (const text of [item.styleCode, item.name, item.name.split(' ')[0] ?? '']) {
      expect(await idsFor(role, text)).toContain(deal.orderId);
    }
  },
);

test('ops A.2 A6: a mistyped order number is told apart from one that nobody has', async () => {
  const digits = orderNumber.replaceAll(/\D/g, '');
  const wrongDigit = orderNumber.replace(/\d(?=[A-Z]$)/, (digit) => String((Number(digit) + 1) % 10));
  expect(await found('warehouse', wrongDigit)).toMatchObject({ isMistyped: true, items: [] });
  expect(await found('warehouse', `SK-${digits}`)).toMatchObject({ isMistyped: true, items: [] });
  expect(await found('warehouse', 'nothing-of-this-name')).toMatchObject({ isMistyped: false, items: [] });
});

test.each([
  ['support', true],
  ['finance', true],
  ['warehouse', false],
  ['inspector', false],
] as const)('ops A.2 A6: %s finds orders by mail, phone and name of a side: %s', async (role, isFound) => {
  const { buyer, seller } = deal;
  for (const text of [buyer.email, phone, phone.replace('+63', '0'), buyer.name, seller.email]) {
    const answer = await found(role, String(text));
    expect([text, answer.items.some(({ id }) => id === deal.orderId)]).toEqual([text, isFound]);
    expect(answer.people.length > 0).toBe(isFound);
  }
});

test('ops A.2 A6: an ended order is not found by its item, but by its number', async () => {
  const ended = await dealAt(world, 'to_pay');
  (
    await world.api.callAs(ended.buyer, 'cancelOrder', {
      params: { orderId: ended.orderId },
      body: { isSeller: false },
    })
  ).answer();
  const order = (await world.api.callAs(staff('support'), 'getStaffOrder', { params: { id: ended.orderId } })).answer();
  expect(await idsFor('warehouse', order.item.styleCode)).toEqual([]);
  expect(await idsFor('warehouse', order.orderNumber)).toEqual([ended.orderId]);
});
