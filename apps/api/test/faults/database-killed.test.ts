import { expect, test } from 'vitest';
import { withSeed } from '../support/random-choices.ts';
import { killDatabase } from './database-killed.ts';
import { inOwnDatabase } from './in-own-database.ts';

/** The size of the suite; `chaos F3` kills thirty times. */
const KILLS = 2;
/** A limit against hanging on two busy cores; `chaos` measures how fast the API heals on a quiet machine. */
const HEALED_WITHIN_MS = 30_000;
const HANGING_MS = 300_000;

test(
  `F3: PostgreSQL is killed ${KILLS} times among purchases: no acknowledged order is lost, and API and worker heal alone`,
  async () => {
    const counts = await inOwnDatabase({}, (world, database) =>
      withSeed((random) => killDatabase(world, database, { kills: KILLS, random })),
    );
    console.info('F3:', counts);
    expect(counts.refused).toBeGreaterThanOrEqual(KILLS);
    expect(counts.healedMs).toBeLessThan(HEALED_WITHIN_MS);
  },
  HANGING_MS,
);
