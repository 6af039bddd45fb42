import assert from 'node:assert/strict';
import { setImmediate as turn } from 'node:timers/promises';
import type { BidId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { acceptCall, bidOf, postBid } from '../../support/bid-steps.ts';
import type { CallResult } from '../../support/call-operation.ts';
import { liveOrdersOfAsk } from '../../support/live-orders.ts';
import { forEachOf, newTraders, shownTotal } from '../../support/many-steps.ts';
import { pressUntilAnswered } from '../../support/press-until-answered.ts';
import { type Listing, quickListing } from '../../support/quick-listing.ts';
import { pick, shuffled } from '../../support/random-choices.ts';
import type { SeededRandom } from '../../support/seeded-random.ts';
import { refusalIn } from '../../support/start-test-api.ts';
import type { Trader } from '../../support/trade-people.ts';
import { newKey, payBody } from '../../support/trade-steps.ts';
import type { TradeWorld } from '../../support/trade-world-on.ts';

const price = pesos(4800);
const bidPrice = pesos(4000);
/** All within one step of the deposit: dearer, cheaper, and down to the bid, which is a sale. */
const newPrices = [pesos(4950), pesos(4550), bidPrice] as const;

const rivals = ['buy', 'accept', 'cancel', 'edit'] as const;
type Rival = (typeof rivals)[number];

/** Refusals that a loser may get; never `CONFLICT`: under the lock of the book everybody sees the present state. */
const tellings: Readonly<Record<Rival, readonly string[]>> = {
  buy: ['ASK_GONE', 'PRICE_CHANGED'],
  accept: ['NOT_ALLOWED_NOW', 'BID_GONE'],
  cancel: ['RESERVED', 'NOT_ALLOWED_NOW'],
  edit: ['RESERVED', 'NOT_ALLOWED_NOW'],
};
const side = 10;

type Scene = Listing & { readonly bidder: Trader; readonly bidId: BidId; readonly buyer: Trader };

/**
 * R3: a buyer, the seller with a bid to accept, the seller who withdraws and the seller who changes the price, all at
 * one ask and in random order. One of them gets it. Returns how often each did.
 */
export async function rivalsForOneAsk(
  world: TradeWorld,
  { interleavings }: { readonly interleavings: number },
  random: SeededRandom,
): Promise<Readonly<Record<Rival, number>>> {
  const wins = { buy: 0, accept: 0, cancel: 0, edit: 0 };
  for (let done = 0; done < interleavings; done += side) {
    const scenes = await newScenes(world, Math.min(side, interleavings - done));
    const winners = await Promise.all(scenes.map((scene) => playOut(world, scene, random)));
    for (const winner of winners) wins[winner] += 1;
  }
  await world.settle();
  await world.expectSound();
  return wins;
}

async function newScenes(world: TradeWorld, count: number): Promise<Scene[]> {
  const scenes = await forEachOf(Array.from({ length: count }), async () => {
    const [buyer, bidder] = await newTraders(world, 2);
    if (buyer === undefined || bidder === undefined) throw new Error('Expected two people.');
    const listing = await quickListing(world, { price });
    const bidId = await postBid(world, { ...listing, bidder, price: bidPrice });
    const body = payBody(`/bid/${bidId}`);
    const { attempt } = (
      await world.api.callAs(bidder, 'payBidDeposit', { params: { bidId }, body, idempotencyKey: newKey() })
    ).answer();
    await world.api.sandbox.control(`/payments/${attempt.id}/approve`);
    return { ...listing, buyer, bidder, bidId };
  });
  await world.settle();
  return scenes;
}

async function playOut(world: TradeWorld, scene: Scene, random: SeededRandom): Promise<Rival> {
  const newPrice = pick(random, newPrices);
  const calls = callsOf(world, scene, newPrice);
  const order = shuffled(random, rivals).map((rival) => ({ rival, turns: random.below(40) }));
  const results = await Promise.all(
    order.map(async ({ rival, turns }) => {
      for (let waited = 0; waited < turns; waited += 1) await turn();
      return { rival, result: await pressUntilAnswered(calls[rival]) };
    }),
  );
  const { bidStatus } = await bidOf(world, scene.bidder, scene.bidId);
  const isMatched = bidStatus === 'buyer_to_pay';
  const hasWon = ({ rival, result }: (typeof results)[number], isAccepted: boolean): boolean =>
    result.status < 300 && (rival !== 'edit' || (isMatched && !isAccepted));
  const isAccepted = results.some(({ rival, result }) => rival === 'accept' && result.status < 300);
  const winners = results.filter((each) => hasWon(each, isAccepted)).map(({ rival }) => rival);
  const told = results.map(
    ({ rival, result }) => `${rival} ${result.status} ${JSON.stringify(result.body).slice(0, 80)}`,
  );
  const story = `${order.map(({ rival, turns }) => `${rival} after ${turns}`).join(', ')}; new price ${newPrice}; ${told.join('; ')}`;
  assert.equal(winners.length, 1, `Expected one winner, got ${winners.join(' and ') || 'none'}: ${story}`);
  for (const { rival, result } of results.filter(({ result: { status } }) => status >= 300)) {
    assert.equal(result.status, 409, `${rival}: ${story}`);
    const { reason } = refusalIn(result);
    assert.ok(tellings[rival].includes(reason), `Expected ${rival} not to be told ${reason}: ${story}`);
  }
  const winner = winners[0] ?? 'cancel';
  assert.equal(await liveOrdersOfAsk(world.pool, scene.askId), winner === 'cancel' ? 0 : 1, story);
  return winner;
}

function callsOf(
  world: TradeWorld,
  { askId, skuId, seller, buyer }: Scene,
  newPrice: (typeof newPrices)[number],
): Readonly<Record<Rival, () => Promise<CallResult<unknown>>>> {
  const { api } = world;
  return {
    buy: () => {
      const body = { skuId, lane: 'standard', maxTotal: shownTotal(price), addressId: buyer.addressId };
      return api.callAs(buyer, 'buyAtLowestAsk', { body, idempotencyKey: newKey() });
    },
    accept: () => acceptCall(world, seller, { skuId, askId }, false),
    cancel: () => api.callAs(seller, 'cancelAsk', { params: { id: askId } }),
    edit: () => api.callAs(seller, 'editAsk', { params: { askId }, body: { price: newPrice, expiryDays: 30 } }),
  };
}
