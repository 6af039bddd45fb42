import type { Rates } from './compare-rates.ts';

function perSecond(rate: number): string {
  return Math.round(rate)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Writes the time of one operation as "0.82 µs" or "24 µs". */
function microseconds(rate: number): string {
  const each = 1_000_000 / rate;
  return `${each < 10 ? each.toFixed(2) : Math.round(each)} µs`;
}

export function rateTable(rates: readonly Rates[]): string {
  const head = ['Operation', 'A second', 'Each', 'By hand, each', 'Times by hand'];
  const rows = rates.map(({ name, domainPerSecond, barePerSecond, ratio }) => [
    name,
    perSecond(domainPerSecond),
    microseconds(domainPerSecond),
    microseconds(barePerSecond),
    `${ratio.toFixed(1)}×`,
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  const total = widths.reduce((sum, width) => sum + width + 2, -2);
  return [line(head), '─'.repeat(total), ...rows.map(line)].join('\n');
}
