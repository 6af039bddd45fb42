import { z } from 'zod';
import { errors, type Reason } from './errors.table.ts';

const reasons = Object.keys(errors) as [Reason, ...Reason[]];

/** The body of every refusal. `message` tells the expectation, the value that came, and the next step. */
export const ApiError = z
  .object({
    code: z.int(),
    reason: z.enum(reasons),
    message: z.string(),
    details: z.record(z.string(), z.unknown()).optional(),
    requestId: z.string(),
  })
  .meta({ id: 'ApiError' });
export type ApiErrorBody = z.output<typeof ApiError>;
