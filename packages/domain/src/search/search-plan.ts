import { fillerWords, searchAliases } from '../catalogue/search-aliases.table.ts';
import { searchLimits } from '../config/search.ts';
import { isCodeLike, searchWords } from './search-words.ts';
import { editsAllowed, typingErrors } from './spelling.ts';

/** One reading of a typed word: names that have all of these words, or a term of a filter. */
export type Reading = {
  readonly words: readonly string[];
  /** The last word may go on: "jord" is in "jordan". */
  readonly isPrefix: boolean;
  /** A term such as `category=shoes` in place of words. */
  readonly term: string | null;
  /** The distance from the typed word; 0 is the word itself. */
  readonly cost: number;
};

/** The readings of one or more typed words, of which a document needs one. */
export type Slot = {
  readonly typed: string;
  readonly readings: readonly Reading[];
  /** A word like "the", which may be missing. */
  readonly isOptional: boolean;
};

export type SearchPlan = { readonly slots: readonly Slot[]; readonly words: readonly string[] };

/** Facts about words, from the spelling table. */
export type WordFacts = {
  /** The number of documents with a word; 0 or absent for none. */
  readonly frequency: ReadonlyMap<string, number>;
  /** True when a word of a name begins with the last typed word. */
  readonly isLastPrefix: boolean;
};

/** Words of the spelling table that a misspelled word may stand for, by the misspelled word. */
export type Corrections = ReadonlyMap<string, readonly { readonly word: string; readonly frequency: number }[]>;

/** A split into single letters ("bluet" is "blue t") is less likely than a typing error. */
const costs = { plural: 1, join: 1, alias: 1, prefix: 2, split: 2, error: 4, letterSplit: 5 } as const;

/** Returns the words of a keyword that count, in their order. "nb990" is a nickname and a number. */
export function keywordWords(keyword: string): string[] {
  return searchWords(keyword).flatMap(withoutNickname).slice(0, searchLimits.words);
}

function withoutNickname(word: string): string[] {
  const [, nickname = '', number = ''] = /^([a-z]{2,})(\d{1,4})$/.exec(word) ?? [];
  return searchAliases.has(nickname) && !searchAliases.has(word) ? [nickname, number] : [word];
}

const PARTS_MAX = 3;

/** Returns every word whose frequency a plan needs at first: typed words, their plurals, joins and aliases. */
export function wordsToLookUp(words: readonly string[]): string[] {
  const joins = words.flatMap((_, index) => [2, 3].map((count) => words.slice(index, index + count).join('')));
  const readings = words.flatMap((_, index) =>
    [1, 2, 3].flatMap((count) => searchAliases.get(words.slice(index, index + count).join(' '))?.readings.flat() ?? []),
  );
  return [...new Set([...words, ...words.flatMap(pluralsOf), ...joins, ...readings])];
}

/** Returns every part that a word might be split into; looked up for words that no name has. */
export function partsOf(word: string): string[] {
  if (word.length < 4 || word.length > 24) return [];
  const starts = Array.from(word, (_, index) => index);
  return starts
    .flatMap((from) => starts.slice(from).map((last) => word.slice(from, last + 1)))
    .filter((part) => part !== word);
}

function pluralsOf(word: string): string[] {
  if (word.length < 3 || /\d/.test(word)) return [];
  return word.endsWith('es')
    ? [word.slice(0, -1), word.slice(0, -2)]
    : word.endsWith('s')
      ? [word.slice(0, -1)]
      : [`${word}s`, `${word}es`];
}

/** Returns the typed words that no name has: those to look up corrections for. */
export function unknownWords(words: readonly string[], facts: WordFacts): string[] {
  return words.filter((word, index) => {
    const isCompleted = index === words.length - 1 && facts.isLastPrefix;
    return (
      !isKnown(word, facts) && !isCompleted && !searchAliases.has(word) && !isCodeLike(word) && editsAllowed(word) > 0
    );
  });
}

const isKnown = (word: string, { frequency }: WordFacts): boolean => (frequency.get(word) ?? 0) > 0;

/**
 * Returns the plan of a search: for each typed word, or group of words that make one, its readings.
 */
