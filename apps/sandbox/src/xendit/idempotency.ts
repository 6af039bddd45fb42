import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { SandboxContext } from '../context.ts';
import { xenditError } from './xendit-error.ts';

export type WireAnswer = { status: number; body: unknown };

/**
 * Runs a call once per `idempotency-key`. A repeated body gets the first answer again, word for word; another body is
 * refused. Refused calls are not remembered, so a corrected body may use the key again.
 * @throws WireError 409 with `conflictCode`: DUPLICATE_ERROR for payouts, IDEMPOTENCY_ERROR elsewhere.
 */
export function idempotent(
  context: SandboxContext,
  options: { request: FastifyRequest; conflictCode: 'DUPLICATE_ERROR' | 'IDEMPOTENCY_ERROR'; run: () => WireAnswer },
): WireAnswer {
  const { request, conflictCode, run } = options;
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') {
    return run();
  }
  const { state, changed } = context.store;
  const scope = `${request.method} ${request.url.split('?')[0]} ${key}`;
  const fingerprint = fingerprintOf(request.body);
  const earlier = state.idempotencyKeys.find((record) => record.scope === scope);
  if (earlier) {
    if (earlier.fingerprint !== fingerprint) {
      throw xenditError({
        status: 409,
        code: conflictCode,
        message: 'Idempotency key has been used before with a different request. Use a unique key and try again.',
      });
    }
    return { status: earlier.status, body: earlier.body };
  }
  const answer = run();
  state.idempotencyKeys.push({ scope, fingerprint, status: answer.status, body: structuredClone(answer.body) });
  changed();
  return answer;
}

/** A hash that does not depend on the order of the fields. */
function fingerprintOf(body: unknown): string {
  return createHash('sha256').update(canonical(body)).digest('hex');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${value.map(canonical).join(',')}]`;
  }
  if (value !== null && typeof value === 'object') {
    const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}
