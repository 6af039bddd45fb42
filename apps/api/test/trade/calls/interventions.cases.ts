import { nobodysIds } from '../../support/nobodys-ids.ts';
import { reason, warehouseColleague } from '../../support/second-person.ts';
import { supportStaff, warehouseStaff } from '../../support/trade-people.ts';
import { dealAt } from '../../support/trade-steps.ts';
import { bankQuestions } from '../rows/bank.ts';
import type { CallCase } from './case.ts';

const byId = (id: string) => ({ params: { id } });
const losing = (id: string) => ({ ...byId(id), body: { reason } });
const cancelling = (id: string, fault = 'buyer', isFraud = false) => ({
  ...byId(id),
  body: { fault, isFraud, reason },
});

const ofNobody = (
  call: 'cancelForPlatform' | 'holdOrder' | 'releaseOrder' | 'reportLostItem',
  as = supportStaff,
  input: object = byId(nobodysIds.orderId),
): CallCase => ({
  call,
  refusal: 'ORDER_NOT_FOUND',
  what: 'an order that does not exist',
  arrange: async () => ({ as, input }),
});

/** Calls for an extra day for the seller, and for interventions of the platform. */
export const interventionCases: readonly CallCase[] = [
  {
    call: 'askMoreTime',
    what: 'by the seller, once',
    changes: ['messages', 'orders', 'timers', 'transitions'],
    arrange: async ({ world }) => {
      const { seller, orderId } = await dealAt(world, 'seller_to_ship');
      return { as: seller, input: { params: { orderId } } };
    },
  },
  {
    call: 'askMoreTime',
    refusal: 'ALREADY_DONE',
    what: 'a second time',
    arrange: async ({ world }) => {
      const { seller, orderId } = await dealAt(world, 'seller_to_ship');
      (await world.api.callAs(seller, 'askMoreTime', { params: { orderId } })).answer();
      return { as: seller, input: { params: { orderId } } };
    },
  },
  {
    call: 'askMoreTime',
    refusal: 'NOT_YOUR_ROLE',
    what: 'by the buyer',
    arrange: async ({ deal }) => {
      const { buyer, orderId } = await deal('seller_to_ship');
      return { as: buyer, input: { params: { orderId } } };
    },
  },
  {
    call: 'askMoreTime',
    refusal: 'NOT_ALLOWED_NOW',
    what: 'before the order is confirmed',
    arrange: async ({ deal }) => {
      const { seller, orderId } = await deal('confirming_buyer_order');
      return { as: seller, input: { params: { orderId } } };
    },
  },
  {
    call: 'askMoreTime',
    refusal: 'ON_HOLD',
    what: 'of an order that stands still: its time does too',
    arrange: async ({ world }) => {
      const { seller, orderId } = await dealAt(world, 'seller_to_ship');
      (await world.api.callAs(supportStaff, 'holdOrder', byId(orderId))).answer();
      return { as: seller, input: { params: { orderId } } };
    },
  },
  {
    call: 'reportLostItem',
    what: 'an item that is being checked: a second person has to agree first',
    changes: ['approvals', 'staff_alerts'],
    arrange: async ({ world }) => {
      const { orderId } = await dealAt(world, 'under_inspection');
      return { as: warehouseColleague, input: losing(orderId) };
    },
  },
  ofNobody('reportLostItem', warehouseStaff, losing(nobodysIds.orderId)),
  {
    call: 'reportLostItem',
    refusal: 'NOT_ALLOWED_NOW',
    what: 'an item that is not here yet',
    arrange: async ({ deal }) => ({
      as: warehouseStaff,
      input: losing((await deal('on_way_to_warehouse')).orderId),
    }),
  },
  {
    call: 'holdOrder',
    what: 'a paid order, to look at it',
    changes: ['messages', 'orders', 'staff_alerts', 'timers', 'transitions'],
    arrange: async ({ world }) => ({
      as: supportStaff,
      input: byId((await dealAt(world, 'confirming_buyer_order')).orderId),
    }),
  },
  ofNobody('holdOrder'),
  {
    call: 'holdOrder',
    refusal: 'NOT_ALLOWED_NOW',
    what: 'an order that the courier brings to its buyer',
    arrange: async ({ deal }) => ({ as: supportStaff, input: byId((await deal('to_receive')).orderId) }),
  },
  {
    call: 'releaseOrder',
    what: 'an order that was looked at',
    changes: ['messages', 'orders', 'timers', 'transitions'],
    arrange: async ({ world }) => {
      const { orderId } = await dealAt(world, 'seller_to_ship');
      (await world.api.callAs(supportStaff, 'holdOrder', byId(orderId))).answer();
      return { as: supportStaff, input: byId(orderId) };
    },
  },
  ofNobody('releaseOrder'),
  {
    call: 'releaseOrder',
    refusal: 'NOT_ALLOWED_NOW',
    what: 'an order that a bank has stopped',
    arrange: async ({ world }) => {
      const { orderId } = await dealAt(world, 'seller_to_ship');
      await bankQuestions(world, { entity: 'order', id: orderId });
      return { as: supportStaff, input: byId(orderId) };
    },
  },
  {
    call: 'cancelForPlatform',
    what: 'a paid order, at the buyer’s fault: the pair is on sale again',
    changes: [
      'asks',
      'book_log',
      'books',
      'journal_entries',
      'ledger_lines',
      'messages',
      'orders',
      'postings',
      'refunds',
      'timers',
      'transitions',
      'wallet_transactions',
    ],
    arrange: async ({ world }) => ({
      as: supportStaff,
      input: cancelling((await dealAt(world, 'confirming_buyer_order')).orderId),
    }),
  },
  ofNobody('cancelForPlatform', supportStaff, cancelling(nobodysIds.orderId)),
  {
    call: 'cancelForPlatform',
    refusal: 'NOT_ALLOWED_NOW',
    what: 'an order that is on its way to the buyer',
    arrange: async ({ deal }) => ({ as: supportStaff, input: cancelling((await deal('to_receive')).orderId) }),
  },
];
