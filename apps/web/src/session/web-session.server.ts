import { WEB_SESSION_DAYS } from '@suki/domain/config/identity';
import { jwtVerify, SignJWT } from 'jose';
import { env } from '../env.server.ts';

/** The cookie that opens private pages. It authorises no call: the API asks for a token of its own. */
export const WEB_SESSION_COOKIE = 'suki_session';

const issuer = 'suki-web';
const key = (): Uint8Array => new TextEncoder().encode(env().SESSION_SECRET);

/** A signed token that names the person. */
export function signWebSession(uid: string): Promise<string> {
  return new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setSubject(uid)
    .setIssuedAt()
    .setExpirationTime(`${WEB_SESSION_DAYS}d`)
    .sign(key());
}

/** The person's id; null when the token is missing, invalid or expired. */
export async function readWebSession(cookie: string | undefined): Promise<string | null> {
  if (cookie === undefined) {
    return null;
  }
  try {
    const { payload } = await jwtVerify(cookie, key(), { issuer, algorithms: ['HS256'] });
    return payload.sub ?? null;
  } catch {
    return null;
  }
}
