import type { z } from 'zod';

/** A kind of job: its name in the queue and what its payload holds (ids only; the rest is read when it runs). */
export type JobDefinition<Payload extends z.ZodType> = { readonly name: string; readonly payload: Payload };

/** Keeps the literal types. */
export const jobDefinition = <Payload extends z.ZodType>(definition: JobDefinition<Payload>): JobDefinition<Payload> =>
  definition;
