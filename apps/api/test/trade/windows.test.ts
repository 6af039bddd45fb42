import { DAY_MS, HOUR_MS } from '@suki/domain/config/durations';
import { pesos } from '@suki/domain/money/centavos';
import { afterEach, describe, expect, test } from 'vitest';
import { acceptLaterCall, liveBid } from '../support/bid-steps.ts';
import { refusalIn } from '../support/start-test-api.ts';
import { newTrader, type Trader } from '../support/trade-people.ts';
import { buy, buyCall, type Deal, dealAt, lapse, listAsk } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';

/*
 * The period of each limit of a person (docs/lifecycle.md#limits; E23, E31, E44), both edges by the moved Clock: a
 * second before its end the limit still holds, a second after it does not. The figures are the specification's own, so
 * that a window of another length is noticed here.
 */

const world = tradeWorld({ isCrowd: true });
afterEach(async () => {
  await world.catchUp();
  await world.expectSound();
});

const SECOND_MS = 1_000;
const reasonOf = (result: Parameters<typeof refusalIn>[0]): string =>
  result.status < 300 ? 'accepted' : refusalIn(result).reason;
const wait = (durationMs: number): void => world.api.clock.advance(durationMs);

const cancel = (deal: Deal) =>
  world.api.callAs(deal.buyer, 'cancelOrder', { params: { orderId: deal.orderId }, body: { isSeller: false } });
const tryToBuy = async (listing: Pick<Deal, 'skuId' | 'price'>, buyer: Trader): Promise<string> =>
  reasonOf(await buyCall(world, buyer, listing));

async function giveUp(listing: Awaited<ReturnType<typeof listAsk>>, buyer: Trader): Promise<void> {
  (await cancel(await buy(world, listing, buyer))).answer();
}

describe('buying is paused', () => {
  test('in a size for an hour after the second order given up there', async () => {
    const buyer = await newTrader(world.api.dependencies);
    const listing = await listAsk(world);
    await giveUp(listing, buyer);
    await giveUp(listing, buyer);
    wait(HOUR_MS - SECOND_MS);
    expect(await tryToBuy(listing, buyer)).toBe('BUYING_PAUSED');
    wait(2 * SECOND_MS);
    expect(await tryToBuy(listing, buyer)).toBe('accepted');
  });

  test('everywhere for a day after the third', async () => {
    const buyer = await newTrader(world.api.dependencies);
    for (let count = 0; count < 3; count += 1) await giveUp(await listAsk(world), buyer);
    wait(DAY_MS - SECOND_MS);
    const listing = await listAsk(world);
    expect(await tryToBuy(listing, buyer)).toBe('BUYING_PAUSED');
    wait(2 * SECOND_MS);
    expect(await tryToBuy(listing, buyer)).toBe('accepted');
  });
});

describe('a paid order is cancelled by its buyer (E44)', () => {
  const paidOrder = (buyer?: Trader) => dealAt(world, 'confirming_buyer_order', {}, buyer);
  const tryToCancel = async (deal: Deal): Promise<string> => reasonOf(await cancel(deal));

  test('once a day', async () => {
    const first = await paidOrder();
    expect(await tryToCancel(first)).toBe('accepted');
    wait(DAY_MS - SECOND_MS);
    const second = await paidOrder(first.buyer);
    expect(await tryToCancel(second)).toBe('CANCELLATION_LIMIT');
    wait(2 * SECOND_MS);
    expect(await tryToCancel(second)).toBe('accepted');
  });

  test('by the moment of the cancellation, whatever becomes of the order later', async () => {
    const first = await paidOrder();
    expect(await tryToCancel(first)).toBe('accepted');
    wait(DAY_MS + SECOND_MS);
    await world.pool.query('update orders set updated_at = $2 where id = $1', [first.orderId, world.api.clock.now()]);
    expect(await tryToCancel(await paidOrder(first.buyer))).toBe('accepted');
  });

  test('three times in thirty days', async () => {
    const first = await paidOrder();
    expect(await tryToCancel(first)).toBe('accepted');
    for (let count = 1; count < 3; count += 1) {
      wait(DAY_MS + SECOND_MS);
      expect(await tryToCancel(await paidOrder(first.buyer))).toBe('accepted');
    }
    wait(30 * DAY_MS - 2 * (DAY_MS + SECOND_MS) - SECOND_MS);
    const last = await paidOrder(first.buyer);
    expect(await tryToCancel(last)).toBe('CANCELLATION_LIMIT');
    wait(2 * SECOND_MS);
    expect(await tryToCancel(last)).toBe('accepted');
  });
});

test('whoever left three accepted bids without their deposit pays it first, for thirty days after the first of them (E23)', async () => {
  const seller = await newTrader(world.api.dependencies);
  const acceptOne = async () => {
    const { itemId, skuId } = await listAsk(world);
    const bidder = await newTrader(world.api.dependencies);
    const bidId = await liveBid(world, { bidder, itemId, skuId, price: pesos(4_000) });
    return { skuId, bidId };
  };
  let firstAt = 0;
  for (let count = 0; count < 3; count += 1) {
    const { askId } = (await acceptLaterCall(world, seller, await acceptOne())).answer();
    await lapse(world, 'acceptance_deposit', askId);
    if (count === 0) firstAt = world.api.clock.now().getTime();
  }
  wait(30 * DAY_MS - (world.api.clock.now().getTime() - firstAt) - SECOND_MS);
  const offer = await acceptOne();
  expect(reasonOf(await acceptLaterCall(world, seller, offer))).toBe('DEPOSIT_FIRST');
  wait(2 * SECOND_MS);
  expect(reasonOf(await acceptLaterCall(world, seller, offer))).toBe('accepted');
});

test.each([
  { what: 'five per cent above it', ask: 5_250, told: 1 },
  { what: 'a step more', ask: 5_300, told: 0 },
])('a seller whose ask is $what hears of a bid $told times', async ({ ask, told }) => {
  const listing = await listAsk(world, { price: pesos(ask) });
  const bidder = await newTrader(world.api.dependencies);
  await liveBid(world, { ...listing, bidder, price: pesos(5_000) });
  const { items } = (await world.api.callAs(listing.seller, 'listOrderMessages')).answer();
  expect(items.filter(({ kind }) => kind === 'bid-near-ask')).toHaveLength(told);
});
