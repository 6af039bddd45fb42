import type { WriteStream } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { UnreadableFile } from './match-columns.ts';

export type RefusedRow = {
  /** The line in the file; the header is line 1. */
  readonly line: number;
  /** Equal words for problems of one kind, because reasons are counted. */
  readonly reason: string;
  readonly came: string;
};

export type Refusals = {
  readonly add: (row: RefusedRow) => void;
  readonly count: () => number;
  /** Lines for the person: the first refused rows, then the number of rows for each reason. */
  readonly lines: () => readonly string[];
  readonly close: () => Promise<void>;
};

const TOLD_MAX = 20;

/**
 * Counts refused rows without keeping them; `file` gets each of them as CSV.
 * @throws UnreadableFile when the file cannot be written, or is the file of the sales (`input`) itself.
 */
export async function refusals(file?: string, input?: string): Promise<Refusals> {
  const first: RefusedRow[] = [];
  const counts = new Map<string, number>();
  const out = file === undefined ? undefined : await opened(file, input);
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

async function opened(file: string, input: string | undefined): Promise<WriteStream> {
  if (input !== undefined && (await isSameFile(file, input))) {
    throw new UnreadableFile(
      `Expected --refused to be another file than the sales, got ${file} for both: name a new one.`,
    );
  }
  try {
    // The stream keeps the handle alive. A handle without a reference is closed when it is collected, and the stream
    // then writes to a closed file (EBADF).
    const out = (await open(file, 'w')).createWriteStream();
    // `close` reports the error, once: a full disk must not end a replay in the middle of a sale.
    out.on('error', () => undefined);
    out.write('line,reason,came\n');
    return out;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UnreadableFile(
      `Expected --refused to be a file that can be written, but it is not (${why}): name another one.`,
    );
  }
}

/** Compares real paths, so that a link or another spelling of a path is found. */
async function isSameFile(one: string, other: string): Promise<boolean> {
  const paths = await Promise.all([one, other].map((path) => realpath(path).catch(() => undefined)));
  return paths[0] !== undefined && paths[0] === paths[1];
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
