import { type IdentityMark, markIdentity } from '@suki/db/queries/identity-marks';
import { limits } from '@suki/domain/config/limits';
import { pesos } from '@suki/domain/money/centavos';
import { expect, test } from 'vitest';
import { forEachOf, newTraders } from '../support/many-steps.ts';
import { quickListing } from '../support/quick-listing.ts';
import { twinsByCard } from '../support/shared-accounts.ts';
import { refusalIn } from '../support/start-test-api.ts';
import type { Trader } from '../support/trade-people.ts';
import { buyCall } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';

/** A tenth of the limit of production, so that the scalper reaches it within the drop. */
const CALLS_A_MINUTE = 60;
const PAIRS = 20;
const HONEST = 40;
/** Calls that the scalper sends at once, before and among those of the others. */
const GREEDY_CALLS = 300;
const GUESTS = 200;
/** Accounts of one person, and the calls of each at a drop. */
const ACCOUNTS = 100;
const CALLS_OF_AN_ACCOUNT = 3;

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

/** Presses again while the answer is that too many wait and nothing was bought: 340 calls come at once. */
async function buyPatiently(buyer: Trader, listing: Awaited<ReturnType<typeof drop>>) {
  for (;;) {
    const result = await buyCall(world, buyer, listing);
    if (result.status !== 503) return result;
  }
}

const bought = (results: readonly { readonly status: number }[]): number =>
  results.filter(({ status }) => status === 200 || status === 201).length;

test('S16: a scalper of one account gets two pairs of a drop at most and 429 above the limit; honest buyers get at least 90 % of their fair share', async () => {
  const listing = await drop();
  const [scalper, ...honest] = await newTraders(world, HONEST + 1);
  if (scalper === undefined) throw new Error('Expected a scalper.');
  const greedy = Array.from({ length: GREEDY_CALLS }, () => buyCall(world, scalper, listing));
  const others = await Promise.all(honest.map((buyer) => buyPatiently(buyer, listing)));
  const taken = await Promise.all(greedy);

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

/** Marks the accounts as those of one person, as payments with one card or payouts to one number do. */
async function link(accounts: readonly Trader[], kind: IdentityMark['kind'], isProven: boolean): Promise<void> {
  const mark = { kind, mark: `2.s16-${crypto.randomUUID()}` };
  const marked = { at: world.api.clock.now(), isProven };
  await forEachOf(accounts, ({ userId }) => markIdentity(world.pool, userId, mark, marked));
}

test.each([
  { what: 'card', kind: 'card' },
  { what: 'payout number', kind: 'payout_account' },
] as const)(
  'S16: 100 accounts of one $what get two pairs of a drop together; honest buyers get at least 90 % of their fair share',
  { timeout: 120_000 },
  async ({ kind }) => {
    const listing = await drop();
    const accounts = await newTraders(world, ACCOUNTS);
    const honest = await newTraders(world, HONEST);
    await link(accounts, kind, true);
    const greedy = accounts.flatMap((account) =>
      Array.from({ length: CALLS_OF_AN_ACCOUNT }, () => buyCall(world, account, listing)),
    );
    const others = await Promise.all(honest.map((buyer) => buyPatiently(buyer, listing)));
    const taken = await Promise.all(greedy);

    expect(bought(taken)).toBeLessThanOrEqual(limits.unpaidOrders);
    const reasons = new Set(taken.filter(({ status }) => status >= 400).map((answer) => refusalIn(answer).reason));
    expect([...reasons]).toContain('TOO_MANY_UNPAID_ORDERS');
    const fairShare = (PAIRS * HONEST) / (HONEST + 1);
    expect(bought(others)).toBeGreaterThanOrEqual(0.9 * fairShare);
    await world.expectSound();
  },
);

test('S16: two accounts that paid with one card reserve two pairs together, also of different sizes at the same moment', async () => {
  const [one, other] = await twinsByCard(world);
  const listings = await forEachOf(Array.from({ length: 12 }), () => quickListing(world));
  const results = await Promise.all(
    listings.map((listing, index) => buyCall(world, index % 2 === 0 ? one : other, listing)),
  );
  expect(bought(results)).toBe(limits.unpaidOrders);
  const reasons = results.filter(({ status }) => status >= 400).map((answer) => refusalIn(answer).reason);
  expect(new Set(reasons)).toEqual(new Set(['TOO_MANY_UNPAID_ORDERS']));
});

test('S16: pairs that one account lets lapse pause the other accounts of that person, and nobody else', async () => {
  const [one, other, stranger] = await newTraders(world, 3);
  if (one === undefined || other === undefined || stranger === undefined) throw new Error('Expected three people.');
  await link([one, other], 'card', true);
  await link([one, stranger], 'card', false);
  for (let count = 0; count < limits.lapsesInADay; count += 1) {
    const { id } = (await buyCall(world, one, await quickListing(world))).answer();
    (await world.api.callAs(one, 'cancelOrder', { params: { orderId: id }, body: { isSeller: false } })).answer();
  }
  const listing = await quickListing(world);
  for (const account of [one, other])
    expect(refusalIn(await buyCall(world, account, listing)).reason).toBe('BUYING_PAUSED');
  expect((await buyCall(world, stranger, listing)).status).toBe(201);
});
