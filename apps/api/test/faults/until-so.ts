import { setTimeout as pause } from 'node:timers/promises';

/** Each look runs some statements: with more of them, the test takes a core from the processes that it tests. */
const LOOK_AGAIN_MS = 25;

/**
 * Polls `isSo` until it is true; returns how long that took, in ms.
 * @throws Error when `isSo` is false for `withinMs`.
 */
export async function untilSo(what: string, withinMs: number, isSo: () => Promise<boolean>): Promise<number> {
  const began = performance.now();
  for (;;) {
    if (await isSo()) return Math.round(performance.now() - began);
    if (performance.now() - began > withinMs) throw new Error(`Expected ${what} within ${withinMs} ms.`);
    await pause(LOOK_AGAIN_MS);
  }
}
