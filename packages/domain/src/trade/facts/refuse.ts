import type { Refusal } from './decision.ts';
import type { RefusalReason } from './refusal-reasons.ts';

/** A refusal with its word and, where it helps, what came. */
export function refuse(reason: RefusalReason, details?: Refusal['details']): Refusal {
  return details === undefined ? { ok: false, reason } : { ok: false, reason, details };
}
