import type { Centavos } from '../money/centavos.ts';
import type { ClosureDetail, OrderStatus } from '../trade/facts/statuses.ts';
import { type PenaltyPreview, penaltyPreview } from './penalty-preview.ts';

/** `unpaid`: no money has moved yet (E35). `paid`: the whole payment goes back (E44). Neither costs the buyer a fee. */
export type BuyerCancellation = 'unpaid' | 'paid';

const buyerCancellations: Partial<Readonly<Record<OrderStatus, BuyerCancellation>>> = {
  to_pay: 'unpaid',
  confirming_buyer_order: 'paid',
};

type BrokenPromise = { readonly cancelled: ClosureDetail; readonly silent: ClosureDetail };

/** The closures of an order that its seller gives up: by cancelling, and by letting the deadline pass. */
const brokenPromises: Partial<Readonly<Record<OrderStatus, BrokenPromise>>> = {
  confirming_buyer_order: { cancelled: 'seller_rejected', silent: 'seller_confirm_timeout' },
  seller_to_ship: { cancelled: 'seller_cancelled', silent: 'seller_ship_timeout' },
};

export type SellerCancellation = {
  /** The cost of giving up the order (E42, E50). */
  readonly cancelled: PenaltyPreview;
  /** The cost of letting the deadline of this status pass instead (E43, E49). */
  readonly silent: PenaltyPreview;
};

/**
 * Returns the kind of a buyer's cancellation in this status; null when the order cannot be cancelled any more (E35,
 * E44, E51; docs/lifecycle.md#cancellation).
 */
export function buyerCancellation(status: OrderStatus): BuyerCancellation | null {
  return buyerCancellations[status] ?? null;
}

/**
 * Returns the cost for a seller with this deposit, in centavos, of giving up an order in this status, by cancelling or
 * by silence; null when it cannot be given up (E42, E43, E49, E50; docs/lifecycle.md#cancellation). The buyer gets
 * everything back each time.
 */
export function sellerCancellation(status: OrderStatus, deposit: Centavos): SellerCancellation | null {
  const broken = brokenPromises[status];
  const costs = penaltyPreview(deposit);
  const cancelled = costs.find(({ detail }) => detail === broken?.cancelled);
  const silent = costs.find(({ detail }) => detail === broken?.silent);
  return cancelled === undefined || silent === undefined ? null : { cancelled, silent };
}
