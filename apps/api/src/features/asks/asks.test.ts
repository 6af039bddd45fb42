import { setSuspended } from '@suki/db/queries/users';
import { insertTestSku } from '@suki/db/testing/test-trade';
import { withTransaction } from '@suki/db/tx';
import { limits } from '@suki/domain/config/limits';
import { type Centavos, pesos } from '@suki/domain/money/centavos';
import { depositMoney } from '@suki/domain/trade/money/money-of-deposit';
import { proves } from '@suki/evidence/proves';
import { afterEach, describe, expect, test } from 'vitest';
import { carriesOut, shows } from '../../../test/support/evidence.ts';
import { refusalIn } from '../../../test/support/start-test-api.ts';
import { newTrader, type Trader } from '../../../test/support/trade-people.ts';
import { buy, lapse, listAsk, newKey, payBody, postAsk, startDeposit } from '../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../test/support/trade-world.ts';
import { addressIn } from '../../../test/trade/calls/scenes.ts';

const world = tradeWorld({ isCrowd: true });
afterEach(async () => {
  await world.catchUp();
  await world.expectSound();
});

type Sku = Awaited<ReturnType<typeof insertTestSku>>;
const offer = (seller: Trader, sku: Sku, change: object = {}) =>
  world.api.callAs(seller, 'postAsk', {
    body: { ...sku, price: pesos(5000), expiryDays: 30, returnAddressId: seller.addressId, ...change },
    idempotencyKey: newKey(),
  });
const asksOf = async (seller: Trader) => (await world.api.callAs(seller, 'listAsks')).answer().items;
const getAsk = async (seller: Trader, id: string) =>
  (await world.api.callAs(seller, 'getAsk', { params: { id } })).answer();

describe('an offer', () => {
  test.each([
    { what: 'the lowest price', price: 500, deposit: 100 },
    { what: 'a price below ₱1,000', price: 950, deposit: 100 },
    { what: 'a price whose tenth is no multiple of ₱50', price: 5050, deposit: 550 },
    { what: 'the highest price', price: 699_000, deposit: 5000 },
  ])('at $what asks for its deposit and answers the fees', async ({ price, deposit }) => {
    const seller = await newTrader(world.api.dependencies);
    const result = await offer(seller, await insertTestSku(world.pool), { price: pesos(price) });
    expect(result.status).toBe(201);
    const { ask, ...answer } = result.answer();
    expect(answer).toEqual({ askId: ask.id, status: 'to_pay', depositAmount: pesos(deposit) });
    expect(ask.income + ask.techServiceFee + ask.paymentFee + ask.operationalFee).toBe(ask.price);
    expect(ask.returnAddress).toMatchObject({ street: seller.street, region: 'NCR' });
  });

  test.each([
    { what: 'between two steps', price: 50_025 },
    { what: 'one step too low', price: 45_000 },
    { what: 'one step too high', price: 69_905_000 },
    { what: 'of nothing', price: 0 },
    { what: 'below nothing', price: -50_000 },
  ])('at a price $what is refused, and nothing is stored', async ({ price }) => {
    shows('postAsk PRICE_RULE');
    const seller = await newTrader(world.api.dependencies);
    const result = await offer(seller, await insertTestSku(world.pool), { price });
    expect(result.status).toBe(400);
    expect(refusalIn(result).reason).toBe('PRICE_RULE');
    expect(await asksOf(seller)).toEqual([]);
  });

  test('of a size of another item is refused', async () => {
    shows('postAsk SKU_NOT_FOUND');
    const seller = await newTrader(world.api.dependencies);
    const { itemId } = await insertTestSku(world.pool);
    const result = await offer(seller, await insertTestSku(world.pool), { itemId });
    expect([result.status, refusalIn(result).reason]).toEqual([404, 'SKU_NOT_FOUND']);
  });

  test.each(['unlisted', 'discontinued'])('of an item that is %s is refused', async (status) => {
    shows('postAsk ITEM_NOT_LISTED');
    const seller = await newTrader(world.api.dependencies);
    const sku = await insertTestSku(world.pool);
    await world.pool.query('update items set status = $2 where id = $1', [sku.itemId, status]);
    const result = await offer(seller, sku);
    expect([result.status, refusalIn(result).reason]).toEqual([409, 'ITEM_NOT_LISTED']);
  });

  test('of somebody without a verified phone is refused', async () => {
    shows('postAsk PHONE_NOT_VERIFIED');
    const seller = await newTrader(world.api.dependencies);
    await world.pool.query('update users set phone_verified_at = null where id = $1', [seller.userId]);
    const result = await offer(seller, await insertTestSku(world.pool));
    expect([result.status, refusalIn(result).reason]).toEqual([403, 'PHONE_NOT_VERIFIED']);
  });

  test('of somebody who was suspended a moment ago is refused', async () => {
    const seller = await newTrader(world.api.dependencies);
    await asksOf(seller);
    const now = world.api.clock.now();
    await withTransaction(world.pool, (tx) => setSuspended(tx, seller.userId, now, now));
    const result = await offer(seller, await insertTestSku(world.pool));
    expect([result.status, refusalIn(result).reason]).toEqual([403, 'ACCOUNT_SUSPENDED']);
  });

  test('is one of at most five that wait for their deposit, however fast they are sent', async () => {
    const seller = await newTrader(world.api.dependencies);
    const sku = await insertTestSku(world.pool);
    const results = await Promise.all(Array.from({ length: 12 }, () => offer(seller, sku)));
    expect(results.filter(({ status }) => status === 201)).toHaveLength(limits.unpaidAsks);
    const refused = results.filter(({ status }) => status === 409).map((result) => refusalIn(result).reason);
    expect(new Set(refused)).toEqual(new Set(['TOO_MANY_UNPAID_ASKS']));
    expect(await asksOf(seller)).toHaveLength(limits.unpaidAsks);
  });

  test('is one of at most twenty in a size', async () => {
    shows('postAsk TOO_MANY_LIVE_ASKS');
    const seller = await newTrader(world.api.dependencies);
    const sku = await insertTestSku(world.pool);
    for (let count = 0; count < limits.liveAsksPerSku; count += 1) {
      await listAsk(world, { seller, ...sku, price: pesos(5000 + 50 * count) });
    }
    const result = await offer(seller, sku);
    expect([result.status, refusalIn(result).reason]).toEqual([409, 'TOO_MANY_LIVE_ASKS']);
    expect((await offer(seller, await insertTestSku(world.pool))).status).toBe(201);
  }, 20_000);
});

