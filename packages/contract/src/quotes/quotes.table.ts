import { deliveryRegions } from '@suki/domain/delivery/regions.table';
import { lanes } from '@suki/domain/trade/facts/statuses';
import { z } from 'zod';
import { route } from '../route.ts';
import { Centavos, ItemId, SkuId } from '../shared/brands.ts';

const tag = 'quotes';
const audience = 'public-catalogue';
const size = { skuId: SkuId, lane: z.enum(lanes).default('standard') };
/** The best price in the book is quoted when this is absent. */
const price = z.coerce.number().pipe(Centavos).optional();

/** One part of an amount: its name, and the id and words of the sentence that explains the rule. */
const line = { amount: Centavos, rule: z.string(), name: z.string(), sentence: z.string() };

export const QuoteForBuyer = z
  .object({
    ...{ skuId: SkuId, itemId: ItemId, lane: z.enum(lanes) },
    price: Centavos,
    shippingFee: Centavos,
    flashFee: Centavos,
    processingFee: Centavos,
    /** The sum of the lines, which a purchase compares with `maxTotal`. */
    total: Centavos,
    lines: z.array(z.object({ id: z.enum(['price', 'shipping', 'flash', 'processing', 'coupon']), ...line })),
  })
  .meta({ id: 'QuoteForBuyer' });

export const QuoteForSeller = z
  .object({
    ...{ skuId: SkuId, itemId: ItemId, lane: z.enum(lanes) },
    price: Centavos,
    techServiceFee: Centavos,
    paymentFee: Centavos,
    operationalFee: Centavos,
    /** The sum of the lines. */
    income: Centavos,
    /** The deposit for an ask at this price, which comes back after the sale. */
    deposit: Centavos,
    lines: z.array(
      z.object({
        /** `tax` never appears: it depends on the seller, whom this call does not know (`Ask.tax`). */
        id: z.enum(['price', 'techService', 'payment', 'operational', 'tax']),
        ...line,
        /** The fee before its discount; null without a discount. */
        amountBeforeDiscount: Centavos.nullable(),
      }),
    ),
  })
  .meta({ id: 'QuoteForSeller' });

export const quoteRoutes = {
  getBuyerQuote: route({
    operationId: 'getBuyerQuote',
    method: 'GET',
    path: '/quote/buyer',
    tag,
    summary: 'What a buyer pays in all, line by line: at the lowest ask, or at a price that they think of bidding.',
    audience,
    query: z.object({
      ...size,
      price,
      /** The buyer's delivery region, once known. */
      region: z.enum(deliveryRegions).optional(),
    }),
    response: QuoteForBuyer,
    errors: ['SKU_NOT_FOUND', 'ITEM_NOT_LISTED', 'ASK_GONE', 'PRICE_RULE'],
  }),
  getSellerQuote: route({
    operationId: 'getSellerQuote',
    method: 'GET',
    path: '/quote/seller',
    tag,
    summary:
      'What a seller receives, fee by fee, and the deposit: at the highest bid, or at a price that they think of.',
    audience,
    query: z.object({ ...size, price }),
    response: QuoteForSeller,
    errors: ['SKU_NOT_FOUND', 'ITEM_NOT_LISTED', 'BID_GONE', 'PRICE_RULE'],
  }),
} as const;
