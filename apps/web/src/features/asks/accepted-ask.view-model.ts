import type { AskSummary, SkuId } from '@suki/sdk/types';

type Accepted = Pick<AskSummary, 'id' | 'status' | 'createdAt'> & { readonly sku: Pick<AskSummary['sku'], 'id'> };

/**
 * Where the wallet sends somebody back to who pays the deposit of an accepted bid. The ask is made by the very call that starts the payment,
 * so the address names its size.
 */
export function acceptedAskPath(skuId: SkuId): string {
  return `/asks?${new URLSearchParams({ tab: 'selling', accepted: skuId })}`;
}

/** The ask that an acceptance in this size has made: the newest whose deposit is due or whose bidder pays next; null without one. */
export function acceptedAsk<Ask extends Accepted>(asks: readonly Ask[], skuId: string | null): Ask | null {
  const open = asks.filter(({ sku, status }) => sku.id === skuId && (status === 'to_pay' || status === 'buyer_to_pay'));
  return open.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0] ?? null;
}
