import { testDatabase } from '@suki/db/testing/test-database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withSeed } from '../support/random-choices.ts';
import { type FaultWorld, startFaultWorld } from './fault-world.ts';
import { killWorker } from './worker-killed.ts';

/** The size of the suite; `chaos F2` kills a hundred times. */
const KILLS = 10;
/** A limit against hanging on two busy cores; `chaos` measures how fast the worker is back on a quiet machine. */
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
  `F2: the worker is killed ${KILLS} times in mid-job: each job takes effect once, and nothing is left`,
  async () => {
    const counts = await withSeed((random) => killWorker(world, { kills: KILLS, random }));
    console.info('F2:', counts);
    expect(counts.cutShort).toBeGreaterThan(0);
    expect(counts.clearedMs).toBeLessThan(BACK_WITHIN_MS);
  },
  HANGING_MS,
);
