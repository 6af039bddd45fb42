import type { TimeOption } from '../config/time-options.ts';

/** Names of lengths of time (specification, section 9). */
export const timeEn = {
  'time.justNow': 'Just now',
  'time.5m': '5 minutes',
  'time.15m': '15 minutes',
  'time.60m': '60 minutes',
  'time.24h': '24 hours',
  'time.36h': '36 hours',
  'time.7d': '7 days',
  'time.14d': '14 days',
  'time.30d': '30 days',
} as const satisfies Record<'time.justNow' | `time.${TimeOption['id']}`, string>;

export type TimeMessageId = keyof typeof timeEn;
