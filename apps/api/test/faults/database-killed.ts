import type { SeededRandom } from '../support/seeded-random.ts';
import type { FaultWorld } from './fault-world.ts';
import type { OwnDatabase } from './own-database.ts';
import { purchasesCutShort } from './purchases-cut-short.ts';
import { watchRefusals } from './refusals-while-away.ts';
import { untilSo } from './until-so.ts';

const HEALED_WITHIN_MS = 60_000;

export type DatabaseKilled = { readonly kills: number; readonly random: SeededRandom };

export type DatabaseKilledCounts = {
  readonly kills: number;
  readonly orders: number;
  /** Calls that were answered 503 while the database was away. */
  readonly refused: number;
  /** The longest time from the database's return until the API, which nobody restarted, answers 200 again. */
  readonly healedMs: number;
};

/**
 * F3: `kill -9` of PostgreSQL among purchases, again and again. An acknowledged order is there after the recovery, the
 * calls meanwhile are answered 503 with Retry-After, and API and worker go on by themselves.
 */
export async function killDatabase(
  inner: FaultWorld,
  database: OwnDatabase,
  { kills, random }: DatabaseKilled,
): Promise<DatabaseKilledCounts> {
  const { world, seen } = watchRefusals(inner);
  const visitor = await world.newTrader();
  const strike = async () => {
    await database.kill();
    // Nobody is served before the restart, however quickly that comes.
    await world.call(visitor, 'getUser');
    await database.restart();
    return await untilSo('the API to serve again', HEALED_WITHIN_MS, async () => {
      const { status } = await world.call(visitor, 'getUser');
      return status === 200;
    });
  };
  const { orders, longestMs } = await purchasesCutShort(world, { rounds: kills, random, strike });
  return { kills, orders, refused: seen().count, healedMs: longestMs };
}
