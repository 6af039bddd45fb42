import type { SeededRandom } from '../support/seeded-random.ts';
import type { FaultWorld } from './fault-world.ts';
import { purchasesCutShort } from './purchases-cut-short.ts';

export type ApiKilled = { readonly kills: number; readonly random: SeededRandom };

export type ApiKilledCounts = {
  readonly kills: number;
  readonly orders: number;
  /** The longest time from a kill to the next process that listens. */
  readonly servingAgainMs: number;
};

/** F1: `kill -9` of the API among purchases. */
export async function killApi(world: FaultWorld, { kills, random }: ApiKilled): Promise<ApiKilledCounts> {
  const strike = async () => {
    const began = performance.now();
    await world.api.kill();
    await world.api.start();
    return Math.round(performance.now() - began);
  };
  const { orders, longestMs } = await purchasesCutShort(world, { rounds: kills, random, strike });
  return { kills, orders, servingAgainMs: longestMs };
}
