import { deleteOldRows as deleteOf } from '@suki/db/queries/old-rows';
import { DAY_MS } from '@suki/domain/config/durations';
import { periods } from '@suki/domain/config/retention.table';
import { keysOf } from '@suki/domain/keys-of';
import { z } from 'zod';
import { markAccounts } from '../features/withdrawal-accounts/mark-accounts.ts';
import type { JobWorker } from './job-worker.ts';

/** Rows deleted by one statement, so that nobody waits for the first night of a long-lived database. */
const DELETED_AT_ONCE = 1_000;

/**
 * Deletes everything whose period is over (ADR 0092), after accounts of an older server have their marks (ADR 0093). A
 * second run finds nothing more to do.
 */
export const deleteOldRows: JobWorker<'delete-old-rows'> = {
  payload: z.object({ day: z.string() }),
  work: async ({ day }, dependencies) => {
    const { pool, clock, realClock, log } = dependencies;
    await markAccounts(dependencies);
    for (const name of keysOf(periods)) {
      // The queue writes its rows by real time, which no one moves.
      const now = (name === 'givenUpJobs' ? realClock : clock).now().getTime();
      const before = new Date(now - periods[name].days * DAY_MS);
      let count = 0;
      for (let deleted = DELETED_AT_ONCE; deleted === DELETED_AT_ONCE; count += deleted) {
        deleted = await deleteOf(pool, name, before, DELETED_AT_ONCE);
      }
      if (count > 0) log.info({ day, name, count }, 'Rows whose period is over are deleted.');
    }
  },
};
