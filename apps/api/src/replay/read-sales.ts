import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import type { Centavos } from '@suki/domain/money/centavos';
import { type CsvError, parse } from 'csv-parse';
import { neededFields, type SaleField } from './columns.table.ts';
import { type Columns, matchColumns, UnreadableFile } from './match-columns.ts';
import { readDate, type SaleDate } from './read-date.ts';
import { readPrice } from './read-price.ts';
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
type ParsedRecord = { readonly record: readonly string[]; readonly info: { readonly lines: number } };

/**
 * Reads the sales of a CSV file one after the other, whatever its separator (comma, semicolon, tab, bar), quotes, line ends or byte order mark. A row that
 * is none is refused and the next one read.
 * @throws UnreadableFile when the file or one of its columns is not there.
 */
export async function* readSales({ path, named, rate, refuse }: ReadOptions): AsyncGenerator<Sale> {
  const delimiter = delimiterOf(await headOf(path));
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
    skip_records_with_error: true,
    on_skip: (error: CsvError | undefined) => {
      if (error !== undefined) refuse({ line: Number(error.lines ?? 0), reason: 'the line is not CSV', came: '' });
    },
  });
  pipeline(createReadStream(path), parser, () => undefined);
  let columns: Columns | undefined;
  for await (const { record, info } of parser as AsyncIterable<ParsedRecord>) {
    if (columns === undefined) {
      columns = matchColumns(record, named);
      continue;
    }
    const sale = saleOf({ record, columns, line: info.lines, rate }, refuse);
    if (sale !== undefined) yield sale;
  }
  if (columns === undefined)
    throw new UnreadableFile(`Expected a header and sales in ${path}, but it is empty: give a CSV file.`);
}

async function headOf(path: string): Promise<string> {
  try {
    const file = await open(path);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
      return buffer.toString('utf8', 0, bytesRead).split(/\r?\n/, 1)[0] ?? '';
    } finally {
      await file.close();
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UnreadableFile(`Expected a CSV file at ${path}, but it cannot be read (${why}): check the path.`);
  }
}

/** The separator that stands most often in the header; names of columns hold hardly any of them. */
function delimiterOf(header: string): string {
  const count = (separator: string): number => header.split(separator).length;
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
  const date = readDate(text('date'));
  if (!date.ok) return void refuse({ line, reason: date.reason, came: date.came });
  const price = readPrice(text('price'), rate);
  if (!price.ok) return void refuse({ line, reason: price.reason, came: price.came });
  const [item, size, region, brand] = [text('item'), text('size'), text('region'), text('brand')];
  return { line, ...date.value, price: price.value, item, size, region, brand: brand === '' ? null : brand };
}
