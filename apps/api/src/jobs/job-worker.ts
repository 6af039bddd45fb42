import type { JobName, JobPayload } from '@suki/db/jobs.table';
import type { Task } from 'graphile-worker';
import type { z } from 'zod';
import type { Dependencies } from '../dependencies.ts';

/**
 * Does one job. It may run twice (ADR 0003); what it throws is tried again later, with growing pauses. A job that is a
 * list may answer one promise for each of its entries: those alone that fail are tried again.
 */
type Work<Payload> = (
  payload: Payload,
  dependencies: Dependencies,
) => Promise<Payload extends readonly unknown[] ? Promise<void>[] : void>;

/**
 * The worker of one kind of job. The table of jobs says what its payload is; a payload of another form fails loudly
 * instead of half working.
 */
export type JobWorker<Name extends JobName> = {
  readonly payload: z.ZodType<JobPayload<Name>>;
  readonly work: Work<JobPayload<Name>>;
  /** Called after the last try has failed, for what a person has to be told of. */
  readonly gaveUp?: ((payload: JobPayload<Name>, dependencies: Dependencies) => Promise<void>) | undefined;
};

/** The worker as a task of the queue. */
export function taskOf<Name extends JobName>(
  { payload, work, gaveUp }: JobWorker<Name>,
  dependencies: Dependencies,
): Task {
  return async (raw, { job }) => {
    const input = payload.parse(raw);
    try {
      return await work(input, dependencies);
    } catch (error) {
      // The queue has counted this try already.
      if (gaveUp !== undefined && job.attempts >= job.max_attempts) await gaveUp(input, dependencies);
      throw error;
    }
  };
}
