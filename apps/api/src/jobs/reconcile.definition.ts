import { z } from 'zod';
import { jobDefinition } from './job-definition.ts';

/** Runs every minute by the queue's crontab (`worker/crontab.ts`). */
export const reconcile = jobDefinition({ name: 'reconcile', payload: z.unknown() });
