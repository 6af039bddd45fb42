import { formatMoment } from '@suki/domain/time/format-moment';

/**
 * Formats a moment as the screens do, in Manila time: `Sat 21 Nov, 3:05 PM`.
 * @throws RangeError when the text is not a moment.
 */
export function momentText(iso: string): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) throw new RangeError(`Expected a moment like 2026-11-21T07:05:00Z, got "${iso}".`);
  return formatMoment(at);
}
