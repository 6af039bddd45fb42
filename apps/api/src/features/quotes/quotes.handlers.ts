import type { SomeHandlers } from '../../http/handler.ts';
import { getBuyerQuote } from './get-buyer-quote.route.ts';
import { getSellerQuote } from './get-seller-quote.route.ts';

export const quoteHandlers = {
  getBuyerQuote,
  getSellerQuote,
} satisfies SomeHandlers;
