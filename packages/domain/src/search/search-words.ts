/** Letters that Unicode does not take apart into a plain letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** Longer words are cut: no word of a catalogue is, and a long one would cost thousands of deletions. */
const WORD_LENGTH_MAX = 40;

/**
 * Returns the words of a text as search compares them: lower case, without accents, without the apostrophe of "men’s";
 * every other sign parts two words. Names, queries and the words of the spelling table all pass through here.
 */
export function searchWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøłđı]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/['’‘`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, WORD_LENGTH_MAX));
}

/** Returns a style code without its hyphens and spaces, in lower case: `DZ5485-612` is `dz5485612`. */
export function joinedStyleCode(styleCode: string): string {
  return searchWords(styleCode).join('');
}

/**
 * Returns true for a word that looks like a style code or a part of one: digits in at least five characters. Such words
 * are looked up and never corrected, and the spelling table has none of them.
 */
export function isCodeLike(word: string): boolean {
  return word.length >= CODE_LENGTH_MIN && /\d/.test(word) && !/^(?:19|20)\d\ds?$/.test(word);
}

const CODE_LENGTH_MIN = 5;
