import { DAY_MS, HOUR_MS, MINUTE_MS } from '@suki/domain/config/durations';
import { clockTexts as words } from './clock-panel.texts.ts';

/** `byMs: null` restores the real time. */
export const clockMoves = [
  { label: '+15 min', byMs: 15 * MINUTE_MS },
  { label: '+1 h', byMs: HOUR_MS },
  { label: '+1 day', byMs: DAY_MS },
  { label: '+7 days', byMs: 7 * DAY_MS },
  { label: words.realTime, byMs: null },
] as const;

/** The offset of a development clock: "real time", "1 day 1 h 15 min ahead". */
export function offsetText(offsetMs: number): string {
  const minutes = Math.round(Math.abs(offsetMs) / MINUTE_MS);
  if (minutes === 0) {
    return words.isReal;
  }
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  const parts = [
    days === 0 ? '' : words.days(days),
    hours === 0 ? '' : `${hours} h`,
    minutes % 60 === 0 ? '' : `${minutes % 60} min`,
  ];
  return `${parts.filter(Boolean).join(' ')} ${offsetMs > 0 ? words.ahead : words.behind}`;
}
