const MOMENT =
  /^(?<date>\d{4}-\d{2}-\d{2})T(?<time>(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?)(?<zone>Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/;

/**
 * Reads a moment in ISO 8601 with its offset, `2026-11-22T07:00:00+08:00`; null for any other text, also for a date
 * that no calendar has. A text without an offset is refused, because its meaning would depend on the machine's clock
 * (packages/domain/README.md#the-rules-as-a-command).
 */
export function parseMoment(text: string): Date | null {
  const parts = MOMENT.exec(text)?.groups;
  if (parts === undefined) {
    return null;
  }
  const { date = '', time = '', zone = '' } = parts;
  const midnight = new Date(`${date}T00:00:00Z`);
  const isDate = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(date);
  return isDate ? new Date(`${date}T${time}${zone.replace(/^(.\d{2})(\d{2})$/, '$1:$2')}`) : null;
}
