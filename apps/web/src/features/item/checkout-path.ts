import type { Centavos } from '@suki/domain/money/centavos';
import type { Lane } from '@suki/domain/trade/facts/statuses';

export type CheckoutChoice = {
  readonly itemId: string;
  readonly skuId: string;
  readonly lane: Lane;
  /** What the person saw that it costs in all: the checkout says so when it has changed. */
  readonly total: Centavos;
};

/** The checkout of one pair. */
export function checkoutPath({ itemId, skuId, lane, total }: CheckoutChoice): string {
  return `/checkout?${new URLSearchParams({ item: itemId, sku: skuId, lane, total: String(total) })}`;
}
