import { dropOffCode } from '@suki/domain/config/warehouse';

/** Milliseconds until the next code is asked for: a minute before the end, and never sooner than a second. */
export function renewalDelayMs(expiresAt: string, now: Date): number {
  return Math.max(1_000, Date.parse(expiresAt) - dropOffCode.renewedBeforeMs - now.getTime());
}
