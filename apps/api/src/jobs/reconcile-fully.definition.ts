import { z } from 'zod';
import { jobDefinition } from './job-definition.ts';

/** Written once for each night in Manila, by `reconcile`, which looks at the Clock each minute. */
export const reconcileFullyJob = jobDefinition({
  name: 'reconcile-fully',
  payload: z.object({ day: z.iso.date() }),
});
