import { PayoutId } from '@suki/contract/shared/brands';
import { z } from 'zod';
import { jobDefinition } from './job-definition.ts';

/** Written by `@suki/db/queries/payouts` with each payout, and again when a failure is retried. */
export const sendPayout = jobDefinition({ name: 'send-payout', payload: z.object({ payoutId: PayoutId }) });
