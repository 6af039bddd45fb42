import { testDatabase } from '@suki/db/testing/test-database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withSeed } from '../support/random-choices.ts';
import { killApi } from './api-killed.ts';
import { type FaultWorld, startFaultWorld } from './fault-world.ts';

/** The size of the suite; `chaos F1` kills a hundred times. */
const KILLS = 10;
/** A limit against hanging on two busy cores; `chaos` measures how fast the API is back on a quiet machine. */
const BACK_WITHIN_MS = 60_000;
const HANGING_MS = 300_000;

/** Two cores keep no more of them busy, and each new process opens them all: twenty took a third of the time. */
const CONNECTIONS = 8;

const database = testDatabase();
let world: FaultWorld;
beforeEach(async () => {
  world = await startFaultWorld({ databaseUrl: database.url, pool: database.pool, connections: CONNECTIONS });
});
afterEach(() => world.close());

test(
  `F1: the API is killed ${KILLS} times among purchases: each ends as one order with one payment, by the same key`,
  async () => {
    const counts = await withSeed((random) => killApi(world, { kills: KILLS, random }));
    console.info('F1:', counts);
    expect(counts.servingAgainMs).toBeLessThan(BACK_WITHIN_MS);
  },
  HANGING_MS,
);
