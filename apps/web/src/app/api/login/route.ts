import { DAY_MS } from '@suki/domain/config/durations';
import { WEB_SESSION_DAYS } from '@suki/domain/config/identity';
import { cookies } from 'next/headers';
import { verifyBearer } from '../../../session/verify-bearer.server.ts';
import { signWebSession, WEB_SESSION_COOKIE } from '../../../session/web-session.server.ts';

const attributes = { httpOnly: true, sameSite: 'lax', path: '/' } as const;
const noStore = { 'Cache-Control': 'no-store' };

/** `GET /api/login`: opens the session of this browser for the caller (specification, section 7). */
export async function GET(request: Request): Promise<Response> {
  const caller = await verifyBearer(request);
  if (caller === null) {
    const refusal = { code: 1001, reason: 'TOKEN_MISSING', message: 'Authorization: Bearer token not found' };
    return Response.json(refusal, { status: 401, headers: noStore });
  }
  if (caller.isAnonymous) {
    const refusal = {
      code: 1003,
      reason: 'NOT_REGISTERED',
      message: 'This needs an account. Register or sign in first.',
    };
    return Response.json(refusal, { status: 403, headers: noStore });
  }
  (await cookies()).set(WEB_SESSION_COOKIE, await signWebSession(caller.uid), {
    ...attributes,
    secure: new URL(request.url).protocol === 'https:' || request.headers.get('x-forwarded-proto') === 'https',
    maxAge: (WEB_SESSION_DAYS * DAY_MS) / 1000,
  });
  return Response.json({ done: true }, { headers: noStore });
}

export async function DELETE(): Promise<Response> {
  (await cookies()).set(WEB_SESSION_COOKIE, '', { ...attributes, maxAge: 0 });
  return Response.json({ done: true }, { headers: noStore });
}
