/**
 * Returns a Philippine mobile number as the text-message service keeps it: 639171234567. Reads 0917 123 4567,
 * +639171234567 and 639171234567; undefined for any other text.
 */
export function toServiceNumber(text: string): string | undefined {
  const digits = text.replace(/[\s()+-]/g, '');
  const local = /^(?:63|0)?(9\d{9}|8(?:1[37]|9[5-8])\d{7})$/.exec(digits)?.[1];
  return local === undefined ? undefined : `63${local}`;
}
