import { pesos } from '@suki/domain/money/centavos';
import { describe, expect, test } from 'vitest';
import { liveBid } from '../../../test/support/bid-steps.ts';
import { shows } from '../../../test/support/evidence.ts';
import { quickListing } from '../../../test/support/quick-listing.ts';
import { newTrader } from '../../../test/support/trade-people.ts';
import { newKey, postAsk } from '../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../test/support/trade-world.ts';

const world = tradeWorld();
const stranger = { uid: 'somebody', isAnonymous: true } as const;
type Query = Readonly<Record<string, string | number>>;
const buyerQuote = async (query: Query) => (await world.api.callAs(stranger, 'getBuyerQuote', { query })).answer();
const sellerQuote = async (query: Query) => (await world.api.callAs(stranger, 'getSellerQuote', { query })).answer();
const sumOf = (lines: readonly { readonly amount: number }[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

describe('the quote of a buyer', () => {
  test('is to the centavo what the order costs: its total is enough as maxTotal, and one centavo less is not', async () => {
    shows('getBuyerQuote success');
    const { skuId } = await quickListing(world);
    const buyer = await newTrader(world.api.dependencies);
    const { total, lines } = await buyerQuote({ skuId, region: 'NCR' });
    expect(sumOf(lines)).toBe(total);
    const buy = (maxTotal: number) =>
      world.api.callAs(buyer, 'buyAtLowestAsk', {
        body: { skuId, lane: 'standard', maxTotal, addressId: buyer.addressId },
        idempotencyKey: newKey(),
      });
    expect((await buy(total - 1)).status).toBe(409);
    expect((await buy(total)).answer().buyerQuote).toMatchObject({ total });
  });

  test.each([
    { what: 'at the lowest ask', query: {}, price: pesos(5000) },
    { what: 'at a price to bid', query: { price: pesos(4000) }, price: pesos(4000) },
  ])('$what has a name and a rule for each line', async ({ query, price }) => {
    const { skuId } = await quickListing(world);
    const quote = await buyerQuote({ skuId, ...query });
    expect(quote).toMatchObject({ skuId, lane: 'standard', price, flashFee: 0, total: price + quote.shippingFee });
    expect(quote.lines).toEqual([
      { id: 'price', amount: price, rule: 'quote.price', name: 'Price', sentence: 'The seller’s price.' },
      {
        id: 'shipping',
        amount: quote.shippingFee,
        rule: 'quote.shipping',
        name: 'Delivery',
        sentence: 'From our warehouse to your region.',
      },
    ]);
  });

  test('of the flash lane has the flash fee, and a farther region costs more', async () => {
    const { skuId } = await quickListing(world);
    const near = await buyerQuote({ skuId, price: pesos(5000), region: 'NCR' });
    const far = await buyerQuote({ skuId, price: pesos(5000), region: 'MINDANAO', lane: 'flash' });
    expect(far.shippingFee).toBeGreaterThan(near.shippingFee);
    expect([near.flashFee, far.flashFee > 0]).toEqual([0, true]);
    expect(sumOf(far.lines)).toBe(far.total);
  });
});

describe('the quote of a seller', () => {
  test('is to the centavo what the ask says: income and deposit', async () => {
    shows('getSellerQuote success');
    const { itemId, skuId } = await quickListing(world);
    const seller = await newTrader(world.api.dependencies);
    const quote = await sellerQuote({ skuId, price: pesos(6000) });
    expect(sumOf(quote.lines)).toBe(quote.income);
    const id = await postAsk(world, { seller, itemId, skuId, price: pesos(6000) });
    const ask = (await world.api.callAs(seller, 'getAsk', { params: { id } })).answer();
    expect([ask.income, ask.deposit.amount]).toEqual([quote.income, quote.deposit]);
  });

  test('without a price is that of the highest bid', async () => {
    const { itemId, skuId } = await quickListing(world);
    const bidder = await newTrader(world.api.dependencies);
    await liveBid(world, { itemId, skuId, bidder, price: pesos(4000) });
    expect((await sellerQuote({ skuId })).price).toBe(pesos(4000));
  });
});
