import { insertTestSku } from '@suki/db/testing/test-trade';
import { pesos } from '@suki/domain/money/centavos';
import { afterAll, describe, expect, test } from 'vitest';
import { acceptCall, acceptLaterCall, bidCall, liveBid } from '../support/bid-steps.ts';
import { twinsByBank, twinsByCard, twinsByPhone, twinsByWallet } from '../support/shared-accounts.ts';
import { refusalIn } from '../support/start-test-api.ts';
import { storedRows } from '../support/stored-rows.ts';
import { newTrader, type Trader } from '../support/trade-people.ts';
import { buyCall, dealAt, listAsk, newKey } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';

/**
 * S17 (docs/test-plan.md#attacks), over HTTP: nobody trades with themselves or with a second account, and going in
 * circles earns nothing. `self-dealing.property.test.ts` of the domain runs a thousand schemes by the rules alone;
 * `calls/own-trades.test.ts` covers people who work here.
 */

const world = tradeWorld();
afterAll(async () => {
  await world.catchUp();
  await world.expectSound();
});

const oneAccount = async (): Promise<readonly [Trader, Trader]> => {
  const one = await newTrader(world.api.dependencies);
  return [one, one];
};

describe.each([
  { who: 'the same account', people: oneAccount },
  { who: 'security 3: a second account that was paid out to the same bank account', people: () => twinsByBank(world) },
  { who: 'security 3: a second account that was paid out to the same e-wallet', people: () => twinsByWallet(world) },
  { who: 'security 3: a second account that paid with the same card', people: () => twinsByCard(world) },
  { who: 'security 3: a second account with the phone that the first gave up', people: () => twinsByPhone(world) },
])('S17: $who', ({ people }) => {
  const refusedAsOwn = async (call: () => ReturnType<typeof buyCall | typeof bidCall | typeof acceptLaterCall>) => {
    const before = await storedRows(world.pool);
    expect(refusalIn(await call()).reason).toBe('OWN_ENTRY');
    expect(await storedRows(world.pool)).toEqual(before);
  };

  test('does not buy its own ask', async () => {
    const [seller, buyer] = await people();
    const listing = await listAsk(world, { seller });
    await refusedAsOwn(() => buyCall(world, buyer, listing));
  });

  test('buys the next pair, not its own, when there is one', async () => {
    const [seller, buyer] = await people();
    const own = await listAsk(world, { seller, price: pesos(5000) });
    const other = await listAsk(world, { ...own, seller: await newTrader(world.api.dependencies), price: pesos(5500) });
    const order = (await buyCall(world, buyer, other)).answer();
    expect(order.price).toBe(pesos(5500));
  });

  test('does not bid what its own ask would take', async () => {
    const [seller, bidder] = await people();
    const listing = await listAsk(world, { seller });
    await refusedAsOwn(() => bidCall(world, { ...listing, bidder, price: pesos(5000) }));
  });

  test('does not accept its own bid', async () => {
    const [seller, bidder] = await people();
    const sku = await insertTestSku(world.pool);
    await liveBid(world, { ...sku, bidder, price: pesos(4000) });
    await refusedAsOwn(() => acceptLaterCall(world, seller, sku));
    expect(refusalIn(await acceptCall(world, seller, sku)).reason).toBe('OWN_ENTRY');
  });

  test('is not matched with itself by a lower price', async () => {
    const [seller, bidder] = await people();
    const listing = await listAsk(world, { seller });
    await liveBid(world, { ...listing, bidder, price: pesos(4000) });
    const body = { price: pesos(3500), expiryDays: 30 };
    const edited = await world.api.callAs(seller, 'editAsk', { params: { askId: listing.askId }, body });
    expect(refusalIn(edited).reason).toBe('OWN_ENTRY');
    expect(await world.eventsOf(listing.askId)).toEqual(['E01', 'E02', 'E03']);
  });
});

const platformResult = async (): Promise<number> => {
  const { rows } = await world.pool.query<{ sum: string | null }>(
    `select sum(amount) from postings where account like 'platform:%' and account not in ('platform:gateway_clearing', 'platform:payout_transit')`,
  );
  return Number(rows[0]?.sum ?? 0);
};
const moneyOf = async ({ userId }: Trader): Promise<number> => world.balance(`wallet:${userId}`);

test('S17: a deposit that is put down and taken back ten times earns and costs nothing', async () => {
  const before = await platformResult();
  const listing = await listAsk(world);
  const cancel = (askId: string) => world.api.callAs(listing.seller, 'cancelAsk', { params: { id: askId } });
  (await cancel(listing.askId)).answer();
  for (let round = 1; round < 10; round += 1) (await cancel((await listAsk(world, listing)).askId)).answer();
  await world.settle();
  expect(await platformResult()).toBe(before);
  expect(await moneyOf(listing.seller)).toBe(0);
  const { rows } = await world.pool.query(
    'select status, count(*)::int from deposits where user_id = $1 group by status',
    [listing.seller.userId],
  );
  expect(rows).toEqual([{ status: 'returned', count: 10 }]);
});

test('S17: a sale between two who share costs them the fees, and no history of prices is free', async () => {
  const before = await platformResult();
  const deal = await dealAt(world, 'transaction_successful', await listAsk(world));
  await world.settle();
  const { rows } = await world.pool.query<{ total: number }>('select total::int from orders where id = $1', [
    deal.orderId,
  ]);
  const gain = (await moneyOf(deal.seller)) + (await moneyOf(deal.buyer)) - (rows[0]?.total ?? 0);
  expect(gain).toBeLessThan(0);
  expect((await platformResult()) - before).toBe(-gain);
});

test('S17: an order that its seller rejects gives the buyer back what was paid, and both together less than they put in', async () => {
  const before = await platformResult();
  const deal = await dealAt(world, 'confirming_buyer_order', await listAsk(world));
  const call = { params: { orderId: deal.orderId }, body: { isSeller: true } };
  (await world.api.callAs(deal.seller, 'cancelOrder', call)).answer();
  await world.settle();
  expect(await platformResult()).toBeGreaterThanOrEqual(before);
  expect((await moneyOf(deal.buyer)) + (await moneyOf(deal.seller))).toBe(0);
});

test('S17: one phone number is one account', async () => {
  const [owner, other] = [await newTrader(world.api.dependencies), await newTrader(world.api.dependencies)];
  const phoneNumber = (await world.api.callAs(owner, 'getUser')).answer().phoneNumber ?? '';
  (await world.api.callAs(other, 'sendPhoneCode', { body: { phoneNumber } })).answer();
  const [sms] = await world.api.sandbox.sms(phoneNumber);
  const code = /\d{6}/.exec(sms?.text ?? '')?.[0] ?? '';
  const linked = await world.api.callAs(other, 'linkPhone', { body: { phoneNumber, code }, idempotencyKey: newKey() });
  expect(refusalIn(linked).reason).toBe('PHONE_IN_USE');
});
