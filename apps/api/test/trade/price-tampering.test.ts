import { routes } from '@suki/contract/routes';
import { creditTestWallet, letAccountsRest } from '@suki/db/testing/test-trade';
import { sellerFees } from '@suki/domain/config/fees';
import { type Dice, newDice } from '@suki/domain/model/dice';
import { type Centavos, pesos } from '@suki/domain/money/centavos';
import { buyerQuote } from '@suki/domain/quote/buyer-quote';
import { askFixture, buyerFacts, ids, itemFacts, tuesday } from '@suki/domain/testing/trade-fixtures';
import { decide } from '@suki/domain/trade/decide/decide';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nobodysIds } from '../support/nobodys-ids.ts';
import { type Listing, quickListing } from '../support/quick-listing.ts';
import { storedRows } from '../support/stored-rows.ts';
import { newTrader, type Trader } from '../support/trade-people.ts';
import { newKey, payBody } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';

/** S21 (docs/test-plan.md#attacks): the server's own figures count, whatever a client says, or the call is refused. */

const SEED = 20_261_122;
const price = pesos(5_000);
const cheap: readonly unknown[] = ['1', 1, 0, -1, 100, 0.5, '0', null, 'free', [1], { amount: 1 }, 1e-9];
const names = [
  'price',
  'total',
  'fee',
  'fees',
  'discount',
  'discountOffer',
  'shippingFee',
  'shipping',
  'region',
  'buyerRegion',
  'currency',
  'couponId',
  'coupon',
  'couponAmount',
  'amount',
  'processingFee',
  'techServiceFee',
  'income',
  'deposit',
  'askId',
  'maxTotalOverride',
  'lines',
  'quote',
] as const;

/** Returns the body of a purchase with fields that a client may add, change and leave out. */
function tampered(dice: Dice, honest: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const body: Record<string, unknown> = { ...honest };
  for (let count = 1 + dice.upTo(4); count > 0; count -= 1) body[dice.pick(names)] = dice.any(cheap);
  if (dice.chance(0.3))
    body.maxTotal = dice.any<unknown>([
      1,
      0,
      -1,
      pesos(1),
      2 ** 53,
      'all',
      null,
      pesos(9_000_000_000),
      honest.maxTotal,
    ]);
  if (dice.chance(0.2)) body.lane = dice.any<unknown>(['flash', 'FLASH', '', null, 'free', 'standard']);
  if (dice.chance(0.1)) body.currency = dice.pick(['IDR', 'VND', 'USD']);
  if (dice.chance(0.05)) delete body.maxTotal;
  return body;
}

test(`S21: of 5,000 tampered purchases none is cheaper than its quote (seed ${SEED})`, () => {
  const dice = newDice(SEED);
  let made = 0;
  for (let count = 0; count < 5_000; count += 1) {
    const honest = { skuId: ids.sku, lane: 'standard', maxTotal: pesos(7_000), addressId: nobodysIds.addressId };
    const parsed = routes.buyAtLowestAsk.body.safeParse(tampered(dice, honest));
    if (!parsed.success) continue;
    const region = dice.pick(['NCR', 'VISAYAS', 'MINDANAO', 'BATANES', null] as const);
    const asked = dice.any([pesos(50), price, pesos(698_950)]) ?? price;
    const facts = {
      ask: askFixture({ price: asked }),
      hasLinkedAsk: false,
      buyer: { ...buyerFacts, region },
      item: itemFacts,
      feeRules: sellerFees,
    };
    const decision = decide({ name: 'buy_at_lowest_ask', orderId: ids.order, ...parsed.data }, facts, tuesday);
    if (!decision.ok) {
      expect(['PRICE_CHANGED', 'ASK_GONE']).toContain(decision.reason);
      continue;
    }
    made += 1;
    const quote = buyerQuote({ price: asked, lane: 'standard', buyerRegion: region });
    const [order] = decision.creations.flatMap((one) => (one.entity === 'order' ? [one.row] : []));
    expect(order).toMatchObject({ price: asked, total: quote.total, lane: 'standard' });
    expect(quote.total).toBeLessThanOrEqual(parsed.data.maxTotal);
  }
  expect(made).toBeGreaterThan(500);
});

