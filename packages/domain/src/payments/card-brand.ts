import { type CardBrand, cardBrandPrefixes, type PrefixRange } from '../config/card-brands.ts';
import { keysOf } from '../keys-of.ts';

/**
 * Returns the brand of a card by the first digits of its number, typed in part or whole, separators allowed; null when
 * none of our brands begins so (specification, section 5). It does not check that the card exists.
 */
export function cardBrand(number: string): CardBrand | null {
  const digits = /^\d*/.exec(number.replace(/[\s-]/g, ''))?.[0] ?? '';
  const beginsIn = ({ from, to }: PrefixRange): boolean => {
    const start = digits.slice(0, from.length);
    return start.length === from.length && start >= from && start <= to;
  };
  return keysOf(cardBrandPrefixes).find((brand) => cardBrandPrefixes[brand].some(beginsIn)) ?? null;
}
