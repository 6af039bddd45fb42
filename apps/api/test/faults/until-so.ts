import { setTimeout as pause } from 'node:timers/promises';

/** Each look is some statements: more often, and the looking takes a core from what is looked at. */
const LOOK_AGAIN_MS = 25;

/**
 * Looks until it is so; answers after how many milliseconds it was.
 * @throws Error when it is not so within `withinMs`.
 */
export async function untilSo(what: string, withinMs: number, isSo: () => Promise<boolean>): Promise<number> {
  const began = performance.now();
  for (;;) {
    if (await isSo()) return Math.round(performance.now() - began);
    if (performance.now() - began > withinMs) throw new Error(`Expected ${what} within ${withinMs} ms.`);
    await pause(LOOK_AGAIN_MS);
  }
}
