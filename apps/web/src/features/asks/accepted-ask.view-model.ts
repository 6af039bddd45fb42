import type { AskSummary } from '@suki/sdk/types';

type Accepted = Pick<AskSummary, 'id' | 'status' | 'createdAt'> & { readonly sku: Pick<AskSummary['sku'], 'id'> };

/** The newest ask in this size whose deposit is due or whose bidder pays next; null without one. */
export function acceptedAsk<Ask extends Accepted>(asks: readonly Ask[], skuId: string | null): Ask | null {
  const open = asks.filter(({ sku, status }) => sku.id === skuId && (status === 'to_pay' || status === 'buyer_to_pay'));
  return open.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0] ?? null;
}
