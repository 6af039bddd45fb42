import { insertTestSku } from '@suki/db/testing/test-trade';
import { pesos } from '@suki/domain/money/centavos';
import { decide } from '@suki/domain/trade/decide';
import { acceptLaterCall, liveBid } from '../../testing/bid-steps.ts';
import type { Listing } from '../../testing/quick-listing.ts';
import { newTrader } from '../../testing/trade-people.ts';
import { dealAt, lapse, listAsk, postAsk, startDeposit } from '../../testing/trade-steps.ts';
import type { TradeWorld } from '../../testing/trade-world-on.ts';
import { decideOnAsk, reversalFacts } from './decide-in.ts';
import type { Play } from './play.ts';

const edit = async (world: TradeWorld, { seller, askId }: Listing, price: number) =>
  (await world.api.callAs(seller, 'editAsk', { params: { askId }, body: { price, expiryDays: 30 } })).answer();

async function payRest(world: TradeWorld, listing: Listing): Promise<void> {
  const { id } = await startDeposit(world, listing);
  await world.api.sandbox.control(`/payments/${id}/approve`);
  await world.settle();
}

async function unpaid(world: TradeWorld): Promise<Listing> {
  const listing = {
    seller: await newTrader(world.api.dependencies),
    ...(await insertTestSku(world.pool)),
    price: pesos(5000),
  };
  return { ...listing, askId: await postAsk(world, listing) };
}

const reverseDeposit = (world: TradeWorld, { askId }: Pick<Listing, 'askId'>) =>
  decideOnAsk(world, askId, async ({ ask, bid, owed }, { tx, now }) =>
    decide(
      { name: 'deposit_reversed' },
      { ask, bid, owed, ...(await reversalFacts(tx, ask.deposit.paidByAttemptId)) },
      now,
    ),
  );

const delist = (world: TradeWorld, { askId }: Pick<Listing, 'askId'>, why: 'delisted' | 'suspended') =>
  decideOnAsk(world, askId, ({ ask, bid, owed }, { now }) =>
    decide({ name: 'delist_ask', why }, { ask, bid, owed }, now),
  );

const review = (world: TradeWorld, { askId }: Pick<Listing, 'askId'>, outcome: 'return' | 'keep') =>
  decideOnAsk(world, askId, ({ ask, owed }, { now }) =>
    decide({ name: 'review_suspension', outcome }, { ask, owed }, now),
  );

/** Lifecycle, "Listing": rows that no other test carries out. */
export const listingPlays: readonly Play[] = [
  {
    rows: ['E09'],
    what: 'a live ask gets a lower price at once',
    play: async (world) => edit(world, await listAsk(world), pesos(4500)),
  },
  {
    rows: ['E09-raise', 'E09p'],
    what: 'a higher price waits for the rest of its deposit, and is live when that is paid',
    play: async (world) => {
      const listing = await listAsk(world);
      await edit(world, listing, pesos(9000));
      await payRest(world, listing);
    },
  },
  {
    rows: ['T1x', 'E09-lapse', 'E09p-drop'],
    what: 'a higher price whose deposit comes too late was dropped, and the money goes back',
    play: async (world) => {
      const listing = await listAsk(world);
      await edit(world, listing, pesos(9000));
      const { id } = await startDeposit(world, listing);
      await lapse(world, 'T1', listing.askId);
      await lapse(world, 'T1', listing.askId);
      await world.api.sandbox.control(`/payments/${id}/approve`);
      await world.settle();
    },
  },
  {
    rows: ['E11'],
    what: 'the bank takes back the deposit of a live ask',
    play: async (world) => reverseDeposit(world, await listAsk(world)),
  },
  {
    rows: ['E11b', 'E11b-paid'],
    what: 'the bank takes back the deposit of a running trade, and the seller pays it again',
    play: async (world) => {
      const deal = await dealAt(world, 'seller_to_ship', await listAsk(world));
      await reverseDeposit(world, deal);
      await payRest(world, deal);
    },
  },
  {
    rows: ['E12'],
    what: 'the staff take a live ask off the market, because its item is not traded any more',
    play: async (world) => delist(world, await listAsk(world), 'delisted'),
  },
  {
    rows: ['E12-unpaid'],
    what: 'the staff take an unpaid ask off the market',
    play: async (world) => delist(world, await unpaid(world), 'delisted'),
  },
  {
    rows: ['E12-accept'],
    what: 'the staff end an unpaid acceptance: the bid is back',
    play: async (world) => {
      const [bidder, seller] = [await newTrader(world.api.dependencies), await newTrader(world.api.dependencies)];
      const sku = await insertTestSku(world.pool);
      await liveBid(world, { ...sku, bidder, price: pesos(4000) });
      const { askId } = (await acceptLaterCall(world, seller, sku)).answer();
      await delist(world, { askId }, 'delisted');
    },
  },
  {
    rows: ['E12-suspended', 'E12-returned'],
    what: 'a suspended seller gets the deposit back when the review finds nothing',
    play: async (world) => {
      const listing = await listAsk(world);
      await delist(world, listing, 'suspended');
      await review(world, listing, 'return');
    },
  },
  {
    rows: ['E12-suspended', 'E12-kept'],
    what: 'a fraudulent seller’s deposit is kept',
    play: async (world) => {
      const listing = await listAsk(world);
      await delist(world, listing, 'suspended');
      await review(world, listing, 'keep');
    },
  },
  {
    rows: ['E12-suspended', 'E11b-review'],
    what: 'the bank takes back the deposit of an ask under review',
    play: async (world) => {
      const listing = await listAsk(world);
      await delist(world, listing, 'suspended');
      await reverseDeposit(world, listing);
    },
  },
  {
    rows: ['E77'],
    what: 'the seller changes the return address',
    play: async (world) => {
      const { seller, askId } = await listAsk(world);
      const body = {
        recipient: 'Ana Cruz',
        phoneNumber: '09171112222',
        psgc: '1380600001',
        street: '9 Rosal',
        postalCode: null,
        landmark: null,
      };
      const { id } = (await world.api.callAs(seller, 'createAddress', { body })).answer();
      const call = { params: { askId }, body: { returnAddress: id } };
      (await world.api.callAs(seller, 'changeReturnAddress', call)).answer();
    },
  },
];
