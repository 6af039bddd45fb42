import type { Mailer } from '../../ports/mailer.ts';
import { serviceRequest } from '../service-request.ts';

export type JsonMailerOptions = { readonly baseUrl: string; readonly from: string };

const NO_SUCH_ADDRESS = 422;

/** A mail service that takes JSON at `/send`. The key goes along, so a service that knows keys delivers once. */
export function jsonMailer({ baseUrl, from }: JsonMailerOptions): Mailer {
  return {
    send: async ({ to, subject, text, html, key }) => {
      const answer = await serviceRequest({
        method: 'POST',
        url: `${baseUrl}/send`,
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ to, from, subject, text, html }),
      });
      if (answer.status === NO_SUCH_ADDRESS) return 'no_such_address';
      if (!answer.isOk) throw new Error(`Expected the mail service to take a mail, got HTTP ${answer.status}.`);
      return 'taken';
    },
  };
}
