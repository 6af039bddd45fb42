import { pesos } from '@suki/domain/money/centavos';
import { expect, test } from 'vitest';
import { newTraders } from '../support/many-steps.ts';
import { pressUntilAnswered } from '../support/press-until-answered.ts';
import { quickListing } from '../support/quick-listing.ts';
import { withSeed } from '../support/random-choices.ts';
import { refusalIn } from '../support/start-test-api.ts';
import { buy, buyCall, dealAt, newKey, payBody } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';
import { raceForASize } from './scenarios/race-for-a-size.ts';
import { raceForOneAsk } from './scenarios/race-for-one-ask.ts';
import { rivalsForOneAsk } from './scenarios/rivals-for-one-ask.ts';

/** These tests check who wins; `bench` measures how many calls a second this machine carries. */
const world = tradeWorld({ isCrowd: true, connectWithinMilliseconds: 60_000 });

test('R1: 200 buyers race for one ask, 20 times: one order each time, the others are told why', async () => {
  const times = (await raceForOneAsk(world, { buyers: 200, rounds: 20 })).toSorted((one, other) => one - other);
  const [fastest, median, slowest] = [0, times.length / 2, times.length - 1].map((place) =>
    Math.round(times[place] ?? 0),
  );
  console.info(`R1: 20 races of 200 buyers took ${fastest} to ${slowest} ms each, median ${median} ms`);
}, 240_000);

test('R2: 100 buyers race for 10 asks of one size: all are sold once, each for the price that was shown', async () => {
  const changes = await withSeed((random) => raceForASize(world, { buyers: 100, asks: 10 }, random));
  expect(changes).toBeGreaterThan(0);
});

test('R3: buyer, accepted bid, withdrawal and new price meet at one ask in 60 random orders: one wins each time', async () => {
  const wins = await withSeed((random) => rivalsForOneAsk(world, { interleavings: 60 }, random));
  console.info('R3: won by', wins);
  expect(Object.values(wins).every((count) => count > 0)).toBe(true);
});

test('R4: fifty presses of "pay", each an intent of its own, are one payment at the gateway', async () => {
  const deal = await buy(world, await quickListing(world));
  const presses = Array.from({ length: 50 }, () => {
    const call = { params: { orderId: deal.orderId }, body: payBody(), idempotencyKey: newKey() };
    return pressUntilAnswered(() => world.api.callAs(deal.buyer, 'payOrder', call));
  });
  const answers = (await Promise.all(presses)).map((result) => result.answer());
  expect(new Set(answers.map(({ attempt }) => attempt.id)).size).toBe(1);
  expect(new Set(answers.map(({ redirectUrl }) => redirectUrl)).size).toBe(1);
  const attemptId = answers[0]?.attempt.id ?? '';
  const seen = await world.api.sandbox.fetchControl(`/payments?reference_id=${attemptId}`);
  expect(await seen.json()).toMatchObject({ data: { length: 1 } });
  await world.api.sandbox.control(`/payments/${attemptId}/approve`);
  await world.settle();
  expect(await world.balance(`escrow:${deal.orderId}`)).toBe(answers[0]?.attempt.amount);
  await world.expectSound();
});

test('R1: eight buyers of a sold-out size who stand at the payment step each pay for their own pair', async () => {
  const price = pesos(3000);
  const first = await quickListing(world, { price });
  const { itemId, skuId } = first;
  for (let count = 1; count < 8; count += 1) await quickListing(world, { itemId, skuId, price });
  const deals = await Promise.all((await newTraders(world, 8)).map((buyer) => buy(world, first, buyer)));
  expect(new Set(deals.map(({ orderId }) => orderId)).size).toBe(8);
  const attempts = await Promise.all(
    deals.map(({ buyer, orderId }) =>
      world.api.callAs(buyer, 'payOrder', { params: { orderId }, body: payBody(), idempotencyKey: newKey() }),
    ),
  );
  await Promise.all(
    attempts.map((result) => world.api.sandbox.control(`/payments/${result.answer().attempt.id}/approve`)),
  );
  await world.settle();
  for (const { buyer, orderId } of deals) {
    const order = (await world.api.callAs(buyer, 'getOrder', { params: { id: orderId } })).answer();
    expect(order.status).toBe('confirming_buyer_order');
  }
  await world.expectSound();
});

test('a buyer who cancels two paid orders at the same moment cancels one: the second of a day is refused (E44)', async () => {
  for (let round = 0; round < 4; round += 1) {
    const [buyer] = await newTraders(world, 1);
    const first = await dealAt(world, 'confirming_buyer_order', {}, buyer);
    const second = await dealAt(world, 'confirming_buyer_order', {}, buyer);
    const results = await Promise.all(
      [first, second].map(({ orderId }) =>
        world.api.callAs(first.buyer, 'cancelOrder', { params: { orderId }, body: { isSeller: false } }),
      ),
    );
    const reasons = results.map((result) => (result.status === 200 ? 'cancelled' : refusalIn(result).reason));
    expect(reasons.sort()).toEqual(['CANCELLATION_LIMIT', 'cancelled']);
  }
  await world.settle();
  await world.expectSound();
});

test('seller and buyer who press at the same moment: one of them wins, and the other is told', async () => {
  for (let round = 0; round < 10; round += 1) {
    const deal = await dealAt(world, 'confirming_buyer_order');
    const [confirmed, rejected] = await Promise.all([
      world.api.callAs(deal.seller, 'confirmOrder', { params: { id: deal.orderId } }),
      world.api.callAs(deal.seller, 'cancelOrder', { params: { orderId: deal.orderId }, body: { isSeller: true } }),
    ]);
    expect(confirmed.status).toBe(200);
    expect([200, 409]).toContain(rejected.status);
    const { status } = (await world.api.callAs(deal.buyer, 'getOrder', { params: { id: deal.orderId } })).answer();
    expect(status).toBe(rejected.status === 200 ? 'transaction_closed' : 'seller_to_ship');
    const listing = await quickListing(world);
    const [bought, cancelled] = await Promise.all([
      buyCall(world, deal.buyer, listing),
      world.api.callAs(listing.seller, 'cancelAsk', { params: { id: listing.askId } }),
    ]);
    expect([bought.status, cancelled.status]).toEqual(bought.status === 201 ? [201, 409] : [409, 200]);
  }
  await world.settle();
  await world.expectSound();
});
