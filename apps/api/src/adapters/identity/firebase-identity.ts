import { TOKEN_CLOCK_TOLERANCE_SECONDS } from '@suki/domain/config/identity';
import { validateName } from '@suki/domain/validators/name';
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify, UnsecuredJWT } from 'jose';
import { z } from 'zod';
import type { Identity, SignInProvider, VerifiedToken } from '../../ports/identity.ts';
import { KEY_TIMEOUT_MS, saysNothingAboutToken } from '../token-keys.ts';

/** Firebase's tokens live an hour. An older one with a later end was not made by Firebase. */
const TOKEN_LIFE_SECONDS = 3_600;

export type FirebaseIdentityOptions = {
  readonly projectId: string;
  /** Where Firebase publishes its public keys, or the keys themselves (in tests). */
  readonly keys: URL | JWTVerifyGetKey;
  /** When set, unsigned tokens of the emulator are believed. */
  readonly emulatorHost: string | undefined;
  readonly isProduction: boolean;
};

const Claims = z.object({
  sub: z.string().min(1).max(128),
  auth_time: z.number(),
  iat: z.number(),
  email: z.string().max(254).optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
  firebase: z
    .object({
      sign_in_provider: z.string().optional(),
      identities: z.record(z.string(), z.array(z.union([z.string(), z.number()]))).optional(),
    })
    .optional(),
});

/**
 * Verifies Firebase ID tokens in this process, without a look-up per request (60 µs).
 * @throws Error when production is told to believe tokens of the emulator: they carry no signature.
 */
export function firebaseIdentity(options: FirebaseIdentityOptions): Identity {
  if (options.emulatorHost !== undefined && options.isProduction) {
    throw new Error(
      'FIREBASE_AUTH_EMULATOR_HOST is set in production. Its tokens are not signed, anybody could make one: unset it.',
    );
  }
  const claims = {
    issuer: `https://securetoken.google.com/${options.projectId}`,
    audience: options.projectId,
    requiredClaims: ['exp', 'iat', 'auth_time', 'sub'],
    maxTokenAge: TOKEN_LIFE_SECONDS,
    clockTolerance: TOKEN_CLOCK_TOLERANCE_SECONDS,
  };
  const published =
    options.keys instanceof URL ? createRemoteJWKSet(options.keys, { timeoutDuration: KEY_TIMEOUT_MS }) : options.keys;
  // Without `kid`, a set that holds one key would offer that key.
  const keys: JWTVerifyGetKey = (header, token) => {
    if (header.kid === undefined) throw new errors.JWKSNoMatchingKey();
    return published(header, token);
  };

  const payloadOf = async (token: string): Promise<JWTPayload> => {
    if (options.emulatorHost !== undefined) return UnsecuredJWT.decode(token, claims).payload;
    const { payload } = await jwtVerify(token, keys, { ...claims, algorithms: ['RS256'] });
    return payload;
  };

  const verify: Identity['verify'] = async (token) => {
    try {
      const parsed = Claims.safeParse(await payloadOf(token));
      return parsed.success && isSignedInBeforeIssue(parsed.data) ? toVerifiedToken(parsed.data) : undefined;
    } catch (error) {
      if (saysNothingAboutToken(error)) throw error;
      return undefined;
    }
  };
  return { verify };
}

/** A sign-in that lies in the future would outlive every revocation. `iat` itself was compared with the clock. */
function isSignedInBeforeIssue(claims: z.output<typeof Claims>): boolean {
  return claims.auth_time <= claims.iat + TOKEN_CLOCK_TOLERANCE_SECONDS;
}

function toVerifiedToken(claims: z.output<typeof Claims>): VerifiedToken {
  // Anybody may give themselves any name at the identity service, also one with an address and line breaks.
  const name = validateName(claims.name ?? '');
  return {
    firebaseUid: claims.sub,
    isAnonymous: claims.firebase?.sign_in_provider === 'anonymous',
    email: claims.email ?? null,
    isEmailVerified: claims.email !== undefined && claims.email_verified === true,
    name: name.ok ? name.value : null,
    providers: providersOf(claims),
    signedInAt: new Date(claims.auth_time * 1000),
    issuedAt: new Date(claims.iat * 1000),
  };
}

/** Firebase lists an address under `email` for every sign-in; only a sign-in by password makes it a provider. */
function providersOf({ email, firebase }: z.output<typeof Claims>): readonly SignInProvider[] {
  const others = Object.entries(firebase?.identities ?? {})
    .filter(([providerId]) => providerId !== 'email')
    .map(([providerId, [uid]]) => ({ providerId, uid: String(uid ?? '') }));
  const hasPassword = firebase?.sign_in_provider === 'password' && email !== undefined;
  return hasPassword ? [{ providerId: 'password', uid: email }, ...others] : others;
}
