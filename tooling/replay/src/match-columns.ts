import { columnExamples, columnNames, neededFields, type SaleField, saleFields } from './columns.table.ts';

/** The position of each field in a record, from 0. */
export type Columns = Readonly<Partial<Record<SaleField, number>>>;

/** Thrown for a file that cannot be replayed at all; the message says what was expected, what came and what to do. */
export class UnreadableFile extends Error {}

/**
 * Finds the columns of a file by their names, in any order, case, spacing and punctuation. Columns that the person
 * has named with `--map` win.
 * @throws UnreadableFile when a needed column is missing.
 */
export function matchColumns(header: readonly string[], named: ReadonlyMap<SaleField, string> = new Map()): Columns {
  const found: Partial<Record<SaleField, number>> = {};
  const taken = new Set<number>();
  for (const field of saleFields) {
    const wanted = named.get(field);
    const place = wanted === undefined ? guess(header, field, taken) : placeOf(wanted, field, header);
    if (place === -1) continue;
    found[field] = place;
    taken.add(place);
  }
  const missing = neededFields.filter((field) => found[field] === undefined);
  if (missing.length > 0) throw new UnreadableFile(sentenceAbout(missing, header));
  return found;
}

/**
 * Finds the column that the person has named: by its exact name, else the only column whose name differs in case,
 * spaces and punctuation alone.
 */
function placeOf(wanted: string, field: SaleField, header: readonly string[]): number {
  const exact = header.findIndex((name) => name.trim() === wanted);
  if (exact !== -1) return exact;
  const alike = header.flatMap((name, place) => (bare(name) === bare(wanted) ? [place] : []));
  const [place] = bare(wanted) === '' ? [] : alike;
  if (place === undefined || alike.length > 1) {
    const problem = alike.length > 1 && place !== undefined ? `has ${alike.length} of them in` : 'has';
    throw new UnreadableFile(
      `Expected a column "${wanted}" (--map ${field}=…), but the file ${problem} ${listed(header)}: name one of these.`,
    );
  }
  return place;
}

function guess(header: readonly string[], field: SaleField, taken: ReadonlySet<number>): number {
  const bareNames = header.map(bare);
  for (const name of columnNames[field]) {
    const place = bareNames.findIndex((candidate, index) => candidate === name && !taken.has(index));
    if (place !== -1) return place;
  }
  return -1;
}

function sentenceAbout(missing: readonly SaleField[], header: readonly string[]): string {
  const wanted = missing.map((field) => `${field} (like "${columnExamples[field]}")`).join(', ');
  const example = missing.map((field) => `--map "${field}=Name of its column"`).join(' ');
  return `Expected a column for each of ${wanted}, but the file has ${listed(header)}: name the right ones, as in ${example}.`;
}

function listed(header: readonly string[]): string {
  return header.length === 0 ? 'no header' : header.map((name) => `"${name.trim()}"`).join(', ');
}

/** Removes differences of spelling: case, spaces, punctuation. */
function bare(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
