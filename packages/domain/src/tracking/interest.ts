import { interestRules } from '../config/item-events.ts';

/** The moment at which an event weighs 1. */
export const interestEpoch: Date = new Date('2026-01-01T00:00:00Z');

/**
 * Returns the weight of something that happens at a moment: it doubles with each half-life, so that sums of different
 * days compare without being made smaller every day. A number holds it until 2045.
 */
export function interestWeight(at: Date): number {
  return 2 ** ((at.getTime() - interestEpoch.getTime()) / interestRules.halfLifeMs);
}
