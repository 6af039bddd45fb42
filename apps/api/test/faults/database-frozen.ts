import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { FaultWorld } from './fault-world.ts';
import { approve, buyAndPay, newIntents } from './market.ts';
import type { OwnDatabase } from './own-database.ts';
import { expectOnePurchase, expectPaid } from './purchase-checks.ts';
import { watchRefusals } from './refusals-while-away.ts';
import { untilSo } from './until-so.ts';

/** More callers than the API has connections, so some wait for a connection and some for an answer. */
const CALLERS = 20;
const BUYERS = 8;
const BETWEEN_CALLS_MS = 100;
const HEALED_WITHIN_MS = 60_000;
/** 400 calls a second that each hold a request for six seconds would be 2,400 requests; a leak shows far above. */
const GROWTH_MAX_BYTES = 100 * 1024 * 1024;

export type DatabaseFrozen = { readonly frozenMs: number };

export type DatabaseFrozenCounts = {
  readonly refused: number;
  /** The longest time until a call was refused. */
  readonly slowestMs: number;
  readonly healedMs: number;
};

/**
 * F4: PostgreSQL is stopped in its tracks (SIGSTOP): connections stay open and nobody answers. Calls are answered 503
 * within their deadline, the memory of the API does not grow, and everything goes on when the server does. Purchases
 * that were cut short are made once.
 */
export async function freezeDatabase(
  inner: FaultWorld,
  database: OwnDatabase,
  { frozenMs }: DatabaseFrozen,
): Promise<DatabaseFrozenCounts> {
  const { world, seen } = watchRefusals(inner);
  const visitor = await world.newTrader();
  const intents = await newIntents(world, BUYERS);
  await Promise.all(Array.from({ length: CALLERS }, () => world.call(visitor, 'getUser')));
  const memoryBefore = world.api.memoryBytes();
  database.freeze();
  const thawAt = performance.now() + frozenMs;
  const press = async (): Promise<void> => {
    while (performance.now() < thawAt) {
      await world.call(visitor, 'getUser');
      await pause(BETWEEN_CALLS_MS);
    }
  };
  const buying = Promise.all(intents.map((intent) => buyAndPay(world, intent, () => undefined)));
  await Promise.all(Array.from({ length: CALLERS }, press));
  const grown = world.api.memoryBytes() - memoryBefore;
  database.thaw();
  const healedMs = await untilSo('the API to serve again', HEALED_WITHIN_MS, async () => {
    const { status } = await world.call(visitor, 'getUser');
    return status === 200;
  });
  const bought = await buying;
  for (const order of bought) {
    await approve(world, order.attemptId);
    await expectOnePurchase(world, order);
  }
  await expectPaid(world, bought);
  assert.ok(grown < GROWTH_MAX_BYTES, `Expected flat memory while the database is frozen, got ${grown} bytes more.`);
  const { count, slowestMs } = seen();
  return { refused: count, slowestMs, healedMs };
}
