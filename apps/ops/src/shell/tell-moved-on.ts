import type { Outcome } from '@suki/sdk/command';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { refusalText } from './failure.view-model.ts';

/** 8 s are enough to read two lines. */
const READ_MS = 8_000;

/**
 * Tells a refusal because somebody else was faster. The page follows the order at once, so the form that would show the
 * refusal disappears with the former status.
 */
export function tellMovedOn(outcome: Outcome<unknown>): void {
  if (!outcome.ok && outcome.error.reason === 'NOT_ALLOWED_NOW') {
    toasts.show(refusalText(outcome.error), { tone: 'critical', durationMs: READ_MS });
  }
}
