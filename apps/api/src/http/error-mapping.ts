import { errors, type Reason } from '@suki/contract/errors.table';
import { ConflictError } from '@suki/db/conflict-error';
import { FileStoreAway } from '../ports/file-store.ts';
import { GatewayError } from '../ports/payment-gateway.ts';
import { ApiRefusal, type RefusalOptions } from './api-refusal.ts';
import { isDatabaseAway } from './database-away.ts';

const RETRY_AFTER_SECONDS = 2;

export type Refusal = { readonly reason: Reason; readonly options: RefusalOptions };

/**
 * The one place where a failure becomes a refusal of the contract. An unexpected error tells the caller nothing: its
 * stack and text stay in the log.
 */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof ApiRefusal) return { reason: error.reason, options: error.options };
  if (error instanceof ConflictError) return { reason: 'CONFLICT', options: {} };
  if (error instanceof GatewayError) return gatewayRefusal(error);
  if (isDatabaseAway(error) || error instanceof FileStoreAway)
    return { reason: 'UNAVAILABLE', options: { retryAfterSeconds: RETRY_AFTER_SECONDS } };
  return frameworkRefusal(error) ?? { reason: 'INTERNAL', options: {} };
}

export type ErrorAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: {
    readonly code: number;
    readonly reason: Reason;
    readonly message: string;
    readonly details?: Readonly<Record<string, unknown>>;
    readonly requestId: string;
  };
};

/** The answer of a refusal as the contract's `ApiError` describes it. */
export function errorAnswer({ reason, options }: Refusal, requestId: string): ErrorAnswer {
  const row = errors[reason];
  const seconds = options.retryAfterSeconds ?? (row.status === 503 ? RETRY_AFTER_SECONDS : undefined);
  return {
    status: row.status,
    headers: seconds === undefined ? {} : { 'retry-after': String(seconds) },
    body: {
      code: row.code,
      reason,
      message: options.message ?? row.text,
      ...(options.details === undefined ? {} : { details: options.details }),
      requestId,
    },
  };
}

function gatewayRefusal(error: GatewayError): Refusal {
  return error.outcome === 'refused'
    ? { reason: 'GATEWAY_REFUSED', options: { details: { errorCode: error.errorCode } } }
    : { reason: 'GATEWAY_UNAVAILABLE', options: {} };
}

/**
 * Maps the refusals of Fastify itself: broken JSON, a body that is too large, another media type, an address that
 * cannot be decoded.
 */
function frameworkRefusal(error: unknown): Refusal | undefined {
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number') return undefined;
  if (error.statusCode === 413) return { reason: 'BODY_TOO_LARGE', options: {} };
  if (error.statusCode === 415) return { reason: 'BODY_TYPE_REFUSED', options: {} };
  if (error.statusCode === 429) return { reason: 'TOO_MANY_CALLS', options: {} };
  if (error.statusCode === 503) return { reason: 'UNAVAILABLE', options: {} };
  if (error.statusCode < 400 || error.statusCode >= 500) return undefined;
  const rule = 'Expected well-formed JSON';
  return {
    reason: 'VALIDATION',
    options: { message: `Not as expected. body: ${rule}.`, details: { fields: [{ field: 'body', rule }] } },
  };
}
