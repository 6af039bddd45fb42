import type { Outcome } from '@suki/sdk/command';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { refusalText } from './failure.view-model.ts';

/** Long enough for a sentence of two lines. */
const READ_MS = 8_000;

/**
 * Tells a refusal because somebody else was faster. The page follows the order at once, and the form beside which the refusal would stand goes with
 * the former status.
 */
export function tellMovedOn(outcome: Outcome<unknown>): void {
  if (!outcome.ok && outcome.error.reason === 'NOT_ALLOWED_NOW') {
    toasts.show(refusalText(outcome.error), { tone: 'critical', durationMs: READ_MS });
  }
}
