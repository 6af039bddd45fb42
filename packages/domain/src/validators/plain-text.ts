/** Control characters and line ends; marks that turn the direction round or that nobody sees; characters of private fonts, half ones. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;
/** Letters that draw nothing: the fillers of Hangul and the blank of Braille, and whatever else Unicode says to leave out when it is shown. */
const BLANK = /[\u2800\p{Default_Ignorable_Code_Point}]/u;
/** Says that the sign before it is a picture. */
const VARIATION = /[\uFE00-\uFE0F]/u;

/**
 * Whether all of a text can be seen where it stands, in one line and in its own order: on a label, in a bank's form,
 * beside an order. A text that turns round or hides a part reads otherwise than it is stored
 * (docs/decisions.md#input-payment-methods-lists-and-the-rules-command).
 */
export function isPlainText(text: string): boolean {
  return [...text].every(isPlainCharacter);
}

/** The same for one character (docs/decisions.md#input-payment-methods-lists-and-the-rules-command). */
export function isPlainCharacter(character: string): boolean {
  return VARIATION.test(character) || !(HIDDEN.test(character) || BLANK.test(character));
}

/**
 * The same for a text of several lines: notes of the staff
 * (docs/decisions.md#input-payment-methods-lists-and-the-rules-command).
 */
export function isPlainNote(text: string): boolean {
  return isPlainText(text.replace(/\r\n|[\n\t]/g, ' '));
}
