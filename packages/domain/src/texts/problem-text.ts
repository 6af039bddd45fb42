import type { Validation } from '../validators/validation.ts';
import { fieldsEn } from './fields.en.ts';
import { fill } from './format-message.ts';

/**
 * Returns the English sentence of a refused field, its parameters filled in (specification, section 5). Other languages
 * fill the same `messageId` from their own texts.
 */
export function invalidText({ messageId, params }: Extract<Validation<unknown>, { ok: false }>): string {
  return fill(fieldsEn[messageId], params ?? {});
}

/** Returns the sentence to show beside a field, or undefined when the input is good (specification, section 5). */
export function problemText(checked: Validation<unknown>): string | undefined {
  return checked.ok ? undefined : invalidText(checked);
}
