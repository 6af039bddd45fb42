import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { parse } from 'csv-parse/sync';

/** One record of a CSV file, or a broken line. `line` is where it begins; the file's first line is 1. */
export type CsvRecord = { readonly line: number } & (
  | { readonly ok: true; readonly fields: readonly string[] }
  | { readonly ok: false; readonly came: string }
);

/** `input` gives text: its encoding is set. */
export type CsvForm = { readonly input: Readable; readonly delimiter: string };

/**
 * A field with more line breaks than this has a quote that nobody closed; without a limit it would swallow the file.
 */
const LINES_OF_A_RECORD_MAX = 20;

/**
 * Reads a CSV file record by record, with any line ends, also mixed. A broken line (text behind a closing quote, or a
 * quote that is never closed) costs itself alone: reading goes on with the line after it. csv-parse by itself goes on
 * at the next chunk: one broken line of 20,000 lost 10,000.
 */
export async function* readRecords({ input, delimiter }: CsvForm): AsyncGenerator<CsvRecord> {
  const lines = createInterface({
    input,
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  let number = 0;
  /** Lines of a record whose quote is not closed yet. */
  let open: string[] = [];
  for await (const text of lines) {
    number += 1;
    open.push(number === 1 ? text.replace(/^\uFEFF/, '') : text);
    yield* recordsIn(false);
  }
  yield* recordsIn(true);

  function* recordsIn(isEnd: boolean): Generator<CsvRecord> {
    while (open.length > 0) {
      const line = number - open.length + 1;
      const fields = fieldsOf(open.join('\n'), delimiter);
      if (fields === 'unclosed' && !isEnd && open.length < LINES_OF_A_RECORD_MAX) return;
      if (typeof fields === 'string') {
        yield { ok: false, line, came: open[0] ?? '' };
        open = open.slice(1);
        yield* retried(line + 1);
        continue;
      }
      if (fields.length > 0) yield { ok: true, line, fields };
      open = [];
    }
  }

  /** Reads the lines behind a refused line again, each as the beginning of a record. */
  function* retried(from: number): Generator<CsvRecord> {
    let line = from;
    while (open.length > 1) {
      const fields = fieldsOf(open[0] ?? '', delimiter);
      if (fields === 'unclosed') return;
      if (typeof fields === 'string') yield { ok: false, line, came: open[0] ?? '' };
      else if (fields.length > 0) yield { ok: true, line, fields };
      open = open.slice(1);
      line += 1;
    }
  }
}

/** Returns the fields of a record, none for an empty line. */
function fieldsOf(text: string, delimiter: string): readonly string[] | 'unclosed' | 'broken' {
  try {
    const records: string[][] = parse(text, { delimiter, relax_quotes: true, trim: true, skip_empty_lines: true });
    return records[0] ?? [];
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'unclosed' : 'broken';
  }
}
