import { idPattern } from '@suki/domain/ids/id';
import { z } from 'zod';
import { jobDefinition } from './job-definition.ts';

/** Written by `@suki/db/queries/payment-methods` when a person unlinks a method. */
export const unlinkPaymentMethod = jobDefinition({
  name: 'unlink-payment-method',
  payload: z.object({ paymentMethodId: z.string().regex(new RegExp(idPattern('pmt'))) }),
});
