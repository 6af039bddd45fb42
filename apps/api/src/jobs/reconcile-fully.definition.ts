import { z } from 'zod';
import { jobDefinition } from './job-definition.ts';

/**
 * Written once for each night in Manila, by `reconcile`, which looks at the Clock each minute, and when somebody asks for it. An older server names
 * a run by its day.
 */
export const reconcileFullyJob = jobDefinition({
  name: 'reconcile-fully',
  payload: z.union([z.object({ runId: z.string() }), z.object({ day: z.iso.date() })]),
});
