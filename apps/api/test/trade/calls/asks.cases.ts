import { insertTestSku } from '@suki/db/testing/test-trade';
import { limits } from '@suki/domain/config/limits';
import { pesos } from '@suki/domain/money/centavos';
import { liveBid } from '../../support/bid-steps.ts';
import type { Listing } from '../../support/quick-listing.ts';
import { buy, dealAt, listAsk, newKey, payBody, postAsk } from '../../support/trade-steps.ts';
import type { CallCase } from './case.ts';
import { addressIn, type Scenes } from './scenes.ts';

const edit = ({ askId }: Pick<Listing, 'askId'>, price: number) => ({
  params: { askId },
  body: { price, expiryDays: 14 },
});
const closedAsk = ({ once, world }: Scenes) =>
  once('closed ask', async () => {
    const listing = await listAsk(world);
    (await world.api.callAs(listing.seller, 'cancelAsk', { params: { id: listing.askId } })).answer();
    return listing;
  });

/** Calls about asks whose answers no other test shows. */
export const askCases: readonly CallCase[] = [
  {
    call: 'postAsk',
    refusal: 'TOO_MANY_UNPAID_ASKS',
    what: `a seller with ${limits.unpaidAsks} asks that wait for their deposits`,
    arrange: async ({ world, person, listing }) => {
      const seller = await person();
      const { itemId, skuId } = await listing();
      const price = pesos(6000);
      for (let count = 0; count < limits.unpaidAsks; count += 1) await postAsk(world, { seller, itemId, skuId, price });
      const body = { itemId, skuId, price, expiryDays: 30, returnAddressId: seller.addressId };
      return { as: seller, input: { body, idempotencyKey: newKey() } };
    },
  },
  {
    call: 'postAsk',
    refusal: 'OWN_ENTRY',
    what: 'at the price of the seller’s own bid',
    arrange: async ({ world, person }) => {
      const seller = await person();
      const sku = await insertTestSku(world.pool);
      await liveBid(world, { bidder: seller, ...sku, price: pesos(4000) });
      const body = { ...sku, price: pesos(4000), expiryDays: 30, returnAddressId: seller.addressId };
      return { as: seller, input: { body, idempotencyKey: newKey() } };
    },
  },
  {
    call: 'buyAtLowestAsk',
    refusal: 'TOO_MANY_UNPAID_ORDERS',
    what: `a buyer with ${limits.unpaidOrders} orders that wait for payment`,
    arrange: async ({ world, person, listing }) => {
      const buyer = await person();
      for (let count = 0; count < limits.unpaidOrders; count += 1) await buy(world, await listAsk(world), buyer);
      const body = {
        skuId: (await listing()).skuId,
        lane: 'standard',
        maxTotal: pesos(9000),
        addressId: buyer.addressId,
      };
      return { as: buyer, input: { body, idempotencyKey: newKey() } };
    },
  },
  {
    call: 'editAsk',
    what: 'a live ask gets a lower price',
    changes: ['asks', 'book_log', 'books', 'timers', 'transitions'],
    arrange: async ({ world }) => {
      const listing = await listAsk(world);
      return { as: listing.seller, input: edit(listing, pesos(4500)) };
    },
  },
  {
    call: 'editAsk',
    refusal: 'PRICE_RULE',
    what: 'a price between two steps',
    arrange: async ({ listing }) => ({ as: (await listing()).seller, input: edit(await listing(), pesos(5001)) }),
  },
  {
    call: 'editAsk',
    refusal: 'OWN_ENTRY',
    what: 'a price that meets the seller’s own bid',
    arrange: async ({ world }) => {
      const listing = await listAsk(world);
      await liveBid(world, { ...listing, bidder: listing.seller, price: pesos(4000) });
      return { as: listing.seller, input: edit(listing, pesos(3500)) };
    },
  },
  {
    call: 'editAsk',
    refusal: 'NOT_ALLOWED_NOW',
    what: 'an ask that is closed',
    arrange: async (scenes) => {
      const listing = await closedAsk(scenes);
      return { as: listing.seller, input: edit(listing, pesos(4500)) };
    },
  },
  {
    call: 'remindOfAsk',
    refusal: 'NOT_ALLOWED_NOW',
    what: 'a live ask that nobody has reserved',
    arrange: async ({ listing }) => {
      const { seller, askId } = await listing();
      return { as: seller, input: { params: { id: askId } } };
    },
  },
  {
    call: 'rushAsk',
    what: 'the check of a pair that has arrived',
    changes: ['asks', 'staff_alerts', 'timers', 'transitions'],
    arrange: async ({ world }) => {
      const { seller, askId } = await dealAt(world, 'platform_received');
      return { as: seller, input: { params: { id: askId } } };
    },
  },
  {
    call: 'rushAsk',
    refusal: 'ALREADY_DONE',
    what: 'a second time in the same status',
    arrange: async ({ world }) => {
      const { seller, askId } = await dealAt(world, 'platform_received');
      (await world.api.callAs(seller, 'rushAsk', { params: { id: askId } })).answer();
      return { as: seller, input: { params: { id: askId } } };
    },
  },
  {
    call: 'rushAsk',
    refusal: 'NOT_ALLOWED_NOW',
    what: 'a pair that is not here',
    arrange: async ({ listing }) => {
      const { seller, askId } = await listing();
      return { as: seller, input: { params: { id: askId } } };
    },
  },
  {
    call: 'changeReturnAddress',
    what: 'to another address of the seller',
    changes: ['asks', 'transitions'],
    arrange: async ({ world }) => {
      const { seller, askId } = await listAsk(world);
      return { as: seller, input: { params: { askId }, body: { returnAddress: await addressIn(world, seller) } } };
    },
  },
  {
    call: 'changeReturnAddress',
    refusal: 'ALREADY_DONE',
    what: 'a second time',
    arrange: async ({ world }) => {
      const { seller, askId } = await listAsk(world);
      const input = { params: { askId }, body: { returnAddress: await addressIn(world, seller) } };
      (await world.api.callAs(seller, 'changeReturnAddress', input)).answer();
      return { as: seller, input };
    },
  },
  {
    call: 'changeReturnAddress',
    refusal: 'NOT_ALLOWED_NOW',
    what: 'of an ask whose item goes nowhere any more',
    arrange: async (scenes) => {
      const { seller, askId } = await closedAsk(scenes);
      return { as: seller, input: { params: { askId }, body: { returnAddress: seller.addressId } } };
    },
  },
  {
    call: 'payAcceptedBid',
    refusal: 'DEPOSIT_NOT_DUE',
    what: 'an ask whose deposit is held',
    arrange: async ({ listing }) => {
      const { seller, askId } = await listing();
      return { as: seller, input: { params: { askId }, body: payBody(), idempotencyKey: newKey() } };
    },
  },
];
