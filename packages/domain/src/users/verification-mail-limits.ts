import { verificationMailLimits } from '../config/identity.ts';
import { nextInWindows } from './code-limits.ts';

/** How far back the mails that were sent before count. */
export const VERIFICATION_MAILS_COUNT_MS = Math.max(...verificationMailLimits.map(({ windowMs }) => windowMs));

/**
 * Returns when the next verification mail may be sent; null when it may be sent now (ADR 0084).
 * @param sent moments of the mails to the address or for the person, in any order.
 */
export function nextVerificationMailAt(sent: readonly Date[], now: Date): Date | null {
  return nextInWindows(sent, verificationMailLimits, now);
}
