import { insertTestSku } from '@suki/db/testing/test-trade';
import { DROP_OFF_CALLS_PER_MINUTE } from '@suki/domain/config/warehouse';
import { pesos } from '@suki/domain/money/centavos';
import { afterEach, describe, expect, test } from 'vitest';
import { dropOff } from '../../../../test/support/drop-off.ts';
import { carriesOut, shows } from '../../../../test/support/evidence.ts';
import { refusalIn } from '../../../../test/support/start-test-api.ts';
import type { TestPerson } from '../../../../test/support/test-token.ts';
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

async function storing(change: object = {}, key = newKey()) {
  const seller = await newTrader(world.api.dependencies);
  const { skuId } = await insertTestSku(world.pool);
  const body = { code: await dropOff(world.api, seller), skuId, price, expiryDays: 30, ...change };
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

describe('security 1: the counter knows a seller by the code that they show', () => {
  const colleague = { uid: 'another-desk', roles: ['warehouse'] as const };
  const newSeller = () => newTrader(world.api.dependencies);
  const codeOf = async (seller: Trader) => (await world.api.callAs(seller, 'makeDropOffCode')).answer();
  const lookUp = (code: string, desk: TestPerson = warehouseStaff) =>
    world.api.callAs(desk, 'identifySeller', { body: { code } });
  const store = async (code: string, desk: TestPerson = warehouseStaff) => {
    const { skuId } = await insertTestSku(world.pool);
    return world.api.callAs(desk, 'storeCheckedPair', {
      body: { code, skuId, price, expiryDays: 30 },
      idempotencyKey: newKey(),
    });
  };

  test('security 1: the counter books to the person of the code, not to whoever registered the address', async () => {
    shows('makeDropOffCode success', 'identifySeller success');
    const [attacker, seller] = [await newSeller(), await newSeller()];
    // The attacker was first with the seller’s address.
    await world.pool.query(`update users set email = 'later-' || email where id = $1`, [seller.userId]);
    await world.pool.query('update users set email = $1 where id = $2', [seller.email, attacker.userId]);
    const { code } = await codeOf(seller);
    const shown = (await lookUp(code.toLowerCase())).answer();
    expect(shown).toMatchObject({ name: seller.name, phoneNumber: expect.stringMatching(/^•••• \d{4}$/) });
    expect((await store(code)).status).toBe(201);
    expect(await stockOf(seller)).toEqual([{ status: 'in_stock' }]);
    expect(await stockOf(attacker)).toEqual([]);
  });

  test('security 1: the counter books nothing before the name was looked up, nor on a colleague’s word', async () => {
    shows('storeCheckedPair DROP_OFF_CODE_UNCONFIRMED');
    const seller = await newSeller();
    const { code } = await codeOf(seller);
    expect(refusalIn(await store(code)).reason).toBe('DROP_OFF_CODE_UNCONFIRMED');
    await lookUp(code, colleague);
    expect(refusalIn(await store(code)).reason).toBe('DROP_OFF_CODE_UNCONFIRMED');
    expect(await stockOf(seller)).toEqual([]);
  });

  test('security 1: the counter books once with a code, also when two presses come together', async () => {
    shows('storeCheckedPair DROP_OFF_CODE_ENDED', 'identifySeller DROP_OFF_CODE_ENDED');
    const seller = await newSeller();
    const code = await dropOff(world.api, seller);
    const results = await Promise.all([store(code), store(code), store(code)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(await stockOf(seller)).toHaveLength(1);
    expect(refusalIn(await store(code)).reason).toBe('DROP_OFF_CODE_ENDED');
    expect(refusalIn(await lookUp(code)).reason).toBe('DROP_OFF_CODE_ENDED');
  });

  test('security 1: the counter refuses a code after its minutes; one that it has looked up lasts for the check', async () => {
    const [late, checked] = [await newSeller(), await newSeller()];
    const { code, expiresAt } = await codeOf(late);
    const confirmed = await dropOff(world.api, checked);
    world.api.clock.set(new Date(expiresAt));
    expect(refusalIn(await lookUp(code)).reason).toBe('DROP_OFF_CODE_ENDED');
    expect((await store(confirmed)).status).toBe(201);
  });

  test('security 1: the counter is told of a mistyped code, and a refused booking leaves the code good', async () => {
    shows('identifySeller DROP_OFF_CODE_UNKNOWN');
    const seller = await newSeller();
    const code = await dropOff(world.api, seller);
    const mistyped = (code.startsWith('A') ? 'B' : 'A') + code.slice(1);
    expect(refusalIn(await lookUp(mistyped)).reason).toBe('DROP_OFF_CODE_UNKNOWN');
    const unknownSize = { code, skuId: 'sku_0000000000', price, expiryDays: 30 };
    await world.api.callAs(warehouseStaff, 'storeCheckedPair', { body: unknownSize, idempotencyKey: newKey() });
    const wrongPrice = { ...unknownSize, ...(await insertTestSku(world.pool)), price: 1 };
    await world.api.callAs(warehouseStaff, 'storeCheckedPair', { body: wrongPrice, idempotencyKey: newKey() });
    expect((await store(code)).status).toBe(201);
  });

  test('security 1: the counter does not look up who works there themselves', async () => {
    const seller = await newSeller();
    const { code } = await codeOf(seller);
    expect(refusalIn(await lookUp(code, { ...seller, roles: ['warehouse'] })).reason).toBe('OWN_TRADE');
  });

  test('S8: a desk that guesses codes finds nobody: 30 tries a minute, and each is one of billions', async () => {
    await codeOf(await newSeller());
    const guesser: TestPerson = { uid: 'guessing-desk', roles: ['warehouse'] };
    const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';
    const guess = (index: number) =>
      Array.from({ length: 8 }, (_, place) => letters[(index * 7 + place * 5) % letters.length]).join('');
    const results = await Promise.all(Array.from({ length: 60 }, (_, index) => lookUp(guess(index), guesser)));
    const reasons = results.map((result) => refusalIn(result).reason);
    expect(reasons.filter((reason) => reason === 'TOO_MANY_CALLS')).toHaveLength(60 - DROP_OFF_CALLS_PER_MINUTE);
    expect(new Set(reasons)).toEqual(new Set(['DROP_OFF_CODE_UNKNOWN', 'TOO_MANY_CALLS']));
  });

  test('the code is not in the database', async () => {
    const { code } = await codeOf(await newSeller());
    const { rows } = await world.pool.query('select * from drop_off_codes');
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

describe('refused, and nothing is stored:', () => {
  test.each([
    { why: 'nobody has this code', change: { code: 'HKPW ACTX' }, reason: 'DROP_OFF_CODE_UNKNOWN' },
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
