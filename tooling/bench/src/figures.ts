export type Figure = {
  readonly name: string;
  readonly measured: string;
  /** The aim; empty for a figure without one. */
  readonly aim: string;
};

export function figureTable(figures: readonly Figure[]): string {
  const head: Figure = { name: 'Figure', measured: 'Measured', aim: 'Aim' };
  const rows = [head, ...figures];
  const nameWidth = Math.max(...rows.map(({ name }) => name.length));
  const measuredWidth = Math.max(...rows.map(({ measured }) => measured.length));
  const line = ({ name, measured, aim }: Figure) =>
    `${name.padEnd(nameWidth)}  ${measured.padStart(measuredWidth)}  ${aim}`.trimEnd();
  return [line(head), '─'.repeat(nameWidth + measuredWidth + 2), ...figures.map(line)].join('\n');
}

export function secondsText(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

export function megabytesText(bytes: number): string {
  return `${Math.round(bytes / 1024 ** 2)} MB`;
}

/** The middle of an odd number of values, or the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('Expected at least one value to take the median of.');
  return middle;
}
