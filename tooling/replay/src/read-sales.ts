import { open } from 'node:fs/promises';
import type { Centavos } from '@suki/domain/money/centavos';
import { neededFields, type SaleField } from './columns.table.ts';
import { type Columns, matchColumns, UnreadableFile } from './match-columns.ts';
import { readDate, type SaleDate } from './read-date.ts';
import { readPrice } from './read-price.ts';
import { readRecords } from './read-records.ts';
import type { RefusedRow } from './refusals.ts';

/** One sale of the file. */
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
  /** Columns that the person has named. */
  readonly named: ReadonlyMap<SaleField, string>;
  /** Pesos for one of the file's money. */
  readonly rate: number;
  readonly refuse: (row: RefusedRow) => void;
};

/** As much of the file as certainly holds its header. */
const HEAD_BYTES = 4_096;
/** What a refusal repeats of a line. */
const CAME_MAX = 200;

/**
 * Reads the sales of a CSV file one after the other, whatever its separator (comma, semicolon, tab, bar), quotes, line ends or byte order mark. A row that
 * is none is refused and the next one read (`read-records.ts`).
 * @throws UnreadableFile when the file or one of its columns is not there.
 */
export async function* readSales({ path, named, rate, refuse }: ReadOptions): AsyncGenerator<Sale> {
  const { text: head, encoding } = await headOf(path);
  let columns: Columns | undefined;
  for await (const record of readRecords({ path, delimiter: delimiterOf(head), encoding })) {
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

/** The first line, and how the file is written: UTF-8 unless its byte order mark says UTF-16, as spreadsheets write it. */
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

/** The separator that stands most often in the header outside of quotes; names of columns hold hardly any of them. */
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
  // PostgreSQL has no text with a NUL in it.
  if (record.some((field) => field.includes('\0')))
    return void refuse({ line, reason: 'the line holds a NUL', came: '' });
  const date = readDate(text('date'));
  if (!date.ok) return void refuse({ line, reason: date.reason, came: date.came });
  const price = readPrice(text('price'), rate);
  if (!price.ok) return void refuse({ line, reason: price.reason, came: price.came });
  const [item, size, region, brand] = [text('item'), text('size'), text('region'), text('brand')];
  return { line, ...date.value, price: price.value, item, size, region, brand: brand === '' ? null : brand };
}
