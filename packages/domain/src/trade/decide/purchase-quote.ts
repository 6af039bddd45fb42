import type { DeliveryRegion } from '../../delivery/regions.table.ts';
import type { SkuId } from '../../ids/id.ts';
import type { Centavos } from '../../money/centavos.ts';
import { type BuyerQuote, buyerQuote } from '../../quote/buyer-quote.ts';
import type { Refusal } from '../facts/decision.ts';
import { refuse } from '../facts/refuse.ts';
import type { Lane } from '../facts/statuses.ts';

export type PurchaseOffer = {
  readonly skuId: SkuId;
  readonly lane: Lane;
  /** The price of the ask that would be bought. */
  readonly price: Centavos;
  /** The highest total that the buyer accepted. */
  readonly maxTotal: Centavos;
  /** `null`: not known. */
  readonly buyerRegion: DeliveryRegion | null;
  readonly couponAmount?: Centavos | undefined;
};

export type PurchaseQuote = { readonly ok: true; readonly quote: BuyerQuote } | Refusal;

/**
 * Returns the buyer's quote for an ask, or `PRICE_CHANGED` with that quote in `details` when its total is above
 * `maxTotal` (E31). `decideBuy` asks about the locked ask. The server also asks about the book's lowest price before it
 * takes a lock, so that the losers of a race for one pair do not queue for its book (ADR 0057). Both answers come from
 * this function, so they can differ in nothing but the price.
 */
export function purchaseQuote({
  skuId,
  lane,
  price,
  maxTotal,
  buyerRegion,
  couponAmount,
}: PurchaseOffer): PurchaseQuote {
  const quote = buyerQuote({ price, lane, buyerRegion, couponAmount });
  const { total, lines } = quote;
  return total > maxTotal
    ? refuse('PRICE_CHANGED', { maxTotal, total, quote: { skuId, lane, total, lines } })
    : { ok: true, quote };
}
