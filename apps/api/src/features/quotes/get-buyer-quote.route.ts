import { buyerQuote } from '@suki/domain/quote/buyer-quote';
import { quoteLineText } from '@suki/domain/texts/quote-line-text';
import type { Handler } from '../../http/handler.ts';
import { quotedSku } from './quoted-sku.ts';

/** `GET /quote/buyer`: the quote of the shop's own pages, for clients that do not have the domain package. */
export const getBuyerQuote: Handler<'getBuyerQuote'> = async ({ query, refuse }, { pool }) => {
  const { sku, book } = await quotedSku(query, pool, refuse);
  const { lane, region = null } = query;
  const price = query.price ?? (lane === 'flash' ? book.flashLowestAsk : book.lowestAsk);
  if (price === null) throw refuse('ASK_GONE');
  const { shippingFee, flashFee, processingFee, total, lines } = buyerQuote({ price, lane, buyerRegion: region });
  const { skuId, itemId } = sku;
  const shown = lines.map(({ id, amount, rule }) => {
    return { id, amount, rule, ...quoteLineText(rule) };
  });
  return { skuId, itemId, lane, price, shippingFee, flashFee, processingFee, total, lines: shown };
};
