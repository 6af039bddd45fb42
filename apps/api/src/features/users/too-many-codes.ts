import { formatMoment } from '@suki/domain/time/format-moment';
import type { RefusalOptions } from '../../http/api-refusal.ts';

/** Above this the person reads a time of day; below it, seconds that they can wait out. */
const SECONDS_READ_MAX = 90;

/** Tells when the next code can be asked for or tried: in words, in `details`, and in Retry-After. */
export function tooManyCodes(availableAt: Date, now: Date): RefusalOptions {
  const seconds = Math.max(1, Math.ceil((availableAt.getTime() - now.getTime()) / 1000));
  const when = seconds <= SECONDS_READ_MAX ? `in ${seconds} s` : `after ${formatMoment(availableAt)}`;
  return {
    message: `Too many codes for now. Try again ${when}.`,
    details: { availableAt: availableAt.toISOString() },
    retryAfterSeconds: seconds,
  };
}
