import { typingErrors } from '@suki/domain/search/spelling';
import type { ObjectWord } from './object-words.ts';

/** The words of one object that answer a query, and how well. Lower is better in each figure. */
export type QueryMatch = {
  readonly typos: number;
  /** Typed words that the object lacks; 0 unless words are optional. */
  readonly missing: number;
  readonly apart: number;
  readonly attribute: number;
  readonly inexact: number;
  /** For each typed word the words of the object that answer it. */
  readonly found: readonly { readonly typed: string; readonly words: readonly ObjectWord[] }[];
};

export type MatchOptions = {
  readonly synonyms: ReadonlyMap<string, readonly (readonly string[])[]>;
  readonly allowsTyposInNumbers: boolean;
  /** Returns true for a typed word that the object may lack. */
  readonly isOptional: (typed: string) => boolean;
};

type Found = { readonly words: readonly ObjectWord[]; readonly typos: number; readonly inexact: number };

/** The service's own defaults: one error from four letters on, two from eight. */
const typosAllowed = (word: string): number => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0);

/** Returns how an object answers the words of a query; undefined when it does not. */
export function matchQuery(
  query: readonly string[],
  words: readonly ObjectWord[],
  options: MatchOptions,
): QueryMatch | undefined {
  const found: { typed: string; words: readonly ObjectWord[] }[] = [];
  let typos = 0;
  let inexact = 0;
  let missing = 0;
  for (let index = 0; index < query.length; ) {
    const step = answerAt(query, index, words, options);
    if (step === undefined) {
      if (!options.isOptional(query[index] ?? '')) return undefined;
      missing += 1;
      index += 1;
      continue;
    }
    typos += step.found.typos;
    inexact += step.found.inexact;
    for (const typed of query.slice(index, index + step.count)) found.push({ typed, words: step.found.words });
    index += step.count;
  }
  if (query.length > 0 && found.length === 0) return undefined;
  const attribute = found.reduce((sum, { words: [first] }) => sum + (first?.attributePlace ?? 0), 0);
  return { typos, missing, apart: gapsBetween(found.map((each) => each.words)), attribute, inexact, found };
}

/** The reading of one or more typed words from here on with the fewest typing errors. */
function answerAt(
  query: readonly string[],
  index: number,
  words: readonly ObjectWord[],
  { synonyms, allowsTyposInNumbers }: MatchOptions,
): { readonly count: number; readonly found: Found } | undefined {
  const typed = query[index] ?? '';
  const ways = [3, 2, 1].flatMap((count) => {
    const group = query.slice(index, index + count);
    if (group.length < count) return [];
    const meant = (synonyms.get(group.join(' ')) ?? []).map((synonym) => everyWord(synonym, words));
    // Two neighbours may be one word of the object, typed in two.
    const joined = count > 1 ? [exactly(group.join(''), words)] : [];
    return [...meant, ...joined].map((found) => ({ count, found }));
  });
  const isLast = index === query.length - 1;
  const allowed = !allowsTyposInNumbers && /\d/.test(typed) ? 0 : typosAllowed(typed);
  const alone = bestWord(typed, words, { isPrefix: isLast, allowed }) ?? splitWord(typed, words);
  const all = [{ count: 1, found: alone }, ...ways].flatMap(({ count, found }) =>
    found === undefined ? [] : [{ count, found }],
  );
  return all.toSorted((a, b) => a.found.typos - b.found.typos || b.count - a.count)[0];
}

const exactly = (word: string, words: readonly ObjectWord[]): Found | undefined => {
  const found = words.find((each) => each.word === word);
  return found === undefined ? undefined : { words: [found], typos: 0, inexact: 1 };
};

function everyWord(wanted: readonly string[], words: readonly ObjectWord[]): Found | undefined {
  const found = wanted.flatMap((word) => words.find((each) => each.word === word) ?? []);
  return found.length < wanted.length ? undefined : { words: found, typos: 0, inexact: 1 };
}

function bestWord(
  typed: string,
  words: readonly ObjectWord[],
  { isPrefix, allowed }: { readonly isPrefix: boolean; readonly allowed: number },
): Found | undefined {
  let best: Found | undefined;
  for (const word of words) {
    const isExact = word.word === typed;
    const begins = isPrefix && word.word.startsWith(typed);
    const max = word.toleratesTypos ? allowed : 0;
    const typos =
      isExact || begins
        ? 0
        : Math.min(
            typingErrors(typed, word.word, max),
            isPrefix ? typingErrors(typed, word.word.slice(0, typed.length), max) : max + 1,
          );
    if (typos > max) continue;
    const inexact = isExact ? 0 : 1;
    if (best === undefined || typos < best.typos || (typos === best.typos && inexact < best.inexact)) {
      best = { words: [word], typos, inexact };
    }
  }
  return best;
}

/** A word that the object has in two. */
function splitWord(typed: string, words: readonly ObjectWord[]): Found | undefined {
  for (let at = 2; at <= typed.length - 2; at += 1) {
    const found = everyWord([typed.slice(0, at), typed.slice(at)], words);
    if (found !== undefined) return { ...found, typos: 1 };
  }
  return undefined;
}

function gapsBetween(found: readonly (readonly ObjectWord[])[]): number {
  let gaps = 0;
  for (const [index, words] of found.slice(1).entries()) {
    const before = found[index]?.at(-1);
    const [next] = words;
    if (before === undefined || next === undefined || before === next) continue;
    const isNext = before.attribute === next.attribute && next.place === before.place + 1;
    gaps += isNext ? 0 : 1;
  }
  return gaps;
}
