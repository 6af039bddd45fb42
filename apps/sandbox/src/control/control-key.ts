import type { FastifyRequest } from 'fastify';
import { sameSecret } from '../http/same-secret.ts';
import { controlError } from './find-subject.ts';

export const controlKeyHeader = 'x-control-key';

/**
 * Refuses a script without the key of this stack: a page of anywhere that is open on this machine could approve
 * payments otherwise.
 * @throws WireError 401
 */
export function requireControlKey(expected: string): (request: FastifyRequest) => Promise<void> {
  return async ({ headers }) => {
    if (sameSecret(headers[controlKeyHeader], expected)) return;
    throw controlError(
      401,
      'unauthorised',
      `Send SANDBOX_CONTROL_KEY of this stack in the header ${controlKeyHeader}.`,
    );
  };
}
