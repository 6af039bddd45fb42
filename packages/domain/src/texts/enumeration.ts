/**
 * Joins words into one phrase: "a", "a and b", "a, b and c", or with "or" before the last; empty for none (ADR 0078).
 */
export function enumeration(words: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}
