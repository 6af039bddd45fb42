import { now } from './clock.ts';

/** The way through the network and the whole seconds of the header; the browser's own clock is seldom wrong by less. */
const IGNORED_MS = 30_000;

let aheadMs = 0;
const listeners = new Set<() => void>();

/**
 * Learns from the `Date` of an answer by how much the clock of the API is ahead of the browser's: a phone may be set wrong, and the clock of a
 * development system can be moved. Without a date nothing changes.
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

/** What time it is for the API; the browser's own time until an answer has come. */
export const serverNow = (): Date => new Date(now().getTime() + aheadMs);

/** Calls back when the API turns out to have another time than was thought. Returns how to stop. */
export function onServerTimeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
