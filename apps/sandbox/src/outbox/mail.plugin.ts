import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { timestamp } from '../clock.ts';
import type { SandboxContext } from '../context.ts';
import { takeFault } from '../control/fault.ts';
import type { Mail } from './outbox.record.ts';

const mailInput = z.object({
  to: z.email(),
  from: z.string().nullish(),
  subject: z.string().min(1),
  text: z.string().min(1),
  html: z.string().nullish(),
});

/** Addresses that no mail server knows, to play a bounce. */
const DEAD_DOMAIN = '@nobody.suki.test';

/** `POST /mail/send`, the call of a mail service. A repeated `idempotency-key` sends no second mail. */
export function mailPlugin(app: FastifyInstance, context: SandboxContext): void {
  app.post('/send', (request, reply) => {
    const fault = takeFault(context, { provider: 'mail', method: 'POST', path: '/send' });
    if (fault) {
      return reply.code(fault.status).send({ error: fault.code, message: fault.message });
    }
    const input = mailInput.safeParse(request.body ?? {});
    if (!input.success) {
      return reply.code(400).send({ error: 'invalid_mail', message: z.prettifyError(input.error) });
    }
    if (input.data.to.endsWith(DEAD_DOMAIN)) {
      return reply.code(422).send({ error: 'no_such_address', message: `Nobody reads mail at ${DEAD_DOMAIN}.` });
    }
    const key = request.headers['idempotency-key'];
    const known = key === undefined ? undefined : context.store.state.mails.find((sent) => sent.key === key);
    if (known) {
      return reply.code(202).send({ id: known.id, status: 'queued' });
    }
    const mail: Mail = {
      id: randomUUID(),
      to: input.data.to,
      from: input.data.from ?? null,
      subject: input.data.subject,
      text: input.data.text,
      html: input.data.html ?? null,
      key: typeof key === 'string' ? key : null,
      createdAt: timestamp(context.clock),
    };
    context.store.state.mails.push(mail);
    context.store.changed();
    return reply.code(202).send({ id: mail.id, status: 'queued' });
  });
}
