import { timersOf } from '@suki/db/queries/timers';
import { dealAt, type Stage } from '../../testing/trade-steps.ts';
import { bankQuestions, bankTakesBack, paymentOf } from './bank.ts';
import type { Play } from './play.ts';

const reversed = (row: Play['rows'][number], what: string, stage: Stage): Play => ({
  rows: [row],
  what,
  play: async (world) => bankTakesBack(world, { entity: 'order', id: (await dealAt(world, stage)).orderId }),
});

/** Lifecycle, "Buying and paying" and what ends an order from outside: rows that no other test carries out. */
export const orderPlays: readonly Play[] = [
  {
    rows: ['E65-freeze', 'E40-end'],
    what: 'the bank questions a payment: the order stands still until the bank leaves it with us',
    play: async (world) => {
      const { orderId: id } = await dealAt(world, 'seller_to_ship');
      await bankQuestions(world, { entity: 'order', id });
      await world.api.sandbox.control(`/payments/${await paymentOf(world, { entity: 'order', id })}/dispute/win`);
    },
  },
  reversed('E65', 'a payment is taken back before the parcel is here', 'confirming_buyer_order'),
  reversed('E65-here', 'a payment is taken back whose item is here', 'platform_received'),
  reversed('E65-passed', 'a payment is taken back after the item passed', 'platform_to_ship'),
  reversed('E65b', 'a payment is taken back when the buyer has the item', 'transaction_successful'),
  {
    rows: ['E50'],
    what: 'the seller cancels after confirming',
    play: async (world) => {
      const { seller, orderId } = await dealAt(world, 'seller_to_ship');
      (await world.api.callAs(seller, 'cancelOrder', { params: { orderId }, body: { isSeller: true } })).answer();
    },
  },
  {
    rows: ['E76'],
    what: 'the buyer changes the address',
    play: async (world) => {
      const { buyer, orderId } = await dealAt(world, 'confirming_buyer_order');
      const body = {
        recipient: 'Bea Reyes',
        phoneNumber: '09171112222',
        psgc: '1380600001',
        street: '8 Rosal',
        postalCode: null,
        landmark: null,
      };
      const { id } = (await world.api.callAs(buyer, 'createAddress', { body })).answer();
      const call = { params: { orderId }, body: { buyerAddress: id } };
      (await world.api.callAs(buyer, 'changeBuyerAddress', call)).answer();
    },
  },
  {
    rows: ['N3'],
    what: 'the buyer reminds the seller',
    play: async (world) => {
      const { buyer, orderId } = await dealAt(world, 'confirming_buyer_order');
      const timers = await timersOf(world.pool, 'order', [orderId]);
      const { clock } = world.api;
      const leftMs = (timers[0]?.fireAt.getTime() ?? 0) - clock.now().getTime();
      clock.advance(leftMs / 2);
      (await world.api.callAs(buyer, 'remindOfOrder', { params: { id: orderId } })).answer();
      await world.catchUp();
    },
  },
];
