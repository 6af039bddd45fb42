import type { Outcome } from '@suki/sdk/command';
import { notices } from '@suki/ui/overlays/Notice/notice-store';
import { refusalText } from './failure.view-model.ts';

/** Long enough for a sentence of two lines. */
const READ_MS = 8_000;

/**
 * Tells a refusal because somebody else was faster. The page follows the order at once, and the form beside which the refusal would stand goes with
 * the former status.
 */
export function tellMovedOn(outcome: Outcome<unknown>): void {
  if (!outcome.ok && outcome.error.reason === 'NOT_ALLOWED_NOW') {
    notices.show(refusalText(outcome.error), { tone: 'critical', durationMs: READ_MS });
  }
}
