import { verificationMailLimits } from '../config/identity.ts';

/** How far back the mails that were sent before count. */
export const VERIFICATION_MAILS_COUNT_MS = Math.max(...verificationMailLimits.map(({ windowMs }) => windowMs));

/**
 * Returns when the next verification mail may be sent; null when it may be sent now.
 * @param sent moments of the mails to the address or for the person, in any order.
 */
export function nextVerificationMailAt(sent: readonly Date[], now: Date): Date | null {
  const newestFirst = sent.map((moment) => moment.getTime()).sort((one, other) => other - one);
  const waits = verificationMailLimits.map(({ windowMs, max }) => {
    // The oldest of the last `max` has to leave the window before another one enters.
    const hindering = newestFirst[max - 1];
    return hindering === undefined ? 0 : hindering + windowMs;
  });
  const next = Math.max(...waits);
  return next > now.getTime() ? new Date(next) : null;
}
