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

/** Ties a handler to its definition for the queue; a payload that is not as defined fails loudly instead of half working. */
export function jobTask<Payload extends z.ZodType>(
  { name, payload }: JobDefinition<Payload>,
  { handler, dependencies }: { readonly handler: JobHandler<z.output<Payload>>; readonly dependencies: Dependencies },
): Readonly<Record<string, Task>> {
  return { [name]: async (raw) => handler(payload.parse(raw), dependencies) };
}
