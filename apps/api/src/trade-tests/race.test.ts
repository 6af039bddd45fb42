import { BuyerQuote } from '@suki/contract/orders/orders.schemas';
import { pesos } from '@suki/domain/money/centavos';
import { beforeAll, expect, test } from 'vitest';
import { liveOrdersOfAsk } from '../testing/live-orders.ts';
import { refusalIn } from '../testing/start-test-api.ts';
import { newTrader, type Trader } from '../testing/trade-people.ts';
import { buy, buyCall, dealAt, listAsk, newKey, payBody } from '../testing/trade-steps.ts';
import { tradeWorld } from '../testing/trade-world.ts';

/** R1 of the test plan, at the size that the issue asks for. */
const BUYERS = 200;
const ROUNDS = 20;

const world = tradeWorld();
let crowd: Trader[] = [];

beforeAll(async () => {
  const people = Array.from({ length: BUYERS + ROUNDS }, () => newTrader(world.api.dependencies));
  crowd = await Promise.all(people);
});

/** Those who won a pair leave the crowd, so that no limit of theirs answers for them. */
async function race(round: number): Promise<number> {
  const price = pesos(5000);
  const listing = await listAsk(world, { price });
  // In every second round a dearer pair stands behind the one that all want.
  const hasNext = round % 2 === 1;
  if (hasNext) await listAsk(world, { ...listing, price: pesos(7000) });
  const began = performance.now();
  const results = await Promise.all(crowd.slice(0, BUYERS).map((buyer) => buyCall(world, buyer, listing)));
  const durationMs = performance.now() - began;
  const winners = crowd.filter((_, index) => results[index]?.status === 201);
  crowd = crowd.filter((buyer) => !winners.includes(buyer));
  expect(results.filter(({ status }) => status >= 500)).toEqual([]);
  expect(winners).toHaveLength(1);
  expect(await liveOrdersOfAsk(world.pool, listing.askId)).toBe(1);
  const refusals = results.filter(({ status }) => status !== 201).map(refusalIn);
  for (const { reason, details } of refusals) {
    expect(reason).toBe(hasNext ? 'PRICE_CHANGED' : 'ASK_GONE');
    if (hasNext) expect(BuyerQuote.parse(details?.quote)).toMatchObject({ lane: 'standard', skuId: listing.skuId });
  }
  await world.expectSound();
  return durationMs;
}

test(`${BUYERS} buyers race for one ask, ${ROUNDS} times: one order each time, the others are told why`, async () => {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await race(round));
  const sorted = times.toSorted((one, other) => one - other);
  console.info(
    `R1: ${ROUNDS} races of ${BUYERS} buyers took ${Math.round(times.reduce((sum, time) => sum + time, 0))} ms in all, ` +
      `${Math.round(sorted[0] ?? 0)} to ${Math.round(sorted.at(-1) ?? 0)} ms each, median ${Math.round(sorted[ROUNDS / 2] ?? 0)} ms`,
  );
}, 120_000);

test('fifty presses of "pay", each an intent of its own, are one payment at the gateway', async () => {
  const deal = await buy(world, await listAsk(world));
  const presses = Array.from({ length: 50 }, () =>
    world.api.callAs(deal.buyer, 'payOrder', {
      params: { orderId: deal.orderId },
      body: payBody(),
      idempotencyKey: newKey(),
    }),
  );
  const answers = (await Promise.all(presses)).map((result) => result.answer());
  expect(new Set(answers.map(({ attempt }) => attempt.id)).size).toBe(1);
  expect(new Set(answers.map(({ redirectUrl }) => redirectUrl)).size).toBe(1);
  const attemptId = answers[0]?.attempt.id ?? '';
  const seen = await fetch(`${world.api.sandbox.url}/control/payments?reference_id=${attemptId}`);
  expect(await seen.json()).toMatchObject({ data: { length: 1 } });
  await world.api.sandbox.control(`/payments/${attemptId}/approve`);
  await world.settle();
  expect(await world.balance(`escrow:${deal.orderId}`)).toBe(answers[0]?.attempt.amount);
  await world.expectSound();
});

test('the buyers of a sold-out size at the payment step each pay for their own pair', async () => {
  const price = pesos(3000);
  const first = await listAsk(world, { price });
  const { itemId, skuId } = first;
  for (let count = 1; count < 8; count += 1) await listAsk(world, { itemId, skuId, price });
  const deals = await Promise.all(crowd.slice(0, 8).map((buyer) => buy(world, first, buyer)));
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
    const listing = await listAsk(world);
    const [bought, cancelled] = await Promise.all([
      buyCall(world, deal.buyer, listing),
      world.api.callAs(listing.seller, 'cancelAsk', { params: { id: listing.askId } }),
    ]);
    expect([bought.status, cancelled.status]).toEqual(bought.status === 201 ? [201, 409] : [409, 200]);
  }
  await world.settle();
  await world.expectSound();
}, 30_000);
