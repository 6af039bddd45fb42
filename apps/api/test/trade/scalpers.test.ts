import { limits } from '@suki/domain/config/limits';
import { pesos } from '@suki/domain/money/centavos';
import { expect, test } from 'vitest';
import { newTraders } from '../support/many-steps.ts';
import { quickListing } from '../support/quick-listing.ts';
import { refusalIn } from '../support/start-test-api.ts';
import { buyCall } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';

/** A tenth of the limit of production, so that the scalper reaches it within the drop. */
const CALLS_A_MINUTE = 60;
const PAIRS = 20;
const HONEST = 40;
/** Calls that the scalper sends at once, before and among those of the others. */
const GREEDY_CALLS = 300;
const GUESTS = 200;

const world = tradeWorld({
  isCrowd: true,
  variables: { CALLS_PER_MINUTE: String(CALLS_A_MINUTE) },
  connectWithinMilliseconds: 60_000,
});

/** A drop of one size at one price; returns the listing of its first pair. */
async function drop() {
  const price = pesos(3000);
  const first = await quickListing(world, { price });
  const { itemId, skuId } = first;
  for (let count = 1; count < PAIRS; count += 1) await quickListing(world, { itemId, skuId, price });
  return first;
}

test('S16: a scalper of one account gets two pairs of a drop at most and 429 above the limit; honest buyers get at least 90 % of their fair share', async () => {
  const listing = await drop();
  const [scalper, ...honest] = await newTraders(world, HONEST + 1);
  if (scalper === undefined) throw new Error('Expected a scalper.');
  const greedy = Array.from({ length: GREEDY_CALLS }, () => buyCall(world, scalper, listing));
  const others = await Promise.all(honest.map((buyer) => buyCall(world, buyer, listing)));
  const taken = await Promise.all(greedy);

  const bought = (results: readonly { readonly status: number }[]) =>
    results.filter(({ status }) => status === 200 || status === 201).length;
  expect(bought(taken)).toBeLessThanOrEqual(limits.unpaidOrders);
  const limited = taken.filter(({ status }) => status === 429);
  expect(limited.length).toBeGreaterThanOrEqual(GREEDY_CALLS - CALLS_A_MINUTE);
  for (const { headers } of limited) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  // No honest buyer is refused for the scalper's rate.
  expect(others.filter(({ status }) => status === 429)).toEqual([]);

  const fairShare = (PAIRS * HONEST) / (HONEST + 1);
  expect(bought(others)).toBeGreaterThanOrEqual(0.9 * fairShare);
  expect(bought(others) + bought(taken)).toBe(PAIRS);
  await world.expectSound();
}, 120_000);

test('S16: guests of one address cannot buy however many they are, and are limited together; a registered person there buys', async () => {
  const listing = await drop();
  const [buyer] = await newTraders(world, 1);
  if (buyer === undefined) throw new Error('Expected a buyer.');
  const guests = await Promise.all(
    Array.from({ length: GUESTS }, (_, index) =>
      buyCall(world, { ...buyer, uid: `guest-${index}`, isAnonymous: true }, listing),
    ),
  );
  expect(guests.filter(({ status }) => status < 400)).toEqual([]);
  const reasons = new Set(guests.map((answer) => refusalIn(answer).reason));
  expect([...reasons].sort()).toEqual(['NOT_REGISTERED', 'TOO_MANY_CALLS']);
  expect((await buyCall(world, buyer, listing)).status).toBeLessThan(300);
}, 120_000);
