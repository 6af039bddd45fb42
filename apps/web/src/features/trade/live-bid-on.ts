import type { SkuId } from '@suki/domain/ids/id';
import { bidTabs } from '@suki/domain/trade/facts/tabs';
import type { BidSummary } from '@suki/sdk/types';

/** The person's live bid in this size; a person has at most one. Null without one. */
export function liveBidOn<Bid extends Pick<BidSummary, 'bidStatus' | 'sku'>>(
  skuId: SkuId,
  bids: readonly Bid[],
): Bid | null {
  const isLive = ({ bidStatus }: Bid): boolean => bidTabs.active.some((status) => status === bidStatus);
  return bids.find((bid) => bid.sku.id === skuId && isLive(bid)) ?? null;
}
