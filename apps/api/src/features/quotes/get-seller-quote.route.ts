import { sellerQuote } from '@suki/domain/quote/seller-quote';
import { quoteLineText } from '@suki/domain/texts/quote-line-text';
import type { Handler } from '../../http/handler.ts';
import { feeRulesOf } from '../asks/fee-rules-of.ts';
import { quotedSku } from './quoted-sku.ts';

export const getSellerQuote: Handler<'getSellerQuote'> = async ({ query, refuse }, { pool, clock }) => {
  const { sku, book } = await quotedSku(query, pool, refuse);
  const { lane } = query;
  const price = query.price ?? book.highestBid;
  if (price === null) throw refuse('BID_GONE');
  const quote = sellerQuote({ price, lane, feeRules: await feeRulesOf(pool, sku, clock.now()) });
  const { techServiceFee, paymentFee, operationalFee, income, deposit } = quote;
  const { skuId, itemId } = sku;
  const lines = quote.lines.map(({ id, amount, rule, amountBeforeDiscount = null }) => {
    return { id, amount, amountBeforeDiscount, rule, ...quoteLineText(rule) };
  });
  return { skuId, itemId, lane, price, techServiceFee, paymentFee, operationalFee, income, deposit, lines };
};
