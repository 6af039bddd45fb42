import { columnNames, type ItemField, itemFields, type RowTexts } from '@suki/api/item-rows/fields.table';
import { UnreadableFile } from '@suki/replay/match-columns';

/** Columns and constants that a person has named. */
export type Naming = {
  /** Columns by field; several joined with + make one text. */
  readonly columns: ReadonlyMap<ItemField, string>;
  /** Texts by field for rows in which the field is empty. */
  readonly defaults: ReadonlyMap<ItemField, string>;
};

/** Reads the texts of a record's fields. */
export type TextsOf = (record: readonly string[]) => RowTexts;

/**
 * Finds the columns of a file by their names, in any order, case, spacing and punctuation; named columns win, and each
 * field without a column has its default.
 * @throws UnreadableFile when a named column is missing, or no column is the name of the item.
 */
export function matchColumns(header: readonly string[], { columns, defaults }: Naming): TextsOf {
  const places = new Map<ItemField, readonly number[]>();
  for (const field of itemFields) {
    const wanted = columns.get(field);
    const found = wanted === undefined ? guessed(header, field) : placesOf(wanted, field, header);
    if (found.length > 0) places.set(field, found);
  }
  if (!places.has('name')) {
    throw new UnreadableFile(
      `Expected a column for the name, but the file has ${listed(header)}: name the right one, as in --map "name=Name of its column".`,
    );
  }
  return (record) => {
    const text = (field: ItemField): string => {
      const joined = (places.get(field) ?? []).map((place) => record[place] ?? '').filter(isTold);
      return joined.length > 0 ? joined.join(' ') : (defaults.get(field) ?? '');
    };
    return Object.fromEntries(itemFields.map((field) => [field, text(field)])) as RowTexts;
  };
}

/** Files write NA into the columns of a joined name. */
const isTold = (text: string): boolean => text !== '' && text !== 'NA';

function placesOf(wanted: string, field: ItemField, header: readonly string[]): readonly number[] {
  const whole = placeOf(wanted, header);
  const parts = whole === -1 ? wanted.split('+').map((part) => placeOf(part.trim(), header)) : [whole];
  if (parts.includes(-1)) {
    throw new UnreadableFile(
      `Expected a column "${wanted}" (--map ${field}=…), but the file has ${listed(header)}: name one of these.`,
    );
  }
  return parts;
}

function placeOf(wanted: string, header: readonly string[]): number {
  const exact = header.findIndex((name) => name.trim() === wanted);
  return exact === -1 && bare(wanted) !== '' ? header.findIndex((name) => bare(name) === bare(wanted)) : exact;
}

function guessed(header: readonly string[], field: ItemField): readonly number[] {
  const bareNames = header.map(bare);
  const place = columnNames[field].map((name) => bareNames.indexOf(name)).find((each) => each !== -1);
  return place === undefined ? [] : [place];
}

function listed(header: readonly string[]): string {
  return header.length === 0 ? 'no header' : header.map((name) => `"${name.trim()}"`).join(', ');
}

/** Removes differences of spelling: case, spaces, punctuation. */
function bare(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
