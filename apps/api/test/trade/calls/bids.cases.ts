import { pesos } from '@suki/domain/money/centavos';
import { acceptCall, bidCall, liveBid } from '../../support/bid-steps.ts';
import { quickListing } from '../../support/quick-listing.ts';
import { newKey, payBody } from '../../support/trade-steps.ts';
import type { CallCase } from './case.ts';
import { discontinue, type Scenes, withoutPhone } from './scenes.ts';

const edit = (bidId: string, price: number) => ({ params: { bidId }, body: { price, expiryDays: 14 } });
const closedBid = ({ once, world, person }: Scenes) =>
  once('closed bid', async () => {
    const listing = await quickListing(world);
    const bidder = await person();
    const { bidId } = (await bidCall(world, { ...listing, bidder, price: pesos(3000) })).answer();
    (await world.api.callAs(bidder, 'cancelBid', { params: { id: bidId } })).answer();
    return { bidder, bidId };
  });

/** Makes a pair that somebody else offers, to bid on. */
async function wish({ world, person }: Scenes) {
  const { itemId, skuId } = await quickListing(world);
  const bidder = await person();
  const body = { itemId, skuId, price: pesos(4000), expiryDays: 14, addressId: bidder.addressId };
  return { as: bidder, itemId, input: { body, idempotencyKey: newKey() } };
}

/** Calls about bids whose answers no other test shows. */
export const bidCases: readonly CallCase[] = [
  {
    call: 'postBid',
    refusal: 'PHONE_NOT_VERIFIED',
    what: 'a bidder without a phone',
    arrange: async (scenes) => {
      const { as, input } = await wish(scenes);
      await withoutPhone(scenes.world, as);
      return { as, input };
    },
  },
  {
    call: 'postBid',
    refusal: 'ITEM_NOT_LISTED',
    what: 'an item that is not traded any more',
    arrange: async (scenes) => {
      const { as, input, itemId } = await wish(scenes);
      await discontinue(scenes.world, { itemId });
      return { as, input };
    },
  },
  {
    call: 'cancelBid',
    refusal: 'NOT_ALLOWED_NOW',
    what: 'a bid that was matched',
    arrange: async (scenes) => {
      const { bidder, bidId } = await matchedBid(scenes);
      return { as: bidder, input: { params: { id: bidId } } };
    },
  },
  {
    call: 'deleteBid',
    refusal: 'NOT_ALLOWED_NOW',
    what: 'a bid that is live',
    arrange: async ({ bid }) => ({ as: (await bid()).bidder, input: { params: { id: (await bid()).bidId } } }),
  },
  {
    call: 'editBid',
    refusal: 'PRICE_RULE',
    what: 'a price between two steps',
    arrange: async ({ bid }) => ({ as: (await bid()).bidder, input: edit((await bid()).bidId, pesos(4001)) }),
  },
  {
    call: 'editBid',
    refusal: 'OWN_ENTRY',
    what: 'a price that meets the bidder’s own ask',
    arrange: async ({ bid, world }) => {
      const wanted = await bid();
      await quickListing(world, { ...wanted, seller: wanted.bidder, price: pesos(9000) });
      return { as: wanted.bidder, input: edit(wanted.bidId, pesos(9000)) };
    },
  },
  {
    call: 'editBid',
    refusal: 'NOT_ALLOWED_NOW',
    what: 'a bid that is closed',
    arrange: async (scenes) => {
      const { bidder, bidId } = await closedBid(scenes);
      return { as: bidder, input: edit(bidId, pesos(3500)) };
    },
  },
  {
    call: 'payBidDeposit',
    refusal: 'DEPOSIT_NOT_DUE',
    what: 'a bid whose deposit is held',
    arrange: async ({ bid }) => ({
      as: (await bid()).bidder,
      input: { params: { bidId: (await bid()).bidId }, body: payBody(), idempotencyKey: newKey() },
    }),
  },
  {
    call: 'remindOfBid',
    refusal: 'NOT_ALLOWED_NOW',
    what: 'a live bid that no seller holds',
    arrange: async ({ bid }) => ({ as: (await bid()).bidder, input: { params: { id: (await bid()).bidId } } }),
  },
  {
    call: 'cancelAcceptedBid',
    refusal: 'NOT_ALLOWED_NOW',
    what: 'a bid that nobody has accepted',
    arrange: async ({ bid }) => ({ as: (await bid()).bidder, input: { params: { id: (await bid()).bidId } } }),
  },
  {
    call: 'buyAtLowestAsk',
    refusal: 'OWN_BID_MATCHED',
    what: 'a buyer whose own bid in this size found a seller',
    arrange: async (scenes) => {
      const { bidder, itemId, skuId } = await matchedBid(scenes);
      await scenes.once('another pair of a matched bid', () =>
        quickListing(scenes.world, { itemId, skuId, price: pesos(9000) }),
      );
      const body = { skuId, lane: 'standard', maxTotal: pesos(10_000), addressId: bidder.addressId };
      return { as: bidder, input: { body, idempotencyKey: newKey() } };
    },
  },
];

/** Makes a live bid that a seller has sold to from an own ask. */
const matchedBid = (scenes: Scenes) =>
  scenes.once('matched bid', async () => {
    const { world, person } = scenes;
    const listing = await quickListing(world);
    const bidder = await person();
    const bidId = await liveBid(world, { ...listing, bidder, price: pesos(4000) });
    (await acceptCall(world, listing.seller, { skuId: listing.skuId }, false)).answer();
    return { ...listing, bidder, bidId };
  });
