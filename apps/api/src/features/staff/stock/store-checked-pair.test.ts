import { insertTestSku } from '@suki/db/testing/test-trade';
import { pesos } from '@suki/domain/money/centavos';
import { afterEach, describe, expect, test } from 'vitest';
import { carriesOut, shows } from '../../../../test/support/evidence.ts';
import { refusalIn } from '../../../../test/support/start-test-api.ts';
import { newTrader, type Trader, warehouseStaff } from '../../../../test/support/trade-people.ts';
import { newKey, payBody } from '../../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../../test/support/trade-world.ts';

/** Pairs that lie in the warehouse already enter the flash lane and are sold from it. */

const world = tradeWorld();
const price = pesos(6000);
afterEach(async () => {
  await world.catchUp();
  await world.expectSound();
});

const emailOf = async (seller: Trader) =>
  (await world.pool.query('select email from users where id = $1', [seller.userId])).rows[0].email;

async function storing(change: object = {}, key = newKey()) {
  const seller = await newTrader(world.api.dependencies);
  const { skuId } = await insertTestSku(world.pool);
  const body = { sellerEmail: await emailOf(seller), skuId, price, expiryDays: 30, ...change };
  const call = () => world.api.callAs(warehouseStaff, 'storeCheckedPair', { body, idempotencyKey: key });
  return { seller, skuId, call };
}
const stockOf = async (seller: Trader) =>
  (await world.pool.query('select status from stock_items where seller_id = $1', [seller.userId])).rows;

describe('a checked pair', () => {
  test('is live in the flash lane at once, without a deposit, and once for one key', async () => {
    carriesOut('E01-flash', 'S1', 'S2-here', 'S3', 'S3-pass');
    const { seller, skuId, call } = await storing();
    const [one, other] = [(await call()).answer(), (await call()).answer()];
    expect(one).toMatchObject({ lane: 'flash', status: 'listed', price, deposit: { amount: 0 } });
    expect(other.id).toBe(one.id);
    expect(await stockOf(seller)).toEqual([{ status: 'in_stock' }]);
    const book = await world.pool.query('select lowest_ask, flash_lowest_ask from books where sku_id = $1', [skuId]);
    expect(book.rows).toEqual([{ lowest_ask: null, flash_lowest_ask: price }]);
  });

  test('is sold without a confirmation and without a second check: paid, it waits to be sent', async () => {
    shows('storeCheckedPair success');
    carriesOut('E37c');
    const { seller, skuId, call } = await storing();
    const ask = (await call()).answer();
    const buyer = await newTrader(world.api.dependencies);
    const bought = await world.api.callAs(buyer, 'buyAtLowestAsk', {
      body: { skuId, lane: 'flash', maxTotal: price + pesos(1000), addressId: buyer.addressId },
      idempotencyKey: newKey(),
    });
    const order = bought.answer();
    expect(order).toMatchObject({ lane: 'flash', status: 'to_pay' });
    expect(await stockOf(seller)).toEqual([{ status: 'reserved' }]);
    const paying = await world.api.callAs(buyer, 'payOrder', {
      params: { orderId: order.id },
      body: payBody(`/order/${order.id}`),
      idempotencyKey: newKey(),
    });
    await world.api.sandbox.control(`/payments/${paying.answer().attempt.id}/approve`);
    await world.settle();
    const after = (await world.api.callAs(buyer, 'getOrder', { params: { id: order.id } })).answer();
    expect(after.status).toBe('platform_to_ship');
    expect(after.history.map(({ event }) => event)).toContain('E37c');
    const sold = (await world.api.callAs(seller, 'getAsk', { params: { id: ask.id } })).answer();
    expect(sold.status).toBe('platform_received');
  });
});

describe('refused, and nothing is stored:', () => {
  test.each([
    { why: 'nobody has this address', change: { sellerEmail: 'nobody@suki.test' }, reason: 'USER_NOT_FOUND' },
    { why: 'there is no such size', change: { skuId: 'sku_0000000000' }, reason: 'SKU_NOT_FOUND' },
    { why: 'the price is no step', change: { price: 1 }, reason: 'PRICE_RULE' },
    { why: 'no card pays it with the fee and shipping', change: { price: pesos(698_750) }, reason: 'PRICE_RULE' },
  ] as const)('$why', async ({ change, reason }) => {
    shows(`storeCheckedPair ${reason}`);
    const { seller, call } = await storing(change);
    expect(refusalIn(await call()).reason).toBe(reason);
    expect(await stockOf(seller)).toEqual([]);
  });
});
