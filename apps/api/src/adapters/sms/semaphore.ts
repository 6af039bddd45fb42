import { z } from 'zod';
import type { Sms } from '../../ports/sms.ts';
import { serviceRequest } from '../service-request.ts';

const REFUSED = ['Failed', 'Refunded'];
const Answer = z.array(z.looseObject({ message_id: z.union([z.number(), z.string()]), status: z.string() })).min(1);

export type SemaphoreConnection = {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly senderName: string;
};

/**
 * Semaphore's plain messages (`docs/providers.md#semaphore`). The sandbox answers the same call and shows the messages
 * in its outbox.
 */
export function semaphoreSms({ baseUrl, apiKey, senderName }: SemaphoreConnection): Sms {
  return {
    send: async ({ to, text }) => {
      const answer = await serviceRequest({
        method: 'POST',
        url: `${baseUrl}/api/v4/messages`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          apikey: apiKey,
          number: to.replace(/^\+/, ''),
          message: text,
          sendername: senderName,
        }).toString(),
      });
      const rows = Answer.safeParse(answer.json);
      const refused = rows.success ? rows.data.find((row) => REFUSED.includes(row.status)) : undefined;
      if (!answer.isOk || !rows.success || refused !== undefined) {
        // The message holds neither number nor text, because it is logged.
        throw new Error(
          `Expected the SMS service to take a message, got HTTP ${answer.status} ${refused?.status ?? ''}.`,
        );
      }
    },
  };
}
