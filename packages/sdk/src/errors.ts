import type { ApiErrorBody } from '@suki/contract/api-error';
import type { Reason } from '@suki/contract/errors.table';
import { transportError } from '@suki/domain/users/transport-error';

/**
 * `NETWORK`: no answer came, and the call may have happened. `OFFLINE`: the browser had no connection, so nothing was
 * sent. `OTHER`: any failure that is not ours.
 */
export type SukiReason = Reason | 'NETWORK' | 'OFFLINE' | 'OTHER';

/**
 * Every failure of a call (specification, section 8). A server's answer carries its own code and reason; -1 "Network
 * Error" means that no answer came, -2 any other failure with its message.
 */
export class SukiError extends Error {
  override readonly name = 'SukiError';
  readonly code: number;
  readonly reason: SukiReason;
  readonly details: Readonly<Record<string, unknown>>;
  readonly requestId: string | null;
  /** Seconds to wait (`Retry-After` of TOO_MANY_CALLS and UNAVAILABLE); null when the server names no time. */
  readonly retryAfterSeconds: number | null;

  constructor(
    body: Omit<ApiErrorBody, 'reason' | 'requestId'> & { reason: SukiReason; requestId: string | null },
    retryAfterSeconds: number | null = null,
  ) {
    super(body.message);
    this.code = body.code;
    this.reason = body.reason;
    this.details = body.details ?? {};
    this.requestId = body.requestId;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export function networkError(reason: 'NETWORK' | 'OFFLINE' = 'NETWORK'): SukiError {
  return new SukiError({ ...transportError({ kind: 'none' }), reason, requestId: null });
}

export function otherError(cause: unknown): SukiError {
  const message = cause instanceof Error ? cause.message : String(cause);
  return new SukiError({ ...transportError({ kind: 'other', message }), reason: 'OTHER', requestId: null });
}

/** The error of an answer that is not ok. A body that is not ours, as from a proxy, becomes "any other failure". */
export function refusalOf(body: unknown, { status, headers }: Pick<Response, 'status' | 'headers'>): SukiError {
  const isOurs = typeof body === 'object' && body !== null && 'code' in body && 'reason' in body && 'message' in body;
  return isOurs
    ? new SukiError(body as ConstructorParameters<typeof SukiError>[0], secondsIn(headers.get('retry-after')))
    : otherError(new Error(`Expected an error body of the API, got status ${status} with another one.`));
}

/** Returns null for a date, which a proxy may send; our server sends seconds. */
function secondsIn(retryAfter: string | null): number | null {
  return retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null;
}

/** Returns true for an error of a call; with `reason`, only for that reason. */
export function isSukiError(error: unknown, reason?: SukiReason): error is SukiError {
  return error instanceof SukiError && (reason === undefined || error.reason === reason);
}

/**
 * Returns true when the server has decided, after which the next press is a new intent. No answer, an overload, an
 * ended sign-in and a server error leave the intent open, so that its key is sent again (ADR 0015).
 */
export function isFinal(error: unknown): boolean {
  const open: readonly SukiReason[] = [
    'NETWORK',
    // An earlier press of the same intent may have arrived.
    'OFFLINE',
    'OTHER',
    'TOKEN_MISSING',
    'TOKEN_INVALID',
    'TOO_MANY_CALLS',
    // Asked before anything is done: the call is repeated after the sign-in.
    'SIGN_IN_AGAIN',
    'GATEWAY_UNAVAILABLE',
    'UNAVAILABLE',
    'INTERNAL',
  ];
  return isSukiError(error) && !open.includes(error.reason);
}
