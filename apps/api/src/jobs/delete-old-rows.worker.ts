import { forgetIdempotencyKeys } from '@suki/db/queries/idempotency';
import { forgetOneTimeCodes } from '@suki/db/queries/one-time-codes';
import { clearWebhookEvents } from '@suki/db/queries/webhook-events';
import { webhookEventsKeptMs } from '@suki/domain/config/reconciliation';
import { idempotencyKeysKeptMs, oneTimeCodesKeptMs } from '@suki/domain/config/retention';
import { keysOf } from '@suki/domain/keys-of';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { JobWorker } from './job-worker.ts';

/** Rows deleted by one statement, so that nobody waits for the first night of a long-lived database. */
const DELETED_AT_ONCE = 1_000;

type Deletion = {
  readonly keptMs: number;
  readonly deleteBefore: (pool: Pool, before: Date, limit: number) => Promise<number>;
};

const deletions = {
  one_time_codes: { keptMs: oneTimeCodesKeptMs, deleteBefore: forgetOneTimeCodes },
  idempotency_keys: { keptMs: idempotencyKeysKeptMs, deleteBefore: forgetIdempotencyKeys },
  webhook_events: { keptMs: webhookEventsKeptMs, deleteBefore: clearWebhookEvents },
} satisfies Record<string, Deletion>;

/** Deletes everything whose period is over. A second run finds nothing more to do. */
export const deleteOldRows: JobWorker<'delete-old-rows'> = {
  payload: z.object({ day: z.string() }),
  work: async ({ day }, { pool, clock, log }) => {
    const now = clock.now().getTime();
    for (const table of keysOf(deletions)) {
      const { keptMs, deleteBefore } = deletions[table];
      const before = new Date(now - keptMs);
      let count = 0;
      for (let deleted = DELETED_AT_ONCE; deleted === DELETED_AT_ONCE; count += deleted) {
        deleted = await deleteBefore(pool, before, DELETED_AT_ONCE);
      }
      if (count > 0) log.info({ day, table, count }, 'Rows whose period is over are deleted.');
    }
  },
};
