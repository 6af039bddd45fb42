import type { FieldMessageId } from '../texts/message-ids.ts';

/** A validator's result: the cleaned value, or the id of the text to show beside the field. */
export type Validation<Value> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      readonly messageId: FieldMessageId;
      readonly params?: Readonly<Record<string, string | number>> | undefined;
    };

/** The result of a good input: its cleaned value (ADR 0018). */
export function valid<Value>(value: Value): Validation<Value> {
  return { ok: true, value };
}

/** The result of a refused input: the id of the field's text, and its parameters (ADR 0018). */
export function invalid(
  messageId: FieldMessageId,
  params?: Readonly<Record<string, string | number>>,
): Extract<Validation<never>, { ok: false }> {
  return params === undefined ? { ok: false, messageId } : { ok: false, messageId, params };
}

/**
 * Returns the length as people count it: an emoji or a combined letter is more than one code unit, but one character
 * (specification, section 5: lengths in characters).
 */
export function lengthOf(text: string): number {
  return [...text].length;
}
