import { z } from 'zod';
import { jobDefinition } from './job-definition.ts';

/** Written with each new webhook of the payment gateway. */
export const handleXenditEvent = jobDefinition({
  name: 'handle-xendit-event',
  payload: z.object({ eventId: z.string() }),
});