export function searchPlan(
  words: readonly string[],
  facts: WordFacts,
  { corrections = new Map(), isWide = false }: PlanOptions = {},
): SearchPlan {
  const slots: Slot[] = [];
  for (let index = 0; index < words.length; ) {
    const count = groupAt(words, index, facts);
    const isLast = index + count === words.length;
    slots.push(slotOf(words.slice(index, index + count), { isLast, facts, corrections, isWide }));
    index += count;
  }
  const needed = slots.some(({ isOptional }) => !isOptional);
  return { slots: needed ? slots : slots.map((slot) => ({ ...slot, isOptional: false })), words };
}

export type PlanOptions = {
  /** The words that were looked up for misspelled ones. */
  readonly corrections?: Corrections;
  /** True when nothing was found with the words as typed: numbers may then be begun, too. */
  readonly isWide?: boolean;
};

type SlotOptions = {
  readonly isLast: boolean;
  readonly facts: WordFacts;
  readonly corrections: Corrections;
  readonly isWide: boolean;
};

/** The number of typed words from here on that are one: an alias of words, or a word that was typed in pieces. */
function groupAt(words: readonly string[], index: number, facts: WordFacts): number {
  for (const count of [3, 2]) {
    const group = words.slice(index, index + count);
    if (group.length < count) continue;
    if (searchAliases.has(group.join(' '))) return count;
    if (isKnown(group.join(''), facts)) return count;
  }
  return 1;
}

function slotOf(group: readonly string[], { isLast, facts, corrections, isWide }: SlotOptions): Slot {
  const typed = group.join(' ');
  const alias = searchAliases.get(typed);
  const readings: Reading[] = [words(group, 0)];
  if (alias?.term) readings.push({ words: [], isPrefix: false, term: alias.term, cost: costs.alias });
  for (const reading of alias?.readings ?? []) readings.push(words(reading, costs.alias));
  const joined = group.join('');
  if (group.length > 1 && isKnown(joined, facts)) readings.push(words([joined], costs.join));
  const [word = ''] = group;
  if (group.length === 1) {
    for (const plural of pluralsOf(word)) if (isKnown(plural, facts)) readings.push(words([plural], costs.plural));
    for (const correction of correctionsOf(word, corrections)) readings.push(correction);
    if (!isKnown(word, facts) || corrections.has(word)) {
      const parts = splitOf(word, facts);
      if (parts !== null)
        readings.push(words(parts, parts.some((part) => /^[^\d]$/.test(part)) ? costs.letterSplit : costs.split));
    }
  }
  const isNumber = /^\d+$/.test(word) && isKnown(word, facts) && !isWide;
  if (isLast && joined.length > 1 && !isNumber)
    readings.push({ words: group, isPrefix: true, term: null, cost: costs.prefix });
  return { typed, readings, isOptional: fillerWords.has(typed) };
}

const words = (list: readonly string[], cost: number): Reading => ({ words: list, isPrefix: false, term: null, cost });

/** Corrections with the fewest errors, the more common words first. */
function correctionsOf(word: string, corrections: Corrections): Reading[] {
  const max = editsAllowed(word);
  return (corrections.get(word) ?? [])
    .map(({ word: other, frequency }) => ({ other, frequency, errors: typingErrors(word, other, max) }))
    .filter(({ errors }) => errors > 0 && errors <= max)
    .sort((a, b) => a.errors - b.errors || b.frequency - a.frequency)
    .slice(0, searchLimits.corrections)
    .map(({ other, errors }) => words([other], costs.error * errors));
}

/** The best way to part a word into words of names: the fewest parts, then those that are most common. */
function splitOf(word: string, facts: WordFacts): readonly string[] | null {
  type Way = { readonly parts: readonly string[]; readonly rarest: number };
  const ways: (Way | null)[] = [{ parts: [], rarest: Number.POSITIVE_INFINITY }];
  for (let end = 1; end <= word.length; end += 1) {
    let best: Way | null = null;
    for (let start = 0; start < end; start += 1) {
      const before = ways[start] ?? null;
      const part = word.slice(start, end);
      if (before === null || part === word || !isKnown(part, facts) || before.parts.length >= PARTS_MAX) continue;
      const way = { parts: [...before.parts, part], rarest: Math.min(before.rarest, facts.frequency.get(part) ?? 0) };
      if (
        best === null ||
        way.parts.length < best.parts.length ||
        (way.parts.length === best.parts.length && way.rarest > best.rarest)
      )
        best = way;
    }
    ways.push(best);
  }
  const parts = ways[word.length]?.parts;
  return parts === undefined || parts.length < 2 ? null : parts;
}
