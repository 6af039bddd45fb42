/* Parts of a call outside of its body. */

/** The form of an `Idempotency-Key`: visible ASCII, which needs no encoding in a header. */
export const idempotencyKeyRule = { minLength: 8, maxLength: 128, pattern: '^[\\x21-\\x7e]+$' } as const;
