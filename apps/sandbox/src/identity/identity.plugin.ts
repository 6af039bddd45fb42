import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const account = z.object({ localId: z.string(), email: z.string() });
const sendInput = z.object({
  requestType: z.literal('VERIFY_EMAIL'),
  email: z.string(),
  returnOobLink: z.literal(true),
});
const updateInput = z.object({ oobCode: z.string() });

/**
 * The calls of Firebase Auth around verification mails, for tests that run without the emulator (which a started stack
 * has). Accounts are entered at `POST /identity/accounts`; everything is in memory.
 */
export function identityPlugin(app: FastifyInstance): void {
  const uidOf = new Map<string, string>();
  const emailOf = new Map<string, string>();
  const refusal = (message: string) => ({ error: { code: 400, message } });

  app.post('/accounts', (request) => {
    const { localId, email } = account.parse(request.body);
    uidOf.set(email.toLowerCase(), localId);
    return { done: true };
  });
  app.post('/v1/projects/:project/accounts::sendOobCode', (request, reply) => {
    if (request.headers.authorization !== 'Bearer owner')
      return reply.code(403).send(refusal('INSUFFICIENT_PERMISSION'));
    const { email } = sendInput.parse(request.body);
    if (!uidOf.has(email.toLowerCase())) return reply.code(400).send(refusal('USER_NOT_FOUND'));
    const code = randomBytes(30).toString('base64url');
    emailOf.set(code, email.toLowerCase());
    return { email, oobCode: code, oobLink: `http://identity.test/action?mode=verifyEmail&oobCode=${code}` };
  });
  app.post('/v1/accounts::update', (request, reply) => {
    const { oobCode } = updateInput.parse(request.body);
    const email = emailOf.get(oobCode);
    const localId = email === undefined ? undefined : uidOf.get(email);
    emailOf.delete(oobCode);
    return localId === undefined
      ? reply.code(400).send(refusal('INVALID_OOB_CODE'))
      : { localId, email, emailVerified: true };
  });
}
