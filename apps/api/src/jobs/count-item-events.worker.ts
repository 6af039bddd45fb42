import { countItemEvents as countOf, countSalesOfItems } from '@suki/db/queries/item-events';
import { withTransaction } from '@suki/db/tx';
import { interestRules } from '@suki/domain/config/item-events';
import { z } from 'zod';
import type { JobWorker } from './job-worker.ts';

/** Adds new events and sales to the counters of interest (ADR 0175). A second run finds nothing more to count. */
export const countItemEvents: JobWorker<'count-item-events'> = {
  payload: z.unknown(),
  work: async (_payload, { pool, clock }) => {
    for (let counted: number = interestRules.eventsAtOnce; counted === interestRules.eventsAtOnce; ) {
      counted = await withTransaction(pool, (tx) => countOf(tx, clock.now()));
    }
    await withTransaction(pool, (tx) => countSalesOfItems(tx, clock.now()));
  },
};
