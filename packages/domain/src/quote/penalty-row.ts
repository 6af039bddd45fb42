import type { ClosureDetail } from '../trade/facts/statuses.ts';

/** Who put down the deposit that a penalty takes from. */
export type PenaltyPayer = 'seller' | 'bidder';

/** A broken promise: the closure, and the kept part of the deposit. `return_cost`: no more than the way back costs. */
export type PenaltyRow = {
  readonly detail: ClosureDetail;
  readonly payer: PenaltyPayer;
  readonly keptPercent: number;
  readonly keeps?: 'return_cost';
  /** Who has 70 % of what is kept; with `nobody` it is all the platform's. */
  readonly harmed: 'buyer' | 'seller' | 'nobody';
  /** The item's way back is paid out of what is kept, before it is shared. */
  readonly paysReturn?: true;
  /**
   * Only while the seller has to confirm an order; one from an accepted bid never waits for that (E37b;
   * docs/lifecycle.md#payment).
   */
  readonly whileConfirming?: true;
};
