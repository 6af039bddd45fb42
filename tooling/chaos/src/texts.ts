/** Writes counts as "buy 3, cancel 1". */
export function countsText(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${wordsOf(name)} ${count.toLocaleString('en-US')}`)
    .join(', ');
}

export function millisecondsText(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const [fastest = 0, median = 0, slowest = 0] = [0, Math.floor(sorted.length / 2), sorted.length - 1].map((place) =>
    Math.round(sorted[place] ?? 0),
  );
  return `${fastest} to ${slowest} ms each, median ${median} ms`;
}

/** Writes `cutShort` as "cut short". */
function wordsOf(name: string): string {
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
