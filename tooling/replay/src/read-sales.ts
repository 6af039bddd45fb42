import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Centavos } from '@suki/domain/money/centavos';
import { neededFields, type SaleField } from './columns.table.ts';
import { type Columns, matchColumns, UnreadableFile } from './match-columns.ts';
import { readDate, type SaleDate } from './read-date.ts';
import { readPrice } from './read-price.ts';
import { readRecords } from './read-records.ts';
import type { RefusedRow } from './refusals.ts';

export type Sale = SaleDate & {
  readonly line: number;
  readonly item: string;
  readonly brand: string | null;
  readonly size: string;
  readonly region: string;
  readonly price: Centavos;
};

export type ReadOptions = {
  readonly path: string;
  /** Columns that the person has named with `--map`. */
  readonly named: ReadonlyMap<SaleField, string>;
  /** Pesos for one unit of the file's currency. */
  readonly rate: number;
  readonly refuse: (row: RefusedRow) => void;
};

/** Bytes at the beginning of a file that certainly hold its header. */
const HEAD_BYTES = 4_096;
/** Characters of a line that a refusal repeats. */
const CAME_MAX = 200;

/**
 * Reads the sales of a CSV file one after the other, with any separator (comma, semicolon, tab, bar), quotes, line
 * ends and byte order mark. A broken row is refused, and reading goes on with the next one (`read-records.ts`).
 * @throws UnreadableFile when the file or one of its columns is missing.
 */
export async function* readSales({ path, named, rate, refuse }: ReadOptions): AsyncGenerator<Sale> {
  const { text: head, encoding } = await headOf(path);
  let columns: Columns | undefined;
  for await (const record of readRecords({
    input: createReadStream(path, { encoding }),
    delimiter: delimiterOf(head),
  })) {
    const { line } = record;
    if (!record.ok) {
      refuse({ line, reason: 'the line is not CSV', came: record.came.slice(0, CAME_MAX) });
    } else if (columns === undefined) {
      columns = matchColumns(record.fields, named);
    } else {
      const sale = saleOf({ record: record.fields, columns, line, rate }, refuse);
      if (sale !== undefined) yield sale;
    }
  }
  if (columns === undefined)
    throw new UnreadableFile(`Expected a header and sales in ${path}, but it is empty: give a CSV file.`);
}

type Head = { readonly text: string; readonly encoding: 'utf8' | 'utf16le' };

/** Reads the first line and the encoding: UTF-8, unless a byte order mark says UTF-16, as spreadsheets write it. */
async function headOf(path: string): Promise<Head> {
  try {
    const file = await open(path);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
      const encoding = buffer[0] === 0xff && buffer[1] === 0xfe ? 'utf16le' : 'utf8';
      const text = buffer.toString(encoding, 0, bytesRead).split(/\r\n|\n|\r/, 1)[0] ?? '';
      return { text, encoding };
    } finally {
      await file.close();
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UnreadableFile(`Expected a CSV file at ${path}, but it cannot be read (${why}): check the path.`);
  }
}

/** Finds the separator that stands most often in the header outside of quotes; column names rarely contain one. */
function delimiterOf(header: string): string {
  const outside = header.replaceAll(/"[^"]*"/g, '');
  const count = (separator: string): number => outside.split(separator).length;
  return [',', ';', '\t', '|'].reduce((best, each) => (count(each) > count(best) ? each : best));
}

type Row = {
  readonly record: readonly string[];
  readonly columns: Columns;
  readonly line: number;
  readonly rate: number;
};

function saleOf({ record, columns, line, rate }: Row, refuse: ReadOptions['refuse']): Sale | undefined {
  const text = (field: SaleField): string => record[columns[field] ?? -1] ?? '';
  const missing = neededFields.find((field) => text(field) === '');
  if (missing !== undefined) return void refuse({ line, reason: `the ${missing} is missing`, came: '' });
  // PostgreSQL stores no NUL in a text.
  if (record.some((field) => field.includes('\0')))
    return void refuse({ line, reason: 'the line holds a NUL', came: '' });
  const date = readDate(text('date'));
  if (!date.ok) return void refuse({ line, reason: date.reason, came: date.came });
  const price = readPrice(text('price'), rate);
  if (!price.ok) return void refuse({ line, reason: price.reason, came: price.came });
  const [item, size, region, brand] = [text('item'), text('size'), text('region'), text('brand')];
  return { line, ...date.value, price: price.value, item, size, region, brand: brand === '' ? null : brand };
}
