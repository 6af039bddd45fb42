import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { timestamp } from '../clock.ts';
import type { SandboxContext } from '../context.ts';
import { takeFault } from '../control/fault.ts';
import { readForms } from '../http/form-parser.ts';
import { sameSecret } from '../http/same-secret.ts';
import { WireError } from '../http/wire-error.ts';
import type { Sms } from './outbox.record.ts';
import { toServiceNumber } from './phone-number.ts';

/** Semaphore's limit of numbers in one plain message. */
const NUMBERS_MAXIMUM = 1000;

const messageInput = z.object({
  apikey: z.string().default(''),
  number: z.string().default(''),
  message: z.string().default(''),
  sendername: z.string().default('SEMAPHORE'),
  code: z.coerce.string().optional(),
});

/** Everything below `/semaphore/api/v4`: the text-message service. Forms (or JSON) in, an array out. */
export function semaphorePlugin(app: FastifyInstance, context: SandboxContext): void {
  readForms(app);

  app.setErrorHandler((error, request, reply) => {
    if (error instanceof WireError) {
      return reply.code(error.status).send(error.body);
    }
    request.log.error(error);
    return reply.code(500).send({ message: ['Server error'] });
  });

  app.post('/otp', (request) => send(context, { body: request.body, path: '/otp', isOtp: true }));
  app.post('/messages', (request) => send(context, { body: request.body, path: '/messages', isOtp: false }));
  app.post('/priority', (request) => send(context, { body: request.body, path: '/priority', isOtp: false }));
}

function send(context: SandboxContext, options: { body: unknown; path: string; isOtp: boolean }) {
  const { body, path, isOtp } = options;
  const input = messageInput.parse(body ?? {});
  if (!sameSecret(input.apikey, context.credentials.smsApiKey)) {
    throw refuse(401, 'apikey', 'The selected apikey is invalid.');
  }
  const fault = takeFault(context, { provider: 'semaphore', method: 'POST', path });
  if (fault) {
    throw refuse(fault.status, fault.code, fault.message);
  }
  if (input.message === '') {
    throw refuse(422, 'message', 'The message field is required.');
  }
  const given = input.number.split(',').filter((number) => number.trim() !== '');
  const numbers = given.map(toServiceNumber).filter((number) => number !== undefined);
  if (numbers.length === 0 || numbers.length < given.length || numbers.length > (isOtp ? 1 : NUMBERS_MAXIMUM)) {
    throw refuse(422, 'number', 'The number format is invalid.');
  }
  const code = isOtp ? (input.code ?? String(randomInt(100_000, 1_000_000))) : undefined;
  return numbers.map((to) => {
    const sms = store(context, { to, text: fill(input.message, code), code, sender: input.sendername });
    return toWire(sms, isOtp);
  });
}

/** Replaces `{otp}` by the code; a message without `{otp}` gets the code at its end. */
function fill(message: string, code: string | undefined): string {
  if (code === undefined) {
    return message;
  }
  return message.includes('{otp}') ? message.replaceAll('{otp}', code) : `${message} ${code}`;
}

function store(
  context: SandboxContext,
  message: { to: string; text: string; code: string | undefined; sender: string },
): Sms {
  const { state, changed } = context.store;
  const sms: Sms = {
    id: (state.sms.at(-1)?.id ?? 1000) + 1,
    to: message.to,
    text: message.text,
    code: message.code ?? /(?<![\w-])\d{6}(?![\w-])/.exec(message.text)?.[0] ?? null,
    sender: message.sender,
    createdAt: timestamp(context.clock),
  };
  state.sms.push(sms);
  changed();
  return sms;
}

function toWire(sms: Sms, isOtp: boolean): Record<string, unknown> {
  return {
    message_id: sms.id,
    user_id: 1,
    user: 'sandbox@suki.test',
    account_id: 1,
    account: 'Suki',
    recipient: sms.to,
    message: sms.text,
    ...(isOtp ? { code: sms.code } : {}),
    sender_name: sms.sender,
    network: 'Globe',
    status: 'Pending',
    type: 'Single',
    source: 'Api',
    created_at: sms.createdAt,
    updated_at: sms.createdAt,
  };
}

function refuse(status: number, field: string, message: string): WireError {
  return new WireError(status, { [field]: [message] }, message);
}
