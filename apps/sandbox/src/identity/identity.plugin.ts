import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const account = z.object({ localId: z.string(), email: z.string() });
const sendInput = z.object({
  requestType: z.enum(['VERIFY_EMAIL', 'PASSWORD_RESET']),
  email: z.string(),
  returnOobLink: z.literal(true),
});
const updateInput = z.object({ oobCode: z.string() });
const resetInput = z.object({ oobCode: z.string(), newPassword: z.string().optional() });
const lookupInput = z.object({ email: z.array(z.string()).length(1) });

/**
 * The calls of Firebase Auth around mailed links, for tests that run without the emulator (which a started stack
 * has). Accounts are entered at `POST /identity/accounts`; everything is in memory.
 */
export function identityPlugin(app: FastifyInstance): void {
  const uidOf = new Map<string, string>();
  /** A code opens what it was made for, and nothing else. */
  const codes = new Map<string, { readonly email: string; readonly requestType: string }>();
  const ownerOf = (code: string, requestType: string): string | undefined => {
    const made = codes.get(code);
    return made?.requestType === requestType ? made.email : undefined;
  };
  const refusal = (message: string) => ({ error: { code: 400, message } });

  app.post('/accounts', (request) => {
    const { localId, email } = account.parse(request.body);
    uidOf.set(email.toLowerCase(), localId);
    return { done: true };
  });
  app.post('/v1/projects/:project/accounts::sendOobCode', (request, reply) => {
    if (request.headers.authorization !== 'Bearer owner')
      return reply.code(403).send(refusal('INSUFFICIENT_PERMISSION'));
    const { email, requestType } = sendInput.parse(request.body);
    if (!uidOf.has(email.toLowerCase())) return reply.code(400).send(refusal('USER_NOT_FOUND'));
    const code = randomBytes(30).toString('base64url');
    codes.set(code, { email: email.toLowerCase(), requestType });
    return { email, oobCode: code, oobLink: `http://identity.test/action?mode=verifyEmail&oobCode=${code}` };
  });
  app.post('/v1/accounts::update', (request, reply) => {
    const { oobCode } = updateInput.parse(request.body);
    const email = ownerOf(oobCode, 'VERIFY_EMAIL');
    const localId = email === undefined ? undefined : uidOf.get(email);
    if (localId !== undefined) codes.delete(oobCode);
    return localId === undefined
      ? reply.code(400).send(refusal('INVALID_OOB_CODE'))
      : { localId, email, emailVerified: true };
  });
  app.post('/v1/accounts::resetPassword', (request, reply) => {
    const { oobCode, newPassword } = resetInput.parse(request.body);
    const email = ownerOf(oobCode, 'PASSWORD_RESET');
    if (email === undefined) return reply.code(400).send(refusal('INVALID_OOB_CODE'));
    if (newPassword !== undefined) codes.delete(oobCode);
    return { email, requestType: 'PASSWORD_RESET' };
  });
  app.post('/v1/projects/:project/accounts::lookup', (request, reply) => {
    if (request.headers.authorization !== 'Bearer owner')
      return reply.code(403).send(refusal('INSUFFICIENT_PERMISSION'));
    const [email = ''] = lookupInput.parse(request.body).email;
    const localId = uidOf.get(email.toLowerCase());
    return localId === undefined ? {} : { users: [{ localId, email }] };
  });
}
