import type { BuyerLine } from '../quote/buyer-quote.ts';
import type { SellerLine } from '../quote/seller-quote.ts';
import type { Locale } from './locale.ts';
import { quoteLinesEn } from './quote-lines.en.ts';
import { quoteLinesFil } from './quote-lines.fil.ts';

const texts = { en: quoteLinesEn, fil: quoteLinesFil } as const;

/**
 * Returns the name of a quote's line and the sentence that explains its amount (ADR 0005). It loads both languages; a
 * browser leaf that shows one of them takes `quoteLinesEn` or `quoteLinesFil`.
 */
export function quoteLineText(
  rule: (BuyerLine | SellerLine)['rule'],
  locale: Locale = 'en',
): { readonly name: string; readonly sentence: string } {
  return { name: texts[locale][rule], sentence: texts[locale][`${rule}.rule`] };
}
