const PATTERN = /^[A-Z0-9]{4,20}$/;

/** A promo code in its one written form: upper case, without spaces and hyphens (specification, section 3). Store and compare this. */
export function normalisePromoCode(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase();
}

/**
 * Whether a text can be a promo code, however it was typed: four to twenty letters and digits
 * (docs/decisions.md#prices-and-money).
 */
export function isPromoCode(text: string): boolean {
  return PATTERN.test(normalisePromoCode(text));
}
