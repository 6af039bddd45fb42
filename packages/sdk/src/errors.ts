import type { ApiErrorBody } from '@suki/contract/api-error';
import type { Reason } from '@suki/contract/errors.table';
import { transportError } from '@suki/domain/users/transport-error';

/** `NETWORK`: no answer came, so nobody knows whether anything happened. `OTHER`: everything that is none of ours. */
export type SukiReason = Reason | 'NETWORK' | 'OTHER';

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

  constructor(body: Omit<ApiErrorBody, 'reason' | 'requestId'> & { reason: SukiReason; requestId: string | null }) {
    super(body.message);
    this.code = body.code;
    this.reason = body.reason;
    this.details = body.details ?? {};
    this.requestId = body.requestId;
  }
}

export function networkError(): SukiError {
  return new SukiError({ ...transportError({ kind: 'none' }), reason: 'NETWORK', requestId: null });
}

export function otherError(cause: unknown): SukiError {
  const message = cause instanceof Error ? cause.message : String(cause);
  return new SukiError({ ...transportError({ kind: 'other', message }), reason: 'OTHER', requestId: null });
}

/** Whether `error` is a refusal with this reason; without one, whether it came out of a call at all. */
export function isSukiError(error: unknown, reason?: SukiReason): error is SukiError {
  return error instanceof SukiError && (reason === undefined || error.reason === reason);
}

/**
 * Whether the server has decided: from then on the same press is a new intent. No answer, an overload, an ended sign-in or
 * a server error leave the intent open, and its key must be sent again (architecture, decision 15).
 */
export function isFinal(error: unknown): boolean {
  const open: readonly SukiReason[] = [
    'NETWORK',
    'OTHER',
    'TOKEN_MISSING',
    'TOKEN_INVALID',
    'TOO_MANY_CALLS',
    'GATEWAY_UNAVAILABLE',
    'UNAVAILABLE',
    'INTERNAL',
  ];
  return isSukiError(error) && !open.includes(error.reason);
}
