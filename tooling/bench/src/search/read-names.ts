import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { openCsv } from '@suki/catalogue/open-csv';
import { parse } from 'csv-parse';

/** One row of a catalogue file, as search needs it. */
export type NamedRow = {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly model: string;
  readonly colorway: string;
  readonly styleCode: string;
};

/** Names of columns in the files that catalogues are exchanged in; those of a list are joined. */
const columns = {
  name: [['name'], ['productDisplayName'], ['title'], ['Designer', 'Model', 'Color', 'Material']],
  brand: [['brand'], ['Designer'], ['vendor']],
  model: [['model'], ['articleType'], ['Model']],
  colorway: [['colorway'], ['baseColour'], ['Color'], ['colour'], ['color']],
  styleCode: [['style_code'], ['styleCode'], ['sku']],
} as const;

/** Reads the rows of a CSV file; a row without a name is left out. */
export async function readNames(path: string): Promise<readonly NamedRow[]> {
  const { input, delimiter } = await openCsv(path);
  const rows: NamedRow[] = [];
  const parser = input.pipe(
    parse({ columns: true, delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: true }),
  );
  for await (const row of parser as AsyncIterable<Readonly<Record<string, string>>>) {
    const field = (choices: readonly (readonly string[])[]) => {
      const names = choices.find(([first = '']) => (row[first] ?? '') !== '') ?? [];
      return names
        .map((name) => row[name] ?? '')
        .filter((text) => text !== 'NA')
        .join(' ')
        .trim();
    };
    const name = field(columns.name);
    if (name === '') continue;
    const id = `itm_${createHash('sha256')
      .update(`${basename(path)} ${rows.length}`)
      .digest('hex')
      .slice(0, 26)}`;
    rows.push({
      id,
      name,
      brand: field(columns.brand),
      model: field(columns.model),
      colorway: field(columns.colorway),
      styleCode: field(columns.styleCode),
    });
  }
  return rows;
}
