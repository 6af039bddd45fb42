const MANILA_OFFSET_MS = 8 * 60 * 60 * 1000;
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Formats a moment in Manila time: `Sat 21 Nov, 3:05 PM`. Intl is not used, because its texts differ among runtimes.
 * @throws RangeError when the text is not a moment.
 */
export function momentText(iso: string): string {
  const at = new Date(Date.parse(iso) + MANILA_OFFSET_MS);
  if (Number.isNaN(at.getTime())) throw new RangeError(`Expected a moment like 2026-11-21T07:05:00Z, got "${iso}".`);
  const hour = at.getUTCHours();
  const minute = String(at.getUTCMinutes()).padStart(2, '0');
  const clock = `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
  return `${WEEKDAYS[at.getUTCDay()]} ${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]}, ${clock}`;
}