describe('a deposit', () => {
  const payment = (seller: Trader, askId: string) =>
    world.api.callAs(seller, 'payAskDeposit', { params: { askId }, body: payBody(), idempotencyKey: newKey() });

  test('that is held is not paid again', async () => {
    shows('payAskDeposit DEPOSIT_NOT_DUE');
    const { seller, askId } = await listAsk(world);
    const result = await payment(seller, askId);
    expect([result.status, refusalIn(result).reason]).toEqual([409, 'DEPOSIT_NOT_DUE']);
  });

  test('that failed is said to be due, and can be paid again', async () => {
    carriesOut('E04');
    const seller = await newTrader(world.api.dependencies);
    const sku = await insertTestSku(world.pool);
    const askId = await postAsk(world, { seller, price: pesos(5000), ...sku });
    const attempt = await startDeposit(world, { seller, askId });
    await world.api.sandbox.control(`/payments/${attempt.id}/fail`, { failure_code: 'INSUFFICIENT_BALANCE' });
    await world.settle();
    expect(await getAsk(seller, askId)).toMatchObject({
      status: 'to_pay',
      needToRepay: true,
      deposit: { status: 'due' },
    });
    const again = await startDeposit(world, { seller, askId });
    await world.api.sandbox.control(`/payments/${again.id}/approve`);
    await world.settle();
    expect(await getAsk(seller, askId)).toMatchObject({ status: 'listed', needToRepay: false });
  });

  test('that the gateway refuses is told, and another method can be tried at once', async () => {
    const seller = await newTrader(world.api.dependencies);
    const sku = await insertTestSku(world.pool);
    const askId = await postAsk(world, { seller, price: pesos(5000), ...sku });
    const fault = { provider: 'xendit', path: '/payment_requests', status: 400, code: 'CHANNEL_NOT_ACTIVATED' };
    await world.api.sandbox.control('/faults', fault);
    const refused = await payment(seller, askId);
    expect([refused.status, refusalIn(refused).reason]).toEqual([409, 'GATEWAY_REFUSED']);
    expect((await payment(seller, askId)).status).toBe(200);
  });
});

