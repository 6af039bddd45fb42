import type { ClosureDetail } from '../trade/facts/statuses.ts';

/** The owner of the deposit that a penalty takes from. */
export type PenaltyPayer = 'seller' | 'bidder';

/** A broken promise: the closure, and the kept part of the deposit. `return_cost`: no more than the way back costs. */
export type PenaltyRow = {
  readonly detail: ClosureDetail;
  readonly payer: PenaltyPayer;
  readonly keptPercent: number;
  readonly keeps?: 'return_cost';
  /** The recipient of 70 % of the kept part; with `nobody` the platform gets all of it. */
  readonly harmed: 'buyer' | 'seller' | 'nobody';
  /** The item's way back is paid out of the kept part, before the split. */
  readonly paysReturn?: true;
  /**
   * Only while the seller has to confirm an order; an order from an accepted bid never waits for that (E37b;
   * docs/lifecycle.md#payment).
   */
  readonly whileConfirming?: true;
};
