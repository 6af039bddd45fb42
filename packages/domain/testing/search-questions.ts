import { isCodeLike, searchWords } from '../src/search/search-words.ts';

/*
 * Questions about a catalogue whose one right answer is known: words of an item's name that no other item has together,
 * typed as people type them. Written before the search was tuned, and used for any catalogue.
 */

export const questionKinds = [
  'as named',
  'misspelled',
  'joined',
  'split',
  'other order',
  'begun',
  'style code',
  'accents',
] as const;
export type QuestionKind = (typeof questionKinds)[number];
export type SearchQuestion = { readonly kind: QuestionKind; readonly keyword: string; readonly itemId: string };
export type QuestionedItem = { readonly id: string; readonly name: string; readonly styleCode: string | null };

/** A repeatable source of numbers from 0 up to 1 (mulberry32). */
export function seededChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const WORDS_MIN = 2;
const WORDS_MAX = 6;

/** Returns up to `perKind` questions of each kind over the names and style codes of a catalogue. */
export function searchQuestions(
  items: readonly QuestionedItem[],
  { perKind, seed }: { readonly perKind: number; readonly seed: number },
): SearchQuestion[] {
  const chance = seededChance(seed);
  const known = knownWords(items);
  const questions: SearchQuestion[] = [];
  const shuffled = items
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((item) => ({ item, at: chance() }))
    .sort((a, b) => a.at - b.at);
  for (const kind of questionKinds) {
    let count = 0;
    for (const { item } of shuffled) {
      if (count === perKind) break;
      const keyword = kind === 'style code' ? typedCode(item, known, chance) : typedName(kind, item, known, chance);
      if (keyword === null) continue;
      questions.push({ kind, keyword, itemId: item.id });
      count += 1;
    }
    shuffled.push(...shuffled.splice(0, Math.floor(shuffled.length / 3)));
  }
  return questions;
}

type Known = {
  readonly holders: ReadonlyMap<string, ReadonlySet<string>>;
  readonly codes: ReadonlyMap<string, number>;
};

function knownWords(items: readonly QuestionedItem[]): Known {
  const holders = new Map<string, Set<string>>();
  const codes = new Map<string, number>();
  for (const { id, name, styleCode } of items) {
    for (const word of searchWords(name)) holders.set(word, (holders.get(word) ?? new Set()).add(id));
    if (styleCode !== null) {
      const code = searchWords(styleCode).join('');
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
  }
  return { holders, codes };
}

/** The only item whose name has all of these words, the last perhaps only begun. */
function answerOf(words: readonly string[], { holders }: Known, begun?: string): string | null {
  const sets = words.map((word) => holders.get(word) ?? new Set<string>());
  if (begun !== undefined)
    sets.push(new Set([...holders].flatMap(([word, ids]) => (word.startsWith(begun) ? [...ids] : []))));
  const [first = new Set<string>(), ...rest] = sets.toSorted((a, b) => a.size - b.size);
  const ids = [...first].filter((id) => rest.every((set) => set.has(id)));
  return ids.length === 1 ? (ids[0] ?? null) : null;
}

function typedName(kind: QuestionKind, item: QuestionedItem, known: Known, chance: () => number): string | null {
  const all = searchWords(item.name);
  const words = fewWords(all, item.id, known, chance);
  if (words === null) return null;
  const places = words.map((_, index) => index).sort(() => chance() - 0.5);
  switch (kind) {
    case 'as named':
      return words.join(' ');
    case 'other order': {
      const other = words.toSorted(() => chance() - 0.5);
      return other.join(' ') === words.join(' ') ? words.toReversed().join(' ') : other.join(' ');
    }
    case 'misspelled': {
      const place = places.find((index) => /^[a-z]{4,}$/.test(words[index] ?? ''));
      if (place === undefined) return null;
      const wrong = misspelled(words[place] ?? '', chance);
      return known.holders.has(wrong) ? null : words.with(place, wrong).join(' ');
    }
    case 'joined': {
      const place = places.find(
        (index) => index > 0 && all.indexOf(words[index] ?? '') === all.indexOf(words[index - 1] ?? '') + 1,
      );
      if (place === undefined) return null;
      const joined = `${words[place - 1]}${words[place]}`;
      return known.holders.has(joined) || isCodeLike(joined)
        ? null
        : [...words.slice(0, place - 1), joined, ...words.slice(place + 1)].join(' ');
    }
    case 'split': {
      const place = places.find((index) => /^[a-z]{5,}$/.test(words[index] ?? ''));
      if (place === undefined) return null;
      const word = words[place] ?? '';
      const at = 2 + Math.floor(chance() * (word.length - 3));
      return [...words.slice(0, place), word.slice(0, at), word.slice(at), ...words.slice(place + 1)].join(' ');
    }
    case 'begun': {
      const last = words.at(-1) ?? '';
      const begun = last.slice(0, Math.max(3, Math.ceil(last.length * 0.6)));
      if (begun === last || answerOf(words.slice(0, -1), known, begun) !== item.id) return null;
      return [...words.slice(0, -1), begun].join(' ');
    }
    case 'accents': {
      const place = places.find((index) => /[aeiou]/.test(words[index] ?? ''));
      if (place === undefined) return null;
      return words
        .with(
          place,
          (words[place] ?? '').replace(/[aeiou]/, (vowel) => `${vowel}\u0301`.normalize('NFC')),
        )
        .join(' ');
    }
    default:
      return null;
  }
}

/** A few words of a name, in their order, that no other name has together; null when there are none. */
function fewWords(all: readonly string[], id: string, known: Known, chance: () => number): string[] | null {
  if (answerOf(all, known) !== id) return null;
  let words = [...new Set(all)];
  const order = words.toSorted(() => chance() - 0.5);
  for (const word of order) {
    if (words.length <= WORDS_MIN || (words.length <= WORDS_MAX && chance() < 0.4)) continue;
    const fewer = words.filter((other) => other !== word);
    if (answerOf(fewer, known) === id) words = fewer;
  }
  return words.length < WORDS_MIN ? null : words;
}

/** One typing error: neighbours swapped, a letter missing, doubled, or wrong. */
function misspelled(word: string, chance: () => number): string {
  const at = Math.floor(chance() * (word.length - 1));
  const letters = [...word];
  const kind = Math.floor(chance() * 4);
  if (kind === 0 && letters[at] !== letters[at + 1])
    return [...letters.slice(0, at), letters[at + 1], letters[at], ...letters.slice(at + 2)].join('');
  if (kind === 1) return [...letters.slice(0, at), ...letters.slice(at + 1)].join('');
  if (kind === 2) return [...letters.slice(0, at + 1), letters[at], ...letters.slice(at + 1)].join('');
  return letters.with(at, letters[at] === 'x' ? 'z' : 'x').join('');
}

/** A style code that one item has: as printed, without its hyphens, or with spaces. */
function typedCode({ styleCode }: QuestionedItem, { codes }: Known, chance: () => number): string | null {
  if (styleCode === null || !/\d/.test(styleCode) || styleCode.length < 5) return null;
  if (codes.get(searchWords(styleCode).join('')) !== 1) return null;
  return (
    [
      styleCode,
      styleCode.replaceAll(/[^\p{L}\p{N}]/gu, ''),
      styleCode.replaceAll(/[^\p{L}\p{N}]/gu, ' ').toLowerCase(),
    ][Math.floor(chance() * 3)] ?? null
  );
}
