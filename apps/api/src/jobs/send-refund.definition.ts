import { idPattern } from '@suki/domain/ids/id';
import { z } from 'zod';
import { jobDefinition } from './job-definition.ts';

/** Written by `@suki/db/queries/refunds` with each refund. */
export const sendRefund = jobDefinition({
  name: 'send-refund',
  payload: z.object({ refundId: z.string().regex(new RegExp(idPattern('ref'))) }),
});
