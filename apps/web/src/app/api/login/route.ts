import { cookies } from 'next/headers';
import { isAcceptedByApi } from '../../../session/is-accepted-by-api.server.ts';
import { readingPassCookie, sealReadingPass } from '../../../session/reading-pass.server.ts';
import { verifyBearer } from '../../../session/verify-bearer.server.ts';
import { signWebSession, webSessionCookie } from '../../../session/web-session.server.ts';

const noStore = { 'Cache-Control': 'no-store' };

const refusals = {
  TOKEN_MISSING: { code: 1001, status: 401, message: 'Authorization: Bearer token not found' },
  TOKEN_INVALID: { code: 1002, status: 401, message: 'The sign-in has ended. Sign in again.' },
  NOT_REGISTERED: { code: 1003, status: 403, message: 'Create an account or sign in first.' },
  UNAVAILABLE: {
    code: 1930,
    status: 503,
    message: 'We can’t reach Suki right now. Nothing was changed. Try again.',
  },
} as const;

function refuse(reason: keyof typeof refusals): Response {
  const { code, status, message } = refusals[reason];
  return Response.json({ code, reason, message }, { status, headers: noStore });
}

/**
 * `GET /api/login`: opens the session of this browser for the caller (specification, section 7). The API is asked
 * about the token: it alone knows that a session was ended, and a token stays well-formed for an hour after.
 */
export async function GET(request: Request): Promise<Response> {
  const caller = await verifyBearer(request);
  if (caller === null) return refuse('TOKEN_MISSING');
  if (caller.isAnonymous) return refuse('NOT_REGISTERED');
  const authorization = request.headers.get('authorization') ?? '';
  const isAccepted = await isAcceptedByApi(authorization);
  if (isAccepted !== true) return refuse(isAccepted === false ? 'TOKEN_INVALID' : 'UNAVAILABLE');
  const { name, attributes } = webSessionCookie();
  const jar = await cookies();
  jar.set(name, await signWebSession(caller), attributes);
  const pass = await sealReadingPass(authorization.slice('Bearer '.length));
  const place = readingPassCookie();
  jar.set(place.name, pass?.text ?? '', { ...place.attributes, maxAge: pass?.maxAge ?? 0 });
  return Response.json({ done: true }, { headers: noStore });
}

export async function DELETE(): Promise<Response> {
  const jar = await cookies();
  for (const { name, attributes } of [webSessionCookie(), readingPassCookie()]) {
    jar.set(name, '', { ...attributes, maxAge: 0 });
  }
  return Response.json({ done: true }, { headers: noStore });
}
