import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { UnreadableFile } from '@suki/replay/match-columns';

export type CsvFile = {
  readonly input: Readable;
  readonly delimiter: string;
  /** The part of the file that was read, from 0 to 1. */
  readonly share: () => number;
};

/** The first bytes of a gzip file. */
const gzipMark = [0x1f, 0x8b];

/**
 * Opens a CSV file for reading in pieces, packed with gzip or plain; the file's bytes tell which, not its name. UTF-8,
 * unless a byte order mark says UTF-16, as spreadsheets write it.
 * @throws UnreadableFile when the file is missing or empty.
 */
export async function openCsv(path: string): Promise<CsvFile> {
  try {
    const { size } = await stat(path);
    const [first, second] = await head(createReadStream(path, { end: 1 }));
    const isPacked = first === gzipMark[0] && second === gzipMark[1];
    const raw = createReadStream(path);
    const bytes = (from: Readable): Readable => (isPacked ? from.pipe(createGunzip()) : from);
    const start = await head(bytes(createReadStream(path)));
    const encoding = start[0] === 0xff && start[1] === 0xfe ? 'utf16le' : 'utf8';
    const input = bytes(raw);
    // A broken file ends the reading of its rows; piping alone would leave the reader waiting.
    if (input !== raw) raw.on('error', (error) => input.destroy(error));
    input.setEncoding(encoding);
    const header = start.toString(encoding).split(/\r\n|\n|\r/, 1)[0] ?? '';
    return { input, delimiter: delimiterOf(header), share: () => (size === 0 ? 1 : raw.bytesRead / size) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UnreadableFile(`Expected a CSV file at ${path}, but it cannot be read (${why}): check the path.`);
  }
}

/** Returns the first piece of a stream and closes it. */
async function head(from: Readable): Promise<Buffer> {
  for await (const piece of from) return piece as Buffer;
  return Buffer.alloc(0);
}

/** Finds the separator that stands most often in the header outside of quotes; column names rarely contain one. */
function delimiterOf(header: string): string {
  const outside = header.replaceAll(/"[^"]*"/g, '');
  const count = (separator: string): number => outside.split(separator).length;
  return [',', ';', '\t', '|'].reduce((best, each) => (count(each) > count(best) ? each : best));
}
