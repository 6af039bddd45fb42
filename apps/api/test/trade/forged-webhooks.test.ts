import { newDice } from '@suki/domain/model/dice';
import { beforeAll, expect, test } from 'vitest';
import { sameText } from '../../src/same-text.ts';
import { quickListing } from '../support/quick-listing.ts';
import { storedRows } from '../support/stored-rows.ts';
import { testSecrets } from '../support/test-secrets.ts';
import { buy, type Deal, payFor, startPayment } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';

/**
 * S19 (docs/test-plan.md#attacks): ten thousand forged webhooks of gateway and couriers. `webhooks.test.ts` has the
 * table of forgeries.
 */

const world = tradeWorld({ isCrowd: true });
const SEED = 20_261_122;
const BODIES = 10_000;
/** Every fifth body comes with the right token: the damage of a leaked token. */
const BELIEVED = 5;

let unpaid: Deal;
let paid: Deal;
let requestId: string;
beforeAll(async () => {
  unpaid = await buy(world, await quickListing(world));
  paid = await buy(world, await quickListing(world));
  await payFor(world, paid);
  const { id } = await startPayment(world, unpaid);
  const { rows } = await world.pool.query<{ id: string }>(
    'select gateway_request_id as id from payment_attempts where id = $1',
    [id],
  );
  requestId = rows[0]?.id ?? 'none';
});

const dice = newDice(SEED);
const words = [
  'payment.succeeded',
  'payment.failed',
  'payment_method.activated',
  'refund.succeeded',
  'payout.succeeded',
  'ewallet.capture',
  '',
  'x'.repeat(300),
  'payment.succeeded\u0000',
  '; drop table orders',
] as const;
const keys = [
  'event',
  'data',
  'id',
  'payment_request_id',
  'status',
  'amount',
  'currency',
  'reference_id',
  'created',
  '__proto__',
  'metadata',
] as const;

function anything(depth: number): unknown {
  const leaf = [
    null,
    true,
    0,
    -1,
    1e308,
    99_999_999,
    'SUCCEEDED',
    'PHP',
    'IDR',
    requestId,
    unpaid.orderId,
    paid.orderId,
    '../../balance',
    '\u202e',
    ...words,
  ] as const;
  if (depth === 0 || dice.chance(0.4)) return dice.pick(leaf as unknown as readonly [unknown, ...unknown[]]);
  if (dice.chance(0.2)) return Array.from({ length: dice.upTo(4) }, () => anything(depth - 1));
  return Object.fromEntries(Array.from({ length: dice.upTo(6) }, () => [dice.pick(keys), anything(depth - 1)]));
}

/** Returns a body; a third looks like an event, the rest is random. */
function body(): string {
  if (dice.chance(0.05)) return JSON.stringify(anything(2)).slice(0, -1);
  if (dice.chance(0.6)) return JSON.stringify(anything(3));
  const data = {
    id: `py-${dice.upTo(1e6)}`,
    payment_request_id: dice.chance(0.1) ? requestId : `pr-${dice.upTo(1e6)}`,
    status: 'SUCCEEDED',
    amount: dice.upTo(1e6),
    currency: 'PHP',
  };
  return JSON.stringify({
    event: dice.pick(words),
    business_id: 'b',
    created: 'now',
    data: dice.chance(0.8) ? data : anything(2),
  });
}

const { xenditCallbackToken: token, trackingMoreWebhookSecret: secret } = testSecrets;
const wrong = [
  '',
  ' ',
  'null',
  'undefined',
  token.slice(1),
  token.slice(0, -1),
  `${token} `.repeat(2),
  token.toUpperCase() === token ? token.toLowerCase() : token.toUpperCase(),
  secret,
  '0'.repeat(token.length),
] as const;

test(`S19: ${BODIES} random bodies are refused or come to nothing (seed ${SEED})`, async () => {
  await world.settle();
  const before = await storedRows(world.pool);
  const statuses = new Map<string, number>();
  for (let done = 0; done < BODIES; done += 100) {
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const isBelieved = (done + index) % BELIEVED === 0;
        const url = dice.chance(0.8) || isBelieved ? '/webhook/xendit' : '/webhook/trackingmore';
        const given = isBelieved ? token : dice.pick(wrong);
        const headers = {
          'content-type': 'application/json',
          'x-callback-token': given,
          signature: given,
          timestamp: '1790000000',
        };
        const { statusCode } = await world.api.app.inject({ method: 'POST', url, headers, payload: body() });
        return `${isBelieved ? 'right' : 'wrong'} ${statusCode}`;
      }),
    );
    for (const answer of answers) statuses.set(answer, (statuses.get(answer) ?? 0) + 1);
    // Each accepted webhook leaves a job that asks the gateway.
    if (done % 1000 === 0) await world.settle();
  }
  // A forger with a wrong token learns nothing about the gaps of the body.
  expect([...statuses.keys()].sort()).toEqual(['right 200', 'right 400', 'wrong 401']);
  expect(statuses.get('wrong 401')).toBeGreaterThan(BODIES / 8);
  await world.settle();
  expect(await storedRows(world.pool)).toEqual(before);
  await world.expectSound();
});

test('S19: a secret is compared whole, whatever the length of what was given', () => {
  expect(sameText(token, token)).toBe(true);
  for (const given of wrong) expect(sameText(given, token)).toBe(false);
});
