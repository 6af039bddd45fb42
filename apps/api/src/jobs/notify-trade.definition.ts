import { MessageId } from '@suki/contract/shared/brands';
import { z } from 'zod';
import { jobDefinition } from './job-definition.ts';

/** Written by `@suki/db/queries/messages` with every inbox message: sends its mail and, where it has one, its SMS. */
export const notifyTrade = jobDefinition({ name: 'notify-trade', payload: z.object({ messageId: MessageId }) });
