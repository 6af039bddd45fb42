import { sameSecret } from '../http/same-secret.ts';
import { xenditError } from './xendit-error.ts';

/**
 * Checks HTTP Basic with the secret key as user and an empty password.
 * @throws WireError 401 INVALID_API_KEY.
 */
export function authorise(header: string | undefined, secretKey: string): void {
  const encoded = /^Basic\s+(\S+)$/i.exec(header ?? '')?.[1] ?? '';
  if (!sameSecret(Buffer.from(encoded, 'base64').toString('utf8'), `${secretKey}:`)) {
    throw xenditError({
      status: 401,
      code: 'INVALID_API_KEY',
      message:
        'The API key provided is invalid. Please make sure to use the secret/public API key that you can obtain from the Xendit Dashboard. See https://developers.xendit.co/api-reference/#authentication for more details',
    });
  }
}
