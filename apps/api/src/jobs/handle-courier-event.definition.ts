import { z } from 'zod';
import { jobDefinition } from './job-definition.ts';

/** Written with each new webhook of the courier service. */
export const handleCourierEvent = jobDefinition({
  name: 'handle-courier-event',
  payload: z.object({ eventId: z.string() }),
});
