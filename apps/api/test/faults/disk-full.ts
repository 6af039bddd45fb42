import assert from 'node:assert/strict';
import type { FaultWorld } from './fault-world.ts';
import { approve, buyAndPay, newIntents } from './market.ts';
import type { OwnDatabase } from './own-database.ts';
import { expectOnePurchase, expectPaid } from './purchase-checks.ts';
import { watchRefusals } from './refusals-while-away.ts';
import type { SmallDisk } from './small-disk.ts';
import { untilSo } from './until-so.ts';

const REFUSALS_BEFORE_SPACE = 5;
const FULL_WITHIN_MS = 60_000;
const HEALED_WITHIN_MS = 60_000;

export type DiskFull = { readonly buyers: number };

export type DiskFullCounts = {
  readonly orders: number;
  readonly refused: number;
  /** The time from the free space until a call is served. */
  readonly healedMs: number;
};

/**
 * F5: the disk of PostgreSQL is full, with its log on it, while people buy. Calls that need space are answered 503, the
 * server may end itself to protect what it has, and with space again everything goes on: no acknowledged order is lost
 * and each purchase is made once.
 */
export async function fillDisk(
  inner: FaultWorld,
  { database, disk }: { readonly database: OwnDatabase; readonly disk: SmallDisk },
  { buyers }: DiskFull,
): Promise<DiskFullCounts> {
  const { world, seen } = watchRefusals(inner);
  const visitor = await world.newTrader();
  const before = await Promise.all((await newIntents(world, 4)).map((intent) => buyAndPay(world, intent, () => {})));
  const intents = await newIntents(world, buyers);
  disk.fill();
  const buying = Promise.all(intents.map((intent) => buyAndPay(world, intent, () => undefined)));
  await untilSo('calls to be refused', FULL_WITHIN_MS, async () => {
    // The log of the server goes on in a new file, for which there is no space.
    await database.pool.query('select pg_switch_wal()').catch(() => undefined);
    return seen().count >= REFUSALS_BEFORE_SPACE;
  });
  disk.free();
  const healedMs = await untilSo('the API to serve again', HEALED_WITHIN_MS, async () => {
    // A server that could not even recover ends by itself; its supervisor starts it again.
    if (database.hasEnded()) await database.restart();
    const { status } = await world.call(visitor, 'getUser');
    return status === 200;
  });
  const bought = [...before, ...(await buying)];
  for (const order of bought) {
    await approve(world, order.attemptId);
    await expectOnePurchase(world, order);
  }
  await expectPaid(world, bought);
  assert.equal(bought.length, buyers + before.length);
  return { orders: bought.length, refused: seen().count, healedMs };
}
