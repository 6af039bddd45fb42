import { DAY_MS, HOUR_MS, MINUTE_MS } from '../config/durations.ts';

const units = [
  [DAY_MS, 'days'],
  [HOUR_MS, 'hours'],
  [MINUTE_MS, 'minutes'],
] as const;

/**
 * Returns a length of time in English: "15 minutes", "36 hours", "3 days" (ADR 0078). It uses the largest unit of which
 * the length is a whole number above one, so that a deadline of a day reads "24 hours" and nobody takes it for the end
 * of tomorrow.
 * @throws RangeError when the length is not a whole number of minutes, or less than two of them.
 */
export function lengthText(lengthMs: number): string {
  for (const [unitMs, name] of units) {
    const count = lengthMs / unitMs;
    if (Number.isInteger(count) && count > 1) {
      return `${count} ${name}`;
    }
  }
  throw new RangeError(`Expected a length in whole minutes, at least two of them, got ${lengthMs} ms.`);
}
