import { insertTestSku } from '@suki/db/testing/test-trade';
import type { BidId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import {
  acceptLaterCall,
  bidCall,
  liveBid,
  orderOfBid,
  payAcceptance,
  postBid,
  type Wish,
} from '../../support/bid-steps.ts';
import { newTrader, type Trader } from '../../support/trade-people.ts';
import { buy, lapse, listAsk, newKey, payBody, payFor, startPayment } from '../../support/trade-steps.ts';
import type { TradeWorld } from '../../support/trade-world-on.ts';
import { bankTakesBack } from './bank.ts';
import type { Play } from './play.ts';

async function wish(world: TradeWorld): Promise<Wish> {
  return { ...(await insertTestSku(world.pool)), bidder: await newTrader(world.api.dependencies), price: pesos(4000) };
}

async function startBidDeposit(world: TradeWorld, bidder: Trader, bidId: BidId): Promise<string> {
  const call = { params: { bidId }, body: payBody(`/bid/${bidId}`), idempotencyKey: newKey() };
  return (await world.api.callAs(bidder, 'payBidDeposit', call)).answer().attempt.id;
}

async function approve(world: TradeWorld, attemptId: string): Promise<void> {
  await world.api.sandbox.control(`/payments/${attemptId}/approve`);
  await world.settle();
}

const edit = async (world: TradeWorld, bidder: Trader, bidId: BidId, price: number) =>
  (await world.api.callAs(bidder, 'editBid', { params: { bidId }, body: { price, expiryDays: 14 } })).answer();

/** Makes an accepted bid whose deposits are both paid: the bidder has to pay the order. */
export async function matched(world: TradeWorld) {
  const wanted = await wish(world);
  const bidId = await liveBid(world, wanted);
  const seller = await newTrader(world.api.dependencies);
  const { askId } = (await acceptLaterCall(world, seller, wanted)).answer();
  await payAcceptance(world, seller, askId);
  return { ...wanted, bidId, seller, askId, orderId: await orderOfBid(world, wanted.bidder, bidId) };
}

/** Rows of bidding and acceptance that no other test carries out. */
export const biddingPlays: readonly Play[] = [
  {
    rows: ['T7x', 'E36-accept', 'E38-fine'],
    what: 'a bidder’s payment that was begun in time and comes too late goes back, and the fine with it',
    play: async (world) => {
      const { orderId, bidder } = await matched(world);
      const { id } = await startPayment(world, { buyer: bidder, orderId });
      await lapse(world, 'accepted_payment_window', orderId);
      await lapse(world, 'accepted_payment_window', orderId);
      await approve(world, id);
    },
  },
  {
    rows: ['T3x', 'E17', 'E17-late'],
    what: 'a deposit that comes after its bid had closed goes back',
    play: async (world) => {
      const wanted = await wish(world);
      const bidId = await postBid(world, wanted);
      const attemptId = await startBidDeposit(world, wanted.bidder, bidId);
      await lapse(world, 'bid_deposit', bidId);
      await lapse(world, 'bid_deposit', bidId);
      await approve(world, attemptId);
    },
  },
  {
    rows: ['E16'],
    what: 'the deposit of a bid fails',
    play: async (world) => {
      const wanted = await wish(world);
      const attemptId = await startBidDeposit(world, wanted.bidder, await postBid(world, wanted));
      await world.api.sandbox.control(`/payments/${attemptId}/fail`);
      await world.settle();
    },
  },
  {
    rows: ['E18-unpaid'],
    what: 'a bid is withdrawn before its deposit is paid',
    play: async (world) => {
      const wanted = await wish(world);
      const id = await postBid(world, wanted);
      (await world.api.callAs(wanted.bidder, 'cancelBid', { params: { id } })).answer();
    },
  },
  {
    rows: ['E18e'],
    what: 'a live bid gets a lower price at once',
    play: async (world) => {
      const wanted = await wish(world);
      await edit(world, wanted.bidder, await liveBid(world, wanted), pesos(3500));
    },
  },
  {
    rows: ['E18e-raise', 'T3x', 'E18e-lapse', 'E09p-bid-drop'],
    what: 'a higher bid whose deposit comes too late was dropped, and the money goes back',
    play: async (world) => {
      const wanted = await wish(world);
      const bidId = await liveBid(world, wanted);
      await edit(world, wanted.bidder, bidId, pesos(9000));
      const attemptId = await startBidDeposit(world, wanted.bidder, bidId);
      await lapse(world, 'bid_deposit', bidId);
      await lapse(world, 'bid_deposit', bidId);
      await approve(world, attemptId);
    },
  },
  {
    rows: ['E19r'],
    what: 'the bank takes back the deposit of a live bid',
    play: async (world) => bankTakesBack(world, { entity: 'bid', id: await liveBid(world, await wish(world)) }),
  },
  {
    rows: ['E11b-bid', 'E11b-bid-paid'],
    what: 'the bank takes back the deposit of a matched bid, and the bidder pays it again',
    play: async (world) => {
      const { bidId, bidder } = await matched(world);
      await bankTakesBack(world, { entity: 'bid', id: bidId });
      await approve(world, await startBidDeposit(world, bidder, bidId));
    },
  },
  {
    rows: ['E11b-bid-late'],
    what: 'the bank takes back a bid deposit that had gone back',
    play: async (world) => {
      const wanted = await wish(world);
      const id = await liveBid(world, wanted);
      (await world.api.callAs(wanted.bidder, 'cancelBid', { params: { id } })).answer();
      await world.settle();
      await bankTakesBack(world, { entity: 'bid', id });
    },
  },
  {
    rows: ['E19'],
    what: 'a live bid that nobody took for its days ends',
    play: async (world) => lapse(world, 'bid_life', await liveBid(world, await wish(world))),
  },
  {
    rows: ['E36-accept', 'T21-bid'],
    what: 'a bidder’s fine is shared out when the days for an appeal are over',
    play: async (world) => {
      const { orderId } = await matched(world);
      await lapse(world, 'accepted_payment_window', orderId);
      world.api.clock.advance(72 * 3_600_000 + 1000);
      await world.catchUp();
    },
  },
  {
    rows: ['E26'],
    what: 'the deposit of an acceptance fails',
    play: async (world) => {
      const wanted = await wish(world);
      await liveBid(world, wanted);
      const seller = await newTrader(world.api.dependencies);
      const { askId } = (await acceptLaterCall(world, seller, wanted)).answer();
      const call = { params: { askId }, body: payBody(`/ask/${askId}`), idempotencyKey: newKey() };
      const { attempt } = (await world.api.callAs(seller, 'payAcceptedBid', call)).answer();
      await world.api.sandbox.control(`/payments/${attempt.id}/fail`);
      await world.settle();
    },
  },
  {
    rows: ['E28-ask'],
    what: 'an acceptance is taken back by cancelling its ask',
    play: async (world) => {
      const wanted = await wish(world);
      await liveBid(world, wanted);
      const seller = await newTrader(world.api.dependencies);
      const { askId } = (await acceptLaterCall(world, seller, wanted)).answer();
      (await world.api.callAs(seller, 'cancelAsk', { params: { id: askId } })).answer();
    },
  },
  {
    rows: ['T7x', 'E36-accept'],
    what: 'a bidder’s payment under way is waited for once, then the order ends',
    play: async (world) => {
      const { orderId, bidder } = await matched(world);
      await startPayment(world, { buyer: bidder, orderId });
      await lapse(world, 'accepted_payment_window', orderId);
      await lapse(world, 'accepted_payment_window', orderId);
    },
  },
  {
    rows: ['E36-cancel-accept'],
    what: 'a bidder lets down a seller who had listed nothing',
    play: async (world) => {
      const { orderId, bidder } = await matched(world);
      (await world.api.callAs(bidder, 'cancelAcceptedBid', { params: { id: orderId } })).answer();
    },
  },
  {
    rows: ['E37a', 'E37-bid-unpaid'],
    what: 'the buyer’s own unpaid bid on the size ends when another pair of it is paid',
    play: async (world) => {
      const listing = await listAsk(world);
      const deal = await buy(world, listing);
      (await bidCall(world, { ...listing, bidder: deal.buyer, price: pesos(3000) })).answer();
      await payFor(world, deal);
    },
  },
  {
    rows: ['E37a', 'E37-bid'],
    what: 'the buyer’s own live bid on the size ends when another pair of it is paid',
    play: async (world) => {
      const listing = await listAsk(world);
      const deal = await buy(world, listing);
      await liveBid(world, { ...listing, bidder: deal.buyer, price: pesos(3000) });
      await payFor(world, deal);
    },
  },
];
