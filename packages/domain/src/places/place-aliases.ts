import { placeAliases } from '../config/place-aliases.table.ts';

const known: ReadonlyMap<string, string> = new Map(Object.entries(placeAliases));
const WORDS_MAX = Math.max(...[...known.keys()].map((name) => name.split(' ').length));

/**
 * Returns what a person typed with the names of the census: "bgc" is "fort bonifacio taguig", "brgy 176" is
 * "barangay 176". A word that the alias and the text both have comes once.
 * Source: ADR 0137.
 * @param text lower case, without accents and punctuation.
 */
export function withCensusNames(text: string): string {
  const words = text.split(' ').filter((word) => word !== '');
  const named: string[] = [];
  for (let at = 0; at < words.length; ) {
    const { name, length } = longestAlias(words, at);
    named.push(...name.split(' '));
    at += length;
  }
  return named.filter((word, index) => word !== named[index - 1]).join(' ');
}

function longestAlias(words: readonly string[], at: number): { readonly name: string; readonly length: number } {
  for (let length = Math.min(WORDS_MAX, words.length - at); length > 0; length -= 1) {
    const name = known.get(words.slice(at, at + length).join(' '));
    if (name !== undefined) return { name, length };
  }
  return { name: words[at] ?? '', length: 1 };
}
