import { timersOf } from '@suki/db/queries/timers';
import { dealAt } from '../../support/trade-steps.ts';
import type { CallCase } from './case.ts';
import { addressIn, type Scenes } from './scenes.ts';

/** Moves the Clock past a third of the running deadline; back again after the case. */
async function toAThird({ world }: Scenes, orderId: Parameters<typeof timersOf>[2][number]): Promise<() => void> {
  const { clock } = world.api;
  const before = clock.now();
  const [timer] = await timersOf(world.pool, 'order', [orderId]);
  if (timer === undefined) throw new Error(`Expected a deadline to run for ${orderId}.`);
  clock.set(new Date(before.getTime() + (timer.fireAt.getTime() - before.getTime()) / 2));
  return () => clock.set(before);
}

const byId = (id: string) => ({ params: { id } });

/** Calls for reminders, rushes and new addresses of orders. */
export const nudgeCases: readonly CallCase[] = [
  {
    call: 'remindOfOrder',
    what: 'after a third of the seller’s time',
    changes: ['messages', 'orders', 'transitions'],
    arrange: async (scenes) => {
      const { buyer, orderId } = await dealAt(scenes.world, 'confirming_buyer_order');
      return { as: buyer, input: byId(orderId), after: await toAThird(scenes, orderId) };
    },
  },
  {
    call: 'remindOfOrder',
    refusal: 'TOO_EARLY',
    what: 'at once',
    arrange: async ({ deal }) => {
      const { buyer, orderId } = await deal('confirming_buyer_order');
      return { as: buyer, input: byId(orderId) };
    },
  },
  {
    call: 'remindOfOrder',
    refusal: 'ALREADY_DONE',
    what: 'a second time',
    arrange: async (scenes) => {
      const { world } = scenes;
      const { buyer, orderId } = await dealAt(world, 'confirming_buyer_order');
      const after = await toAThird(scenes, orderId);
      (await world.api.callAs(buyer, 'remindOfOrder', byId(orderId))).answer();
      return { as: buyer, input: byId(orderId), after };
    },
  },
  {
    call: 'remindOfOrder',
    refusal: 'NOT_YOUR_ROLE',
    what: 'by the seller',
    arrange: async ({ deal }) => {
      const { seller, orderId } = await deal('confirming_buyer_order');
      return { as: seller, input: byId(orderId) };
    },
  },
  {
    call: 'remindOfOrder',
    refusal: 'NOT_ALLOWED_NOW',
    what: 'when the pair is on its way',
    arrange: async ({ deal }) => {
      const { buyer, orderId } = await deal('on_way_to_warehouse');
      return { as: buyer, input: byId(orderId) };
    },
  },
  {
    call: 'rushOrder',
    what: 'the check of a pair that has arrived',
    changes: ['orders', 'staff_alerts', 'timers', 'transitions'],
    arrange: async ({ world }) => {
      const { buyer, orderId } = await dealAt(world, 'platform_received');
      return { as: buyer, input: byId(orderId) };
    },
  },
  {
    call: 'rushOrder',
    refusal: 'ALREADY_DONE',
    what: 'a second time in the same status',
    arrange: async ({ world }) => {
      const { buyer, orderId } = await dealAt(world, 'platform_received');
      (await world.api.callAs(buyer, 'rushOrder', byId(orderId))).answer();
      return { as: buyer, input: byId(orderId) };
    },
  },
  {
    call: 'rushOrder',
    refusal: 'NOT_YOUR_ROLE',
    what: 'by the seller',
    arrange: async ({ deal }) => {
      const { seller, orderId } = await deal('platform_received');
      return { as: seller, input: byId(orderId) };
    },
  },
  {
    call: 'rushOrder',
    refusal: 'NOT_ALLOWED_NOW',
    what: 'when the pair is not here yet',
    arrange: async ({ deal }) => {
      const { buyer, orderId } = await deal('on_way_to_warehouse');
      return { as: buyer, input: byId(orderId) };
    },
  },
  {
    call: 'changeBuyerAddress',
    what: 'to another address in the same region',
    changes: ['orders', 'transitions'],
    arrange: async ({ world }) => {
      const { buyer, orderId } = await dealAt(world, 'confirming_buyer_order');
      return { as: buyer, input: { params: { orderId }, body: { buyerAddress: await addressIn(world, buyer) } } };
    },
  },
  {
    call: 'changeBuyerAddress',
    refusal: 'ALREADY_DONE',
    what: 'a second time',
    arrange: async ({ world }) => {
      const { buyer, orderId } = await dealAt(world, 'confirming_buyer_order');
      const input = { params: { orderId }, body: { buyerAddress: await addressIn(world, buyer) } };
      (await world.api.callAs(buyer, 'changeBuyerAddress', input)).answer();
      return { as: buyer, input };
    },
  },
  {
    call: 'changeBuyerAddress',
    refusal: 'REGION_DEARER',
    what: 'to a region that costs more',
    arrange: async ({ world, deal }) => {
      const { buyer, orderId } = await deal('confirming_buyer_order');
      return {
        as: buyer,
        input: { params: { orderId }, body: { buyerAddress: await addressIn(world, buyer, 'BATANES') } },
      };
    },
  },
  {
    call: 'changeBuyerAddress',
    refusal: 'NOT_YOUR_ROLE',
    what: 'by the seller',
    arrange: async ({ deal }) => {
      const { seller, orderId } = await deal('confirming_buyer_order');
      return { as: seller, input: { params: { orderId }, body: { buyerAddress: seller.addressId } } };
    },
  },
  {
    call: 'changeBuyerAddress',
    refusal: 'NOT_ALLOWED_NOW',
    what: 'when the pair is on its way to the buyer',
    arrange: async ({ world, deal }) => {
      const { buyer, orderId } = await deal('to_receive');
      return { as: buyer, input: { params: { orderId }, body: { buyerAddress: await addressIn(world, buyer) } } };
    },
  },
];
