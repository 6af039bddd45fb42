const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** `byMs: null` brings the real time back. */
export const moveLabels = [
  { label: '+15 min', byMs: 15 * MINUTE_MS },
  { label: '+1 h', byMs: HOUR_MS },
  { label: '+24 h', byMs: 24 * HOUR_MS },
  { label: 'Real time', byMs: null },
] as const;

/** "Clock: real time" or "Clock: 25 h 15 min ahead". */
export function movedText({ offsetMs }: { offsetMs: number }): string {
  if (offsetMs === 0) {
    return 'Clock: real time';
  }
  const minutes = Math.round(Math.abs(offsetMs) / MINUTE_MS);
  const parts = [
    minutes >= 60 ? `${Math.floor(minutes / 60)} h` : '',
    minutes % 60 === 0 ? '' : `${minutes % 60} min`,
  ].filter((part) => part !== '');
  return `Clock: ${parts.join(' ')} ${offsetMs > 0 ? 'ahead' : 'behind'}`;
}
