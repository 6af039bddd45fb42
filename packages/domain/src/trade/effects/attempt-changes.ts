import type { AttemptChange } from '../facts/decision.ts';
import type { AttemptSnapshot } from '../facts/snapshot.ts';

/** The gateway's word is final: a late success overrides an earlier failure (lifecycle, section 9). */
export function attemptSucceeded(attempt: AttemptSnapshot): readonly AttemptChange[] {
  return [{ id: attempt.id, from: attempt.status, to: 'SUCCEEDED' }];
}

/** The change of an attempt that ended without payment (lifecycle, section 9). */
export function attemptFailed(attempt: AttemptSnapshot): readonly AttemptChange[] {
  return [{ id: attempt.id, from: attempt.status, to: 'FAILED' }];
}
