import { timersOf } from '@suki/db/queries/timers';
import type { OrderId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { acceptCall, liveBid, orderOfBid } from '../../support/bid-steps.ts';
import { reason } from '../../support/second-person.ts';
import { newTrader, supportStaff } from '../../support/trade-people.ts';
import { dealAt, listAsk, type Stage } from '../../support/trade-steps.ts';
import type { TradeWorld } from '../../support/trade-world-on.ts';
import { bankQuestions, bankTakesBack, paymentOf } from './bank.ts';
import { matched } from './bidding.plays.ts';
import type { Play } from './play.ts';

type Fault = 'buyer' | 'seller' | 'unclear';

async function cancel(world: TradeWorld, id: OrderId, fault: Fault): Promise<void> {
  const call = { params: { id }, body: { fault, isFraud: false, reason } };
  (await world.api.callAs(supportStaff, 'cancelForPlatform', call)).answer();
}

/** Makes an order from a bid that was accepted with a pair already on sale. */
async function soldFromSale(world: TradeWorld): Promise<OrderId> {
  const listing = await listAsk(world, { price: pesos(5000) });
  const bidder = await newTrader(world.api.dependencies);
  const bidId = await liveBid(world, { ...listing, bidder, price: pesos(4000) });
  (await acceptCall(world, listing.seller, { skuId: listing.skuId }, false)).answer();
  return await orderOfBid(world, bidder, bidId);
}

const cancelled = (row: Play['rows'][number], what: string, stage: Stage, fault: Fault): Play => ({
  rows: [row],
  what,
  play: async (world) => cancel(world, (await dealAt(world, stage)).orderId, fault),
});

const reversed = (row: Play['rows'][number], what: string, stage: Stage): Play => ({
  rows: [row],
  what,
  play: async (world) => bankTakesBack(world, { entity: 'order', id: (await dealAt(world, stage)).orderId }),
});

/** Rows of buying and paying, and of orders that end from outside, that no other test carries out. */
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
  {
    rows: ['E40', 'E40-end'],
    what: 'a paid order stands still for a look at it, and its deadlines get the time back',
    play: async (world) => {
      const call = { params: { id: (await dealAt(world, 'confirming_buyer_order')).orderId } };
      (await world.api.callAs(supportStaff, 'holdOrder', call)).answer();
      (await world.api.callAs(supportStaff, 'releaseOrder', call)).answer();
    },
  },
  cancelled('E45', 'an unpaid order is cancelled by the platform at the seller’s fault', 'to_pay', 'seller'),
  cancelled('E45-relist', 'an unpaid order is cancelled by the platform at the buyer’s fault', 'to_pay', 'buyer'),
  cancelled('E45-paid', 'a paid order is cancelled before the parcel is here', 'seller_to_ship', 'unclear'),
  cancelled('E45-paid-relist', 'a paid order is cancelled at the buyer’s fault', 'confirming_buyer_order', 'buyer'),
  cancelled('E45-here', 'an order is cancelled whose item is here', 'platform_received', 'seller'),
  {
    rows: ['E45-bid'],
    what: 'an accepted bid is cancelled by the platform, nobody innocent',
    play: async (world) => cancel(world, (await matched(world)).orderId, 'unclear'),
  },
  {
    rows: ['E45-bid-back'],
    what: 'an accepted bid is cancelled at the seller’s fault: the bid is back',
    play: async (world) => cancel(world, (await matched(world)).orderId, 'seller'),
  },
  {
    rows: ['E45-bid-relist'],
    what: 'an accepted bid is cancelled at the bidder’s fault: the ask is back',
    play: async (world) => cancel(world, await soldFromSale(world), 'buyer'),
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