describe('S21: over HTTP', () => {
  const world = tradeWorld();
  let listing: Listing;
  let buyer: Trader;
  let total: Centavos;
  beforeAll(async () => {
    buyer = await newTrader(world.api.dependencies);
    listing = await quickListing(world, { price });
    total = buyerQuote({ price, lane: 'standard', buyerRegion: 'NCR' }).total;
  });
  afterAll(() => world.expectSound());

  const order = (body: unknown) => world.api.callAs(buyer, 'buyAtLowestAsk', { body, idempotencyKey: newKey() });

  test('a purchase says what it costs: refused below it, and never made for less', async () => {
    const dice = newDice(SEED + 1);
    const before = await storedRows(world.pool);
    for (let count = 0; count < 60; count += 1) {
      const honest = { skuId: listing.skuId, lane: 'standard', maxTotal: total - 1, addressId: buyer.addressId };
      const body = { ...tampered(dice, honest), maxTotal: dice.any([total - 1, 1, 0, -1]) };
      expect([400, 409]).toContain((await order(body)).status);
    }
    expect(await storedRows(world.pool)).toEqual(before);
  });

  test.each([
    { what: 'a region that is cheaper', body: { region: 'NCR', buyerRegion: 'NCR', shippingFee: 0 } },
    { what: 'a price, a total and a discount', body: { price: 1, total: 1, discount: price, fee: 0 } },
    { what: 'another currency', body: { currency: 'IDR', amount: 1 } },
    { what: 'a coupon of somebody else', body: { couponId: 'cpn_0000000000', couponAmount: price } },
  ])('$what beside a purchase changes nothing of its figures', async ({ body }) => {
    const person = await newTrader(world.api.dependencies, { region: 'MINDANAO' });
    const { skuId } = await quickListing(world, { price });
    const far = buyerQuote({ price, lane: 'standard', buyerRegion: 'MINDANAO' }).total;
    const call = { skuId, lane: 'standard', maxTotal: far, addressId: person.addressId, ...body };
    const made = (await world.api.callAs(person, 'buyAtLowestAsk', { body: call, idempotencyKey: newKey() })).answer();
    expect(made).toMatchObject({ price, amount: far });
    expect(far).toBeGreaterThan(total);
    const pay = (choice: object) =>
      world.api.callAs(person, 'payOrder', { params: { orderId: made.id }, body: choice, idempotencyKey: newKey() });
    // The choice of payment has one of two forms, and neither takes another field.
    expect((await pay({ ...payBody(), amount: 1, currency: 'IDR', total: 1, price: 1, ...body })).status).toBe(400);
    expect((await pay(payBody())).answer().attempt).toMatchObject({ amount: far });
    const { rows } = await world.pool.query('select amount::int, status from payment_attempts where user_id = $1', [
      person.userId,
    ]);
    expect(rows).toEqual([{ amount: far, status: 'PENDING' }]);
  });

  test('a size that changed between quote and purchase is bought at its own price, or not at all', async () => {
    const dearer = await quickListing(world, { price: pesos(9_000) });
    const answer = await order({ skuId: dearer.skuId, lane: 'standard', maxTotal: total, addressId: buyer.addressId });
    expect([answer.status, answer.body]).toMatchObject([409, { reason: 'PRICE_CHANGED' }]);
  });

  test('an address of somebody else, in a cheaper region, is none', async () => {
    const other = await newTrader(world.api.dependencies);
    const answer = await order({ skuId: listing.skuId, lane: 'standard', maxTotal: total, addressId: other.addressId });
    expect([answer.status, answer.body]).toMatchObject([404, { reason: 'ADDRESS_NOT_FOUND' }]);
  });

  test('a price that rose between quote and purchase is not paid unasked', async () => {
    const risen = await quickListing(world, { price: pesos(5_050), itemId: listing.itemId, skuId: listing.skuId });
    await world.api.callAs(listing.seller, 'cancelAsk', { params: { id: listing.askId } });
    const answer = await order({ skuId: risen.skuId, lane: 'standard', maxTotal: total, addressId: buyer.addressId });
    expect([answer.status, answer.body]).toMatchObject([409, { reason: 'PRICE_CHANGED' }]);
  });

  test('a payout is of what is there, whatever it is said to cost', async () => {
    const seller = await newTrader(world.api.dependencies);
    await creditTestWallet(world.pool, seller.userId, pesos(300), world.api.clock.now());
    const account = { channelCode: 'PH_BDO', accountHolderName: seller.name, accountNumber: '1234567890' };
    await world.api.callAs(seller, 'createWithdrawalAccount', { body: account });
    await letAccountsRest(world.pool);
    const body = { amount: pesos(200), fee: -100, balance: pesos(9_999), currency: 'USD' };
    const made = await world.api.callAs(seller, 'requestPayout', { body, idempotencyKey: newKey() });
    expect(made.answer().amount).toBe(pesos(200));
    const more = await world.api.callAs(seller, 'requestPayout', {
      body: { ...body, amount: pesos(200) },
      idempotencyKey: newKey(),
    });
    expect([more.status, more.body]).toMatchObject([409, { reason: 'BALANCE_TOO_LOW' }]);
  });
});
