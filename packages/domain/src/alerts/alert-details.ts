import type { Centavos } from '../money/centavos.ts';

/** One side's facts of a payment, refund, payout or dispute; the status is that side's own word. */
export type MoneyFacts = { readonly status: string; readonly amount: Centavos; readonly currency: string };

/** Our books beside the gateway's, when they were compared last; null: that side does not know it. */
export type Comparison = {
  /** ISO. */
  readonly at: string;
  readonly here: MoneyFacts | null;
  readonly there: MoneyFacts | null;
  readonly agrees: boolean;
};

/** Details of an alert beside its texts (docs/lifecycle.md#alerts). */
export type AlertDetails = {
  readonly comparison?: Comparison | undefined;
  /** The gateway's id of the dispute that an alert about a payment is due to. */
  readonly disputeId?: string | undefined;
  /** Why a deadline could not be carried out. */
  readonly cause?: string | undefined;
};
