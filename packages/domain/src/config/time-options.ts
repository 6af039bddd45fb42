import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';

/** The lengths of time of deadlines and choices, shortest first (specification, section 9). */
export const timeOptions = [
  { id: '5m', count: 5, unit: 'minute', lengthMs: 5 * MINUTE_MS },
  { id: '15m', count: 15, unit: 'minute', lengthMs: 15 * MINUTE_MS },
  { id: '60m', count: 60, unit: 'minute', lengthMs: 60 * MINUTE_MS },
  { id: '24h', count: 24, unit: 'hour', lengthMs: 24 * HOUR_MS },
  { id: '36h', count: 36, unit: 'hour', lengthMs: 36 * HOUR_MS },
  { id: '7d', count: 7, unit: 'day', lengthMs: 7 * DAY_MS },
  { id: '14d', count: 14, unit: 'day', lengthMs: 14 * DAY_MS },
  { id: '30d', count: 30, unit: 'day', lengthMs: 30 * DAY_MS },
] as const;
export type TimeOption = (typeof timeOptions)[number];

const lengths = Object.fromEntries(timeOptions.map(({ id, lengthMs }) => [id, lengthMs]));

/** Returns the length of a time option, in milliseconds. */
export const timeLength = (id: TimeOption['id']): number => lengths[id] ?? 0;

/** A message this young is "Just now", the last moment included (specification, section 9). */
export const JUST_NOW_MS = 5 * MINUTE_MS;
