import type { ItemCard } from '@suki/sdk/types';
import { sellTexts } from './sell.texts.ts';

type Found = Pick<ItemCard, 'name' | 'model' | 'colourway' | 'styleCode' | 'brand'>;

/** Lower case without accents and punctuation, so that "airmax 97" and "max" find "Air Max 97’". */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '');
}

/** A word of fewer letters is too short to forgive a slip: "air" would find "fair" and "aid". */
const FORGIVING_LETTERS_MIN = 4;

export type ItemsToShow<Item> = {
  readonly title: string;
  /** How many were found; empty without a search. */
  readonly count: string;
  readonly items: readonly Item[];
};

/** The items under their title: what buyers want without a search, else its results. */
export function itemsToShow<Item extends Found>(items: readonly Item[], text: string): ItemsToShow<Item> {
  if (plain(text).trim() === '') {
    return { title: sellTexts.wanted, count: '', items };
  }
  const found = itemsMatching(items, text);
  return { title: sellTexts.found, count: sellTexts.foundCount(found.length), items: found };
}

/** The items that contain each typed word; where none does, those that contain it but for one slip of a letter. */
export function itemsMatching<Item extends Found>(items: readonly Item[], text: string): readonly Item[] {
  const words = plain(text).split(' ').filter(Boolean);
  const described = items.map((item) => ({ item, all: descriptionOf(item) }));
  const exact = described.filter(({ all }) => words.every((word) => all.includes(word)));
  const found = exact.length > 0 ? exact : described.filter(({ all }) => words.every((word) => isNearly(word, all)));
  return found.map(({ item }) => item);
}

function descriptionOf({ name, model, colourway, styleCode, brand }: Found): string {
  return plain([name, model, colourway, styleCode, ...brand.map((one) => one.name)].join(' '));
}

function isNearly(word: string, all: string): boolean {
  if (all.includes(word)) {
    return true;
  }
  return word.length >= FORGIVING_LETTERS_MIN && all.split(' ').some((other) => startsWithOneSlip(word, other));
}

/** True when `word` is the beginning of `other` but for one letter that is wrong, missing, too many or swapped. */
function startsWithOneSlip(word: string, other: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== other[index]);
  if (at === -1) {
    return true;
  }
  const [rest, otherRest] = [word.slice(at), other.slice(at)];
  const isSwapped = rest[0] === otherRest[1] && rest[1] === otherRest[0] && otherRest.startsWith(rest.slice(2), 2);
  return (
    isSwapped ||
    otherRest.startsWith(rest.slice(1), 1) ||
    otherRest.startsWith(rest.slice(1)) ||
    otherRest.slice(1).startsWith(rest)
  );
}
