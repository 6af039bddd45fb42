import { now } from './clock.ts';

/** Differences below come from the network and the header's whole seconds; a wrong clock is off by more. */
const IGNORED_MS = 30_000;

let aheadMs = 0;
const listeners = new Set<() => void>();

/**
 * Learns from the `Date` header how far the API's clock is ahead of the browser's: a phone may be set wrong, and the
 * clock of a development system can be moved. Without a date nothing changes.
 */
export function noteServerTime(date: string | null): void {
  const differenceMs = Date.parse(date ?? '') - now().getTime();
  if (Number.isNaN(differenceMs)) {
    return;
  }
  const next = Math.abs(differenceMs) < IGNORED_MS ? 0 : differenceMs;
  const hasMoved = Math.abs(next - aheadMs) >= IGNORED_MS;
  if (hasMoved) {
    aheadMs = next;
    for (const listener of listeners) {
      listener();
    }
  }
}

/** The API's time, or the browser's until the first answer. */
export const serverNow = (): Date => new Date(now().getTime() + aheadMs);

/** Calls `listener` when the known difference between the two clocks changes. Returns a function that stops it. */
export function onServerTimeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
