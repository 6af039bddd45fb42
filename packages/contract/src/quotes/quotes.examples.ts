import { quoteLineText } from '@suki/domain/texts/quote-line-text';
import type { ExamplesOf } from '../examples/example-of.ts';
import { ids } from '../examples/ids.ts';
import { bidPrice, buys, price, sellsAt } from '../examples/prices.ts';
import type { quoteRoutes } from './quotes.table.ts';

const { shippingFee, flashFee, processingFee, total } = buys;
const { techServiceFee, paymentFee, operationalFee, income, deposit, lines: sellerLines } = sellsAt(bidPrice);

export const quoteExamples: ExamplesOf<typeof quoteRoutes> = {
  getBuyerQuote: {
    query: { skuId: ids.sku, lane: 'standard', region: 'NCR' },
    answer: {
      ...{ skuId: ids.sku, itemId: ids.item, lane: 'standard', price },
      ...{ shippingFee, flashFee, processingFee, total },
      lines: buys.lines.map(({ id, amount, rule }) => ({ id, amount, rule, ...quoteLineText(rule) })),
    },
  },
  getSellerQuote: {
    query: { skuId: ids.bidSku, lane: 'standard' },
    answer: {
      ...{ skuId: ids.bidSku, itemId: ids.item, lane: 'standard', price: bidPrice },
      ...{ techServiceFee, paymentFee, operationalFee, income, deposit },
      lines: sellerLines.map(({ id, amount, rule, amountBeforeDiscount = null }) => {
        return { id, amount, amountBeforeDiscount, rule, ...quoteLineText(rule) };
      }),
    },
  },
};
