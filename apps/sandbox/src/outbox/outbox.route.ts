import type { FastifyInstance } from 'fastify';
import type { SandboxContext } from '../context.ts';
import { toServiceNumber } from './phone-number.ts';

type WithTo = { Querystring: { to?: string } };

/** The messages as JSON, newest first, for tests and the demo. */
export function outboxRoutes(app: FastifyInstance, context: SandboxContext): void {
  const { store } = context;

  app.get<WithTo>('/outbox/sms', (request) => {
    // A plus in a query is decoded to a space; reading the number ignores both.
    const wanted = request.query.to === undefined ? undefined : (toServiceNumber(request.query.to) ?? 'nobody');
    return {
      data: store.state.sms.filter((sms) => wanted === undefined || sms.to === wanted).toReversed(),
    };
  });

  app.get<WithTo>('/outbox/mail', (request) => {
    const wanted = request.query.to?.toLowerCase();
    return {
      data: store.state.mails.filter((mail) => wanted === undefined || mail.to.toLowerCase() === wanted).toReversed(),
    };
  });
}
