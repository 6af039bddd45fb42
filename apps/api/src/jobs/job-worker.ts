import type { JobName, JobPayload } from '@suki/db/jobs.table';
import type { Task } from 'graphile-worker';
import type { z } from 'zod';
import type { Dependencies } from '../dependencies.ts';

/**
 * Does one job. It may run twice (ADR 0003). A job that throws is tried again later, with growing pauses. A job with a
 * list as payload may return one promise for each entry: then only the failed entries are tried again.
 */
type Work<Payload> = (
  payload: Payload,
  dependencies: Dependencies,
) => Promise<Payload extends readonly unknown[] ? Promise<void>[] : void>;

/**
 * The worker of one kind of job. The table of jobs defines the payload; a payload of another form fails loudly instead
 * of half working.
 */
export type JobWorker<Name extends JobName> = {
  readonly payload: z.ZodType<JobPayload<Name>>;
  readonly work: Work<JobPayload<Name>>;
  /** Called after the last try has failed, to alert a person. */
  readonly gaveUp?: ((payload: JobPayload<Name>, dependencies: Dependencies) => Promise<void>) | undefined;
};

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
