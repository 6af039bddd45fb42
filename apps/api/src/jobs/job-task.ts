import type { Task } from 'graphile-worker';
import type { z } from 'zod';
import type { Dependencies } from '../dependencies.ts';
import type { JobDefinition } from './job-definition.ts';

/**
 * Does one job. It may run twice (ADR 0003); what it throws is tried again later, with growing pauses. A job that is a list may answer one promise for each of its
 * entries: those alone that fail are tried again.
 */
export type JobHandler<Payload> = (
  payload: Payload,
  dependencies: Dependencies,
) => Promise<Payload extends readonly unknown[] ? Promise<void>[] : void>;

type Handled<Payload> = {
  readonly handler: JobHandler<Payload>;
  readonly dependencies: Dependencies;
  /** Called after the last try has failed, for what a person has to be told of. */
  readonly gaveUp?: ((payload: Payload, dependencies: Dependencies) => Promise<void>) | undefined;
};

/** Ties a handler to its definition for the queue; a payload that is not as defined fails loudly instead of half working. */
export function jobTask<Payload extends z.ZodType>(
  { name, payload }: JobDefinition<Payload>,
  { handler, dependencies, gaveUp }: Handled<z.output<Payload>>,
): Readonly<Record<string, Task>> {
  return {
    [name]: async (raw, { job }) => {
      const input = payload.parse(raw);
      try {
        return await handler(input, dependencies);
      } catch (error) {
        // The queue has counted this try already.
        if (gaveUp !== undefined && job.attempts >= job.max_attempts) await gaveUp(input, dependencies);
        throw error;
      }
    },
  };
}
