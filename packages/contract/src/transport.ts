/* What a call carries outside of its body. */

/** Of an `Idempotency-Key`: visible ASCII, so that it travels in a header as it is. */
export const idempotencyKeyRule = { minLength: 8, maxLength: 128, pattern: '^[\\x21-\\x7e]+$' } as const;
