/*
 * Misspelled words are found as words that become equal when letters are left out of both: "nkie" without the k and
 * "nike" without the k are "nie". Each word of the catalogue is kept with all its deletions, so that the look-up is one
 * index; the real distance is counted afterwards (ADR 0155).
 */

/** Only the beginning of a word has deletions: the later letters of long words add rows and hardly any finds. */
const PREFIX_LENGTH = 8;
const ONE_EDIT_LENGTH = 3;
const TWO_EDITS_LENGTH = 7;

/** The number of typing errors that a word of this length may have; numbers have none, because 90 and 95 are models. */
export function editsAllowed(word: string): 0 | 1 | 2 {
  if (word.length < ONE_EDIT_LENGTH || /^\d+$/.test(word)) return 0;
  return word.length < TWO_EDITS_LENGTH ? 1 : 2;
}

/** Returns the beginning of a word and this with one letter, or two in long words, left out. */
export function deletionsOf(word: string): string[] {
  const edits = editsAllowed(word);
  if (edits === 0) return [];
  let last = [word.slice(0, PREFIX_LENGTH)];
  const all = new Set(last);
  for (let edit = 0; edit < edits; edit += 1) {
    last = last.flatMap((text) => Array.from(text, (_, index) => text.slice(0, index) + text.slice(index + 1)));
    for (const text of last) all.add(text);
  }
  return [...all].filter((text) => text.length > 1);
}

/**
 * Returns the number of typing errors between two words: letters too many, missing, wrong, or two neighbours swapped.
 * Above `max` any number above `max` is returned.
 */
export function typingErrors(typed: string, word: string, max: number): number {
  if (Math.abs(typed.length - word.length) > max) return max + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const isEqual = typed[row - 1] === word[column - 1];
      let errors = Math.min(
        (next[column - 1] ?? 0) + 1,
        (last[column] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isEqual ? 0 : 1),
      );
      const isSwap = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (row > 1 && column > 1 && isSwap) errors = Math.min(errors, (beforeLast[column - 2] ?? 0) + 1);
      next.push(errors);
    }
    beforeLast = last;
    last = next;
  }
  return last[word.length] ?? 0;
}
