import type { FieldMessageId } from '../texts/message-ids.ts';
import { isPlainText } from './plain-text.ts';

/**
 * Returns the message for a text that does not belong on a label, in a bank's form or in a courier's table; null for
 * one that does. Markup becomes part of a page there, and a leading `=`, `+`, `-` or `@` a formula of a spreadsheet.
 * Their wide forms (`＜`, `＝`) count too, because many programs turn them into the plain ones
 * (docs/decisions.md#input-and-sign-in).
 */
export function whyNotPrinted(text: string): FieldMessageId | null {
  if (!isPlainText(text)) return 'field.hiddenCharacters';
  const folded = text.normalize('NFKC').trimStart();
  if (/[<>]/.test(folded)) return 'field.markup';
  return /^[=+\-@\u2212]/.test(folded) ? 'field.leadingSign' : null;
}
