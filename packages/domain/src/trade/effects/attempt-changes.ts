import type { AttemptChange } from '../facts/decision.ts';
import type { AttemptSnapshot } from '../facts/snapshot.ts';

/**
 * Returns the change of a paid attempt. A late success overrides an earlier failure, because the gateway's report is
 * final (docs/lifecycle.md#reports-of-the-gateway).
 */
export function attemptSucceeded(attempt: AttemptSnapshot): readonly AttemptChange[] {
  return [{ id: attempt.id, from: attempt.status, to: 'SUCCEEDED' }];
}

/** The change of an attempt that ended without payment (docs/lifecycle.md#reports-of-the-gateway). */
export function attemptFailed(attempt: AttemptSnapshot): readonly AttemptChange[] {
  return [{ id: attempt.id, from: attempt.status, to: 'FAILED' }];
}
