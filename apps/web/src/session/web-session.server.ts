import { HOUR_MS } from '@suki/domain/config/durations';
import { WEB_SESSION_HOURS } from '@suki/domain/config/identity';
import type { WebSession } from '@suki/sdk/server';
import { jwtVerify, SignJWT } from 'jose';
import { publicEnv } from '../env.client.ts';
import { env } from '../env.server.ts';

export type WebSessionCookie = {
  readonly name: string;
  readonly attributes: {
    readonly httpOnly: true;
    readonly sameSite: 'lax';
    readonly path: '/';
    readonly secure: boolean;
    /** Seconds. */
    readonly maxAge: number;
  };
};

/**
 * The cookie that opens private pages. It authorises no call: the API asks for a token of its own, and ends the session
 * with its sign-in (`isStillOpen`). Over https its name
 * begins with `__Host-`, which browsers take only from this very host, encrypted: no page of a neighbouring host can
 * plant one (security 16). Production is always encrypted, whatever a proxy says in its headers.
 */
export function webSessionCookie(): WebSessionCookie {
  const secure = env().APP_ENV === 'production' || publicEnv.webUrl.startsWith('https:');
  return {
    name: secure ? '__Host-suki_session' : 'suki_session',
    attributes: { httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge: (WEB_SESSION_HOURS * HOUR_MS) / 1000 },
  };
}

const issuer = 'suki-web';
const key = (): Uint8Array => new TextEncoder().encode(env().SESSION_SECRET);

/** A signed token that names the person and the moment of the sign-in. */
export function signWebSession({ uid, signedInAt }: WebSession): Promise<string> {
  return new SignJWT({ auth_time: signedInAt.getTime() / 1000 })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setSubject(uid)
    .setIssuedAt()
    .setExpirationTime(`${WEB_SESSION_HOURS}h`)
    .sign(key());
}

/** The session of a cookie, as it was opened; null when the token is missing, invalid or expired. */
export async function readWebSession(cookie: string | undefined): Promise<WebSession | null> {
  if (cookie === undefined) {
    return null;
  }
  try {
    const { payload } = await jwtVerify(cookie, key(), { issuer, algorithms: ['HS256'] });
    const { sub: uid, auth_time: seconds } = payload;
    return uid === undefined || typeof seconds !== 'number' ? null : { uid, signedInAt: new Date(seconds * 1000) };
  } catch {
    return null;
  }
}
