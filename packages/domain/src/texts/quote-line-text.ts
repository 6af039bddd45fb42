import type { BuyerLine } from '../quote/buyer-quote.ts';
import type { SellerLine } from '../quote/seller-quote.ts';
import type { Locale } from './locale.ts';
import { quoteLinesEn } from './quote-lines.en.ts';
import { quoteLinesFil } from './quote-lines.fil.ts';

const texts = { en: quoteLinesEn, fil: quoteLinesFil } as const;

/**
 * The name of a line of a quote and the sentence that says where its amount comes from (ADR 0005). Holds both
 * languages; a browser leaf that shows one of them takes `quoteLinesEn` or `quoteLinesFil`.
 */
export function quoteLineText(
  rule: (BuyerLine | SellerLine)['rule'],
  locale: Locale = 'en',
): { readonly name: string; readonly sentence: string } {
  return { name: texts[locale][rule], sentence: texts[locale][`${rule}.rule`] };
}
