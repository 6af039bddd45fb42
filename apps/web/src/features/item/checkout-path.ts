import type { Lane } from '@suki/domain/trade/statuses';

export type CheckoutChoice = { readonly itemId: string; readonly skuId: string; readonly lane: Lane };

/** The checkout of one pair. */
export function checkoutPath({ itemId, skuId, lane }: CheckoutChoice): string {
  return `/checkout?${new URLSearchParams({ item: itemId, sku: skuId, lane })}`;
}
