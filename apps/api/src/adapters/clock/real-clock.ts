import type { Clock } from '../../ports/clock.ts';

/** The machine's own time: for tokens, sessions and the age of technical rows, never for the rules of the trade. */
export const realClock: Clock = { now: () => new Date() };
