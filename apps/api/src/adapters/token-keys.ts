import { errors } from 'jose';

/** How long the publisher of keys may take; a call waits for the first fetch only. */
export const KEY_TIMEOUT_MS = 5_000;

/** Returns true when the keys could not be fetched: the token may be perfectly valid. */
export function saysNothingAboutToken(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return true;
  return error instanceof errors.JWKSTimeout || error.code === 'ERR_JOSE_GENERIC';
}
