import { sameSecret } from '../http/same-secret.ts';
import { xenditError } from './xendit-error.ts';

/**
 * Checks HTTP Basic with the secret key as user and an empty password.
 * @throws WireError 401 INVALID_API_KEY.
 */
export function authorise(header: string | undefined, secretKey: string): void {
  if (!sameSecret(userOf(header), `${secretKey}:`)) {
    throw invalidKey();
  }
}

/** A key that browsers may have: it can make tokens of cards and nothing else. */
const PUBLIC_KEY = /^xnd_public_\w+:$/;

/**
 * Accepts a public key as well, for calls of browsers. The key's account does not matter here.
 * @throws WireError 401 INVALID_API_KEY.
 */
export function authoriseBrowser(header: string | undefined, secretKey: string): void {
  if (!PUBLIC_KEY.test(userOf(header))) {
    authorise(header, secretKey);
  }
}

function userOf(header: string | undefined): string {
  const encoded = /^Basic\s+(\S+)$/i.exec(header ?? '')?.[1] ?? '';
  return Buffer.from(encoded, 'base64').toString('utf8');
}

function invalidKey() {
  return xenditError({
    status: 401,
    code: 'INVALID_API_KEY',
    message:
      'The API key provided is invalid. Please make sure to use the secret/public API key that you can obtain from the Xendit Dashboard. See https://developers.xendit.co/api-reference/#authentication for more details',
  });
}
