import { pesos } from '@suki/domain/money/centavos';
import { decide } from '@suki/domain/trade/decide';
import { acceptCall, liveBid, orderOfBid } from '../../testing/bid-steps.ts';
import { newTrader } from '../../testing/trade-people.ts';
import { type Deal, dealAt, listAsk, type Stage } from '../../testing/trade-steps.ts';
import type { TradeWorld } from '../../testing/trade-world-on.ts';
import { matched } from './bidding.plays.ts';
import { decideOnOrder, reversalFacts, runningTimers } from './decide-in.ts';
import type { Play } from './play.ts';

type Fault = 'buyer' | 'seller' | 'unclear';

const platformCancels = (world: TradeWorld, { orderId }: Pick<Deal, 'orderId'>, fault: Fault) =>
  decideOnOrder(world, orderId, (trade, { now }) =>
    decide({ name: 'platform_cancel', fault, isFraud: false }, { ...trade, returnCost: pesos(120) }, now),
  );

const reverse = (world: TradeWorld, { orderId }: Deal, isFinal: boolean) =>
  decideOnOrder(world, orderId, async (trade, { tx, now }) => {
    const facts = {
      ...(await reversalFacts(tx, trade.order.paidByAttemptId)),
      ...(await runningTimers(world, orderId)),
    };
    return decide({ name: 'payment_reversed', isFinal }, { ...trade, ...facts }, now);
  });

/** A bid that was accepted with a pair that was on sale already. */
async function soldFromSale(world: TradeWorld) {
  const listing = await listAsk(world, { price: pesos(5000) });
  const bidder = await newTrader(world.api.dependencies);
  const bidId = await liveBid(world, { ...listing, bidder, price: pesos(4000) });
  (await acceptCall(world, listing.seller, { skuId: listing.skuId }, false)).answer();
  return { orderId: await orderOfBid(world, bidder, bidId) };
}

const cancelled = (row: Play['rows'][number], what: string, stage: Stage, fault: Fault): Play => ({
  rows: [row],
  what,
  play: async (world) => platformCancels(world, await dealAt(world, stage), fault),
});

const reversed = (row: Play['rows'][number], what: string, stage: Stage, isFinal = true): Play => ({
  rows: [row],
  what,
  play: async (world) => reverse(world, await dealAt(world, stage), isFinal),
});

/** Lifecycle, "Buying and paying" and what ends an order from outside: rows that no other test carries out. */
export const orderPlays: readonly Play[] = [
  {
    rows: ['E39c'],
    what: 'a failure that is reported after the success moves nothing',
    play: async (world) => {
      const deal = await dealAt(world, 'confirming_buyer_order');
      await decideOnOrder(world, deal.orderId, async (trade, { tx, now }) => {
        const { attempt } = await reversalFacts(tx, trade.order.paidByAttemptId);
        return decide({ name: 'payment_failed' }, { ...trade, attempt }, now);
      });
    },
  },
  {
    rows: ['E40', 'E40-end'],
    what: 'a paid order stands still, and its deadlines get the time back',
    play: async (world) => {
      const { orderId } = await dealAt(world, 'confirming_buyer_order');
      await decideOnOrder(world, orderId, async (trade, { now }) =>
        decide({ name: 'hold_order' }, { ...trade, ...(await runningTimers(world, orderId)) }, now),
      );
      await decideOnOrder(world, orderId, (trade, { now }) => decide({ name: 'release_hold' }, trade, now));
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
    play: async (world) => platformCancels(world, await matched(world), 'unclear'),
  },
  {
    rows: ['E45-bid-back'],
    what: 'an accepted bid is cancelled at the seller’s fault: the bid is back',
    play: async (world) => platformCancels(world, await matched(world), 'seller'),
  },
  {
    rows: ['E45-bid-relist'],
    what: 'an accepted bid is cancelled at the bidder’s fault: the ask is back',
    play: async (world) => platformCancels(world, await soldFromSale(world), 'buyer'),
  },
  reversed('E65-freeze', 'the bank questions a payment: the order stands still', 'seller_to_ship', false),
  reversed('E65', 'a payment is taken back before the parcel is here', 'confirming_buyer_order'),
  reversed('E65-here', 'a payment is taken back whose item is here', 'platform_received'),
  reversed('E65-passed', 'a payment is taken back after the item passed', 'platform_to_ship'),
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
      const { timers } = await runningTimers(world, orderId);
      const { clock } = world.api;
      const leftMs = (timers[0]?.fireAt.getTime() ?? 0) - clock.now().getTime();
      clock.advance(leftMs / 2);
      (await world.api.callAs(buyer, 'remindOfOrder', { params: { id: orderId } })).answer();
      await world.catchUp();
    },
  },
];