describe('taking an ask off the market', () => {
  const cancel = (seller: Trader, id: string) => world.api.callAs(seller, 'cancelAsk', { params: { id } });

  test('before the deposit is paid voids it (E07)', async () => {
    carriesOut('E07');
    const seller = await newTrader(world.api.dependencies);
    const askId = await postAsk(world, { seller, price: pesos(5000), ...(await insertTestSku(world.pool)) });
    expect((await cancel(seller, askId)).answer()).toMatchObject({
      status: 'transaction_closed',
      closure: { detail: 'seller_withdrew' },
      deposit: { status: 'voided' },
    });
    expect((await cancel(seller, askId)).status).toBe(200);
  });

  test('gives the deposit back, once, and leaves the book (E08)', async () => {
    proves('The deposit is returned automatically when a listing is cancelled or a transaction completes.', {
      depositMoney,
    });
    carriesOut('E08');
    const { seller, askId, itemId, skuId } = await listAsk(world);
    const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(seller, askId)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await world.settle();
    const transactions = (await world.api.callAs(seller, 'listTransactions')).answer().items;
    expect(transactions).toMatchObject([{ kind: 'deposit_refund', amount: pesos(500), status: 'succeeded' }]);
    const book = await world.api.callAs(seller, 'getSkuBook', { params: { id: itemId }, query: { skuId } });
    expect(book.answer()).toMatchObject({ lowestAsk: null, asks: [] });
  });

  test('is refused while a buyer has reserved it (E08x), and after it has ended by itself', async () => {
    shows('cancelAsk RESERVED', 'cancelAsk NOT_ALLOWED_NOW');
    carriesOut('E08x');
    const listing = await listAsk(world);
    const deal = await buy(world, listing);
    const reserved = await cancel(listing.seller, listing.askId);
    expect([reserved.status, refusalIn(reserved).reason]).toEqual([409, 'RESERVED']);
    await lapse(world, 'payment_window', deal.orderId);
    await lapse(world, 'listing', listing.askId);
    const ended = await cancel(listing.seller, listing.askId);
    expect([ended.status, refusalIn(ended).reason]).toEqual([409, 'NOT_ALLOWED_NOW']);
  });

  test('hides it from the list only when it has ended', async () => {
    shows('listAsks success', 'cancelAsk success', 'deleteAsk success', 'deleteAsk NOT_ALLOWED_NOW');
    const { seller, askId } = await listAsk(world);
    const hide = () => world.api.callAs(seller, 'deleteAsk', { params: { id: askId } });
    expect([(await hide()).status, refusalIn(await hide()).reason]).toEqual([409, 'NOT_ALLOWED_NOW']);
    await cancel(seller, askId);
    expect((await hide()).answer()).toEqual({ done: true });
    expect((await hide()).answer()).toEqual({ done: true });
    expect((await world.api.callAs(seller, 'listAsks', { query: { tabId: 'done' } })).answer().items).toEqual([]);
  });
});

describe('the return address', () => {
  test('coverage 7: chosen again as it stands costs no change, so that it can still be changed once', async () => {
    const { seller, askId } = await listAsk(world);
    const choose = (returnAddress: string) =>
      world.api.callAs(seller, 'changeReturnAddress', { params: { askId }, body: { returnAddress } });
    const same = (await choose(seller.addressId)).answer();
    expect(same).toMatchObject({ isReturnAddressChanged: false, returnAddress: { street: seller.street } });
    expect((await getAsk(seller, askId)).history.map(({ event }) => event)).not.toContain('E77');
    const other = (await choose(await addressIn(world, seller))).answer();
    expect(other).toMatchObject({ isReturnAddressChanged: true, returnAddress: { street: '9 Rosal Street' } });
    expect(refusalIn(await choose(seller.addressId)).reason).toBe('ALREADY_DONE');
  });
});

describe('the queue', () => {
  test('is by price, then by the moment the deposit was held', async () => {
    const first = await listAsk(world, { price: pesos(6000) });
    const { itemId, skuId } = first;
    const price = (value: number): { price: Centavos; itemId: typeof itemId; skuId: typeof skuId } => ({
      price: pesos(value),
      itemId,
      skuId,
    });
    world.api.clock.advance(1000);
    const second = await listAsk(world, price(6000));
    const cheapest = await listAsk(world, price(5500));
    const places = await Promise.all(
      [cheapest, first, second].map(async ({ seller, askId }) => (await getAsk(seller, askId)).queuePosition),
    );
    expect(places).toEqual([1, 2, 3]);
    const order = await buy(world, { ...first, price: pesos(5500) });
    expect((await getAsk(cheapest.seller, cheapest.askId)).orderId).toBe(order.orderId);
    expect((await getAsk(first.seller, first.askId)).queuePosition).toBe(1);
  });
});

test('the fee rules are the same for everybody, and those of the configuration where none was set', async () => {
  shows('getFeeRules success');
  const rules = (
    await world.api.callAs({ uid: 'x', isAnonymous: true }, 'getFeeRules', { query: { category: 'shoes' } })
  ).answer();
  expect(rules.operational).toBeNull();
  expect(rules.techService).toMatchObject({ feeType: 'percentage' });
});
