import { nameLength, namePunctuation } from '../config/input.ts';
import { isPlainCharacter } from './plain-text.ts';
import { invalid, lengthOf, type Validation, valid } from './validation.ts';

const LETTER_OR_DIGIT = /^[\p{L}\p{M}\p{Nd}]$/u;

/**
 * Validates a person's name: 3 to 20 characters; letters of any script, digits, space and `. , ' - _ & ( )`
 * (specification, section 5).
 */
export function validateName(text: string): Validation<string> {
  const name = text.normalize('NFC').trim().replace(/ {2,}/g, ' ');
  const length = lengthOf(name);
  if (length < nameLength.min || length > nameLength.max) {
    return invalid('field.name.length');
  }
  return [...name].every(isAllowed) ? valid(name) : invalid('field.name.characters');
}

function isAllowed(character: string): boolean {
  return (
    (LETTER_OR_DIGIT.test(character) && isPlainCharacter(character)) ||
    namePunctuation.some((allowed) => allowed === character)
  );
}
