import type { Refusal } from './decision.ts';
import type { RefusalReason } from './refusal-reasons.ts';

/** Builds a refusal with its reason and, where they help, the refused values. */
export function refuse(reason: RefusalReason, details?: Refusal['details']): Refusal {
  return details === undefined ? { ok: false, reason } : { ok: false, reason, details };
}
