import type { Reading, SearchPlan, Slot } from '@suki/domain/search/search-plan';

/** A word or term as PostgreSQL reads it in a `tsquery`. */
const quoted = (term: string): string => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

const every = (parts: readonly string[]): string => parts.join(' & ');
const some = (parts: readonly string[]): string => (parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' | ')})`);

function readingText({ words, isPrefix, term }: Reading): string {
  if (term !== null) return quoted(term);
  const last = words.length - 1;
  const texts = words.map((word, index) => `${quoted(word)}${isPrefix && index === last ? ':*' : ''}`);
  return texts.length === 1 ? (texts[0] ?? '') : `(${every(texts)})`;
}

const slotText = ({ readings }: Slot): string => some([...new Set(readings.map(readingText))]);

/** Every choice of `count` of the entries. */
function choices<Entry>(entries: readonly Entry[], count: number): Entry[][] {
  if (count === 0) return [[]];
  return entries.flatMap((entry, index) =>
    choices(entries.slice(index + 1), count - 1).map((rest) => [entry, ...rest]),
  );
}

export type QueryTextOptions = {
  /** For each filter the terms of its values, of which a document needs one. */
  readonly filters: readonly (readonly string[])[];
  /** The number of typed words that a document may lack. */
  readonly missing?: number;
  /** True when words like "the" must be there too. */
  readonly needsFillers?: boolean;
};

/**
 * Returns the `tsquery` of a plan with its filters; null when it asks for nothing, which finds everything. A keyword
 * that is one style code, typed with spaces or hyphens anywhere, is looked for as a whole too.
 */
export function searchQueryText(
  { slots, words }: SearchPlan,
  { filters, missing = 0, needsFillers = false }: QueryTextOptions,
): string | null {
  const needed = slots.filter(({ isOptional }) => needsFillers || !isOptional);
  const code = words.join('');
  const isCode = words.length > 1 && missing === 0 && code.length >= CODE_LENGTH_MIN && /\d/.test(code);
  const found = some([
    ...choices(needed, Math.max(1, needed.length - missing)).map((slotsNeeded) => every(slotsNeeded.map(slotText))),
    ...(isCode && needed.length > 0 ? [`${quoted(code)}:*`] : []),
  ]);
  const narrowed = filters.filter((values) => values.length > 0).map((values) => some(values.map(quoted)));
  const text = every([...(needed.length === 0 ? [] : [`(${found})`]), ...narrowed]);
  return text === '' ? null : text;
}

const CODE_LENGTH_MIN = 5;
