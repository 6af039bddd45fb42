/*
 * Names of a filled market: eight letters in four syllables, of which the last follows from the others, so that a word
 * with a typing error is no word of the market. Written as SQL for the filling and as text for the questions.
 */
const syllables = 'ba ko di lu me ra so ti nu pa ge lo vi sa du ke mo ri ta fe'.split(' ');
const count = syllables.length;
const places = [1, count, count * count];
/** Distinct words; the three free syllables allow 8,000. */
export const marketWords = count ** 3;

/** The n-th word, from 0. */
export function marketWord(n: number): string {
  const free = places.map((place) => Math.floor(n / place) % count);
  return [...free, checkOf(free)].map((syllable) => syllables[syllable]).join('');
}

const checkOf = (free: readonly number[]): number =>
  free.reduce((sum, syllable, place) => sum + syllable * (3 + 4 * place), 5) % count;

/** SQL of `marketWord` for an expression that is a whole number from 0. */
export function marketWordSql(n: string): string {
  const free = places.map((place) => `((${n}) / ${place} % ${count})`);
  const check = `((5 + ${free.map((syllable, place) => `${syllable} * ${3 + 4 * place}`).join(' + ')}) % ${count})`;
  const texts = `(array[${syllables.map((syllable) => `'${syllable}'`).join(', ')}])`;
  return [...free, check].map((syllable) => `${texts}[1 + ${syllable}]`).join(' || ');
}

/** The two words of the n-th item, from 1, which no other item of the market has together. */
export const wordsOfItem = (n: number): readonly [string, string] => [
  marketWord(n % marketWords),
  marketWord(Math.floor(n / marketWords)),
];

/** SQL of the words of the n-th item. */
export const wordsOfItemSql = (n: string): string =>
  `${marketWordSql(`${n} % ${marketWords}`)} || ' ' || ${marketWordSql(`${n} / ${marketWords}`)}`;

/** The word with two of its letters exchanged. */
export const mistyped = (word: string): string => `${word.slice(0, 3)}${word[4]}${word[3]}${word.slice(5)}`;
