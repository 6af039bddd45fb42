import { countItemEvents as countOf, countSalesOfItems } from '@suki/db/queries/item-events';
import { refillSections } from '@suki/db/queries/section-items';
import { withTransaction } from '@suki/db/tx';
import { interestRules } from '@suki/domain/config/item-events';
import { manilaDate } from '@suki/domain/time/manila';
import { z } from 'zod';
import type { JobWorker } from './job-worker.ts';

/**
 * Adds new events and sales to the counters of interest (ADR 0175), and fills those sections of home again that follow
 * sales or releases (ADR 0187). A second run finds nothing more to do; home itself is drawn anew every five minutes.
 */
export const countItemEvents: JobWorker<'count-item-events'> = {
  payload: z.unknown(),
  work: async (_payload, { pool, clock }) => {
    for (let counted: number = interestRules.eventsAtOnce; counted === interestRules.eventsAtOnce; ) {
      counted = await withTransaction(pool, (tx) => countOf(tx, clock.now()));
    }
    await withTransaction(pool, (tx) => countSalesOfItems(tx, clock.now()));
    await withTransaction(pool, (tx) => refillSections(tx, manilaDate(clock.now())));
  },
};
