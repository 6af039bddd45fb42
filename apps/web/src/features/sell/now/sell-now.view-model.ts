import type { Centavos } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import type { SukiError } from '@suki/sdk/errors';
import type { AskSummary, BidSummary, SkuBook } from '@suki/sdk/types';
import { sellTexts } from '../sell.texts.ts';

type OwnAsk = Pick<AskSummary, 'id' | 'price' | 'status' | 'lane'> & { readonly sku: Pick<AskSummary['sku'], 'id'> };

/** The seller's own listed ask that serves an accepted bid: the cheapest one of the size (`E22a`); null without one. */
export function servingAsk<Ask extends OwnAsk>(asks: readonly Ask[], skuId: string): Ask | null {
  const live = asks.filter(({ sku, status, lane }) => sku.id === skuId && status === 'listed' && lane === 'standard');
  return live.toSorted((one, other) => one.price - other.price)[0] ?? null;
}

type OwnBid = Pick<BidSummary, 'proposedPrice' | 'bidStatus'> & { readonly sku: Pick<BidSummary['sku'], 'id'> };

/** True when the viewer is the only bidder at this price: nobody sells to themselves. */
export function isOnlyOwnBid(
  bid: Centavos,
  { bids, skuId, own }: Pick<SkuBook, 'bids' | 'skuId'> & { readonly own: readonly OwnBid[] },
): boolean {
  const isOwn = own.some(
    ({ sku, proposedPrice, bidStatus }) => sku.id === skuId && proposedPrice === bid && bidStatus === 'bid_active',
  );
  return isOwn && (bids.find(({ price }) => price === bid)?.count ?? 1) === 1;
}

/** The sentence for a bid that is gone, with the highest bid left; null for every other failure. */
export function goneNews(error: Pick<SukiError, 'reason' | 'details'> | null): string | null {
  const { now: texts } = sellTexts;
  if (error?.reason === 'BID_GONE') {
    return texts.gone;
  }
  if (error?.reason !== 'BELOW_FLOOR') {
    return null;
  }
  const { highestBid } = error.details;
  return typeof highestBid === 'number' ? texts.lower(formatMoney(highestBid as Centavos)) : texts.gone;
}
