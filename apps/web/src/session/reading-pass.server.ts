import { hkdfSync } from 'node:crypto';
import { now } from '@suki/sdk/clock';
import { decodeJwt, EncryptJWT, jwtDecrypt } from 'jose';
import { env } from '../env.server.ts';
import { readWebSession, type WebSessionCookie, webSessionCookie } from './web-session.server.ts';

/** The person's own bearer, with which the web server reads what their page shows (ADR 0152). */
export type ReadingPass = { readonly uid: string; readonly bearer: string };

type PassCookie = Omit<WebSessionCookie, 'attributes'> & {
  readonly attributes: Omit<WebSessionCookie['attributes'], 'path'> & { readonly path: '/order' };
};

/** Browsers keep no larger cookie. */
const COOKIE_MAX_BYTES = 3_800;
const issuer = 'suki-web';

/** A session is signed with `SESSION_SECRET` itself, and a pass is encrypted with a key that is derived from it. */
const key = (): Uint8Array => new Uint8Array(hkdfSync('sha256', env().SESSION_SECRET, '', 'suki reading pass', 32));

/**
 * The cookie of the pass. Only order pages get it, so no other request carries its kilobyte. `__Host-` names need the
 * path of all pages, hence `__Secure-`; a cookie that a neighbouring host plants cannot be decrypted.
 */
export function readingPassCookie(): PassCookie {
  const { attributes } = webSessionCookie();
  const name = attributes.secure ? '__Secure-suki_pass' : 'suki_pass';
  return { name, attributes: { ...attributes, path: '/order' } };
}

/**
 * Encrypts a bearer that the API has accepted. The pass ends with its bearer, after an hour at most.
 * @returns the text of the cookie and its seconds; null for a bearer without an end, or too long for a cookie.
 */
export async function sealReadingPass(
  bearer: string,
): Promise<{ readonly text: string; readonly maxAge: number } | null> {
  const { sub: uid, exp: endsAt } = decodeJwt(bearer);
  if (uid === undefined || endsAt === undefined) return null;
  const text = await new EncryptJWT({ bearer })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuer(issuer)
    .setSubject(uid)
    .setExpirationTime(endsAt)
    .encrypt(key());
  const maxAge = endsAt - Math.floor(now().getTime() / 1000);
  return text.length > COOKIE_MAX_BYTES || maxAge <= 0 ? null : { text, maxAge };
}

type Cookies = { readonly get: (name: string) => { readonly value: string } | undefined };

/** The pass of a request; null without a valid one, or when it belongs to another person than the session. */
export async function readingPassOf(cookies: Cookies): Promise<ReadingPass | null> {
  const sealed = cookies.get(readingPassCookie().name)?.value;
  const session = await readWebSession(cookies.get(webSessionCookie().name)?.value);
  if (sealed === undefined || session === null) return null;
  try {
    const { payload } = await jwtDecrypt(sealed, key(), {
      issuer,
      subject: session.uid,
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return typeof payload.bearer === 'string' ? { uid: session.uid, bearer: payload.bearer } : null;
  } catch {
    return null;
  }
}
