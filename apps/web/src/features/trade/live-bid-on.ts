import type { SkuId } from '@suki/domain/ids/id';
import { bidTabs } from '@suki/domain/trade/facts/tabs';
import type { BidSummary } from '@suki/sdk/types';

/** The one bid of a person that has not ended in this size (lifecycle, section 2, rule 10); null when there is none. */
export function liveBidOn<Bid extends Pick<BidSummary, 'bidStatus' | 'sku'>>(
  skuId: SkuId,
  bids: readonly Bid[],
): Bid | null {
  const isLive = ({ bidStatus }: Bid): boolean => bidTabs.active.some((status) => status === bidStatus);
  return bids.find((bid) => bid.sku.id === skuId && isLive(bid)) ?? null;
}
