import { invalid, lengthOf, type Validation, valid } from './validation.ts';

const NAME_LENGTH_MIN = 3;
const NAME_LENGTH_MAX = 20;
const NAME_CHARACTERS = /^[\p{L}\p{M}\p{Nd} .,'’\-_&()]*$/u;

/** A person's name: 3 to 20 characters; letters of any script, digits, space and `. , ' - _ & ( )` (specification, section 5). */
export function validateName(text: string): Validation<string> {
  const name = text.normalize('NFC').trim().replace(/ {2,}/g, ' ');
  const length = lengthOf(name);
  if (length < NAME_LENGTH_MIN || length > NAME_LENGTH_MAX) {
    return invalid('field.name.length');
  }
  return NAME_CHARACTERS.test(name) ? valid(name) : invalid('field.name.characters');
}
