import { fieldsEn } from '../texts/fields.en.ts';
import { fill } from '../texts/format-message.ts';
import type { Validation } from './validation.ts';

/**
 * Returns the English sentence to show beside a refused field, its parameters filled in, or undefined when the input is
 * good (specification, section 5). Other languages fill the same `messageId` from their own texts.
 */
export function problemText(checked: Extract<Validation<unknown>, { ok: false }>): string;
export function problemText(checked: Validation<unknown>): string | undefined;
export function problemText(checked: Validation<unknown>): string | undefined {
  return checked.ok ? undefined : fill(fieldsEn[checked.messageId], checked.params ?? {});
}
