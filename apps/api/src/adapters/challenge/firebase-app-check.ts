import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { Challenge } from '../../ports/challenge.ts';
import { KEY_TIMEOUT_MS, saysNothingAboutToken } from '../token-keys.ts';

const APP_CHECK = 'https://firebaseappcheck.googleapis.com';

export type FirebaseAppCheckOptions = {
  /** The number of the Firebase project, not its name. */
  readonly projectNumber: string;
  /** Google's published keys when left out; the keys themselves in tests. */
  readonly keys?: JWTVerifyGetKey | undefined;
};

/**
 * Verifies Firebase App Check tokens in this process (docs/providers.md#firebase-app-check). The address of the keys is
 * fixed: whoever names it decides who passes.
 */
export function firebaseAppCheck({ projectNumber, keys }: FirebaseAppCheckOptions): Challenge {
  const published = keys ?? createRemoteJWKSet(new URL(`${APP_CHECK}/v1/jwks`), { timeoutDuration: KEY_TIMEOUT_MS });
  const expected = {
    issuer: `${APP_CHECK}/${projectNumber}`,
    audience: `projects/${projectNumber}`,
    algorithms: ['RS256'],
    typ: 'JWT',
    requiredClaims: ['sub', 'exp'],
  };
  return {
    isPassed: async (proof) => {
      if (proof === undefined) return false;
      try {
        await jwtVerify(proof, published, expected);
        return true;
      } catch (error) {
        if (saysNothingAboutToken(error)) throw error;
        return false;
      }
    },
  };
}
