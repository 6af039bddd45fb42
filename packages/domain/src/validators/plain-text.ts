/**
 * Control characters and line ends; invisible marks and marks that change the direction; characters of private fonts,
 * half characters.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;
/** Letters that draw nothing: the fillers of Hangul, the blank of Braille, and what Unicode calls ignorable. */
const BLANK = /[\u2800\p{Default_Ignorable_Code_Point}]/u;
/** Marks the character before it as a picture. */
const VARIATION = /[\uFE00-\uFE0F]/u;

/**
 * Returns true when all of a text is visible where it stands, in one line and in its own order: on a label, in a bank's
 * form, beside an order. A text with a reversed or hidden part reads differently than it is stored
 * (docs/decisions.md#input-and-sign-in).
 */
export function isPlainText(text: string): boolean {
  return [...text].every(isPlainCharacter);
}

/** Returns true for a character that a plain text may contain (docs/decisions.md#input-and-sign-in). */
export function isPlainCharacter(character: string): boolean {
  return VARIATION.test(character) || !(HIDDEN.test(character) || BLANK.test(character));
}

/** Returns true for a plain text of several lines: notes of the staff (docs/decisions.md#input-and-sign-in). */
export function isPlainNote(text: string): boolean {
  return isPlainText(text.replace(/\r\n|[\n\t]/g, ' '));
}
