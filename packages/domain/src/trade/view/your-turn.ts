import type { AskStatus, BidStatus, OrderStatus } from '../facts/statuses.ts';

/**
 * Statuses in which a person owes the next step, by side (docs/lifecycle.md#your-turn). A sold ask and an accepted bid
 * are not among them, because their order has the step. `turns.ts` of the db adds two turns that no status tells: a
 * delivered order, and a returned parcel whose second way is unpaid.
 */
export const turnStatuses = {
  buyer: { order: ['to_pay', 'pending_buyer_confirmation'], bid: ['to_pay'] },
  seller: { order: ['confirming_buyer_order', 'seller_to_ship'], ask: ['to_pay'] },
} as const satisfies {
  readonly buyer: { readonly order: readonly OrderStatus[]; readonly bid: readonly BidStatus[] };
  readonly seller: { readonly order: readonly OrderStatus[]; readonly ask: readonly AskStatus[] };
};

type Urgency = {
  /** True when the viewer owes the next step. */
  readonly isYourTurn: boolean;
  /** The end of the time for the next step, ISO 8601; null without one. */
  readonly deadline: string | null;
  readonly createdAt: string;
};

/** Compares two trades in a list, the most urgent first: own turns, then by deadline, then the newest. */
export function byUrgency(one: Urgency, other: Urgency): number {
  if (one.isYourTurn !== other.isYourTurn) {
    return one.isYourTurn ? -1 : 1;
  }
  if (one.deadline !== other.deadline) {
    if (one.deadline === null || other.deadline === null) {
      return one.deadline === null ? 1 : -1;
    }
    return one.deadline < other.deadline ? -1 : 1;
  }
  return one.createdAt === other.createdAt ? 0 : one.createdAt > other.createdAt ? -1 : 1;
}
