import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

/** A row that became no trade. */
export type RefusedRow = {
  /** In the file, the header being line 1. */
  readonly line: number;
  /** The same words for the same kind of problem: they are counted. */
  readonly reason: string;
  /** What stood there. */
  readonly came: string;
};

export type Refusals = {
  readonly add: (row: RefusedRow) => void;
  readonly count: () => number;
  /** What a person is told: the first rows with their lines, then how many there are of each reason. */
  readonly lines: () => readonly string[];
  readonly close: () => Promise<void>;
};

const TOLD_MAX = 20;

/** Counts refused rows without keeping them; `file` gets every one of them as CSV. */
export function refusals(file?: string): Refusals {
  const first: RefusedRow[] = [];
  const counts = new Map<string, number>();
  const out = file === undefined ? undefined : opened(file);
  let count = 0;
  return {
    add: (row) => {
      count += 1;
      counts.set(row.reason, (counts.get(row.reason) ?? 0) + 1);
      if (first.length < TOLD_MAX) first.push(row);
      out?.write(`${row.line},${quoted(row.reason)},${quoted(row.came)}\n`);
    },
    count: () => count,
    lines: () => [
      ...first.map(({ line, reason, came }) => `  line ${line}: ${reason}${came === '' ? '' : `, got "${came}"`}`),
      ...(count > first.length ? [`  … and ${count - first.length} more`] : []),
      ...[...counts].sort(([, one], [, other]) => other - one).map(([reason, number]) => `  ${number} × ${reason}`),
    ],
    close: async () => {
      if (out === undefined) return;
      out.end();
      await finished(out);
    },
  };
}

function opened(file: string): WriteStream {
  const out = createWriteStream(file);
  out.write('line,reason,came\n');
  return out;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
