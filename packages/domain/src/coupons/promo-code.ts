const PATTERN = /^[A-Z0-9]{4,20}$/;

/**
 * Returns the stored form of a promo code, in which codes are compared: upper case, without spaces and hyphens
 * (specification, section 3).
 */
export function normalisePromoCode(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase();
}

/**
 * Returns true when a text can be a promo code, in any spelling: four to twenty letters and digits
 * (docs/decisions.md#coupons).
 */
export function isPromoCode(text: string): boolean {
  return PATTERN.test(normalisePromoCode(text));
}
