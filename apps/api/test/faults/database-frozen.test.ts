import { expect, test } from 'vitest';
import { takeConnections } from './connections-taken.ts';
import { freezeDatabase } from './database-frozen.ts';
import { inOwnDatabase } from './in-own-database.ts';

/** The size of the suite; `chaos F4` freezes for twenty seconds. */
const FROZEN_MS = 8_000;
/** Six seconds for an answer (`answersWithinMilliseconds`), and a margin for two busy cores. */
const REFUSED_WITHIN_MS = 9_000;
const HANGING_MS = 300_000;

test(
  'F4: a PostgreSQL that is frozen or has no connection left: calls are answered 503 in time, and all goes on afterwards',
  () =>
    inOwnDatabase({ flags: ['max_connections=40'] }, async (world, database) => {
      const frozen = await freezeDatabase(world, database, { frozenMs: FROZEN_MS });
      const taken = await takeConnections(world, database);
      console.info('F4:', frozen, taken);
      expect(Math.min(frozen.refused, taken.refused)).toBeGreaterThan(0);
      expect(frozen.slowestMs).toBeLessThan(REFUSED_WITHIN_MS);
    }),
  HANGING_MS,
);
