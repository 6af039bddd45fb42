import { MessageId } from '@suki/contract/shared/brands';
import { z } from 'zod';
import { jobDefinition } from './job-definition.ts';

/**
 * Written by `@suki/db/queries/inbox` with the inbox messages of a decision: sends their mails and, where one has it, its SMS. A list, so that the queue tries again
 * those alone that could not be sent.
 */
export const notifyTrade = jobDefinition({
  name: 'notify-trade',
  payload: z.array(z.object({ messageId: MessageId })).min(1),
});
