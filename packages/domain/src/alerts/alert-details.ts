import type { Centavos } from '../money/centavos.ts';

/** One side's facts of a payment, refund, payout or dispute; the status is that side's own word. */
export type MoneyFacts = { readonly status: string; readonly amount: Centavos; readonly currency: string };

/** Our record beside the gateway's, from the last comparison; null for a side that has no record. */
export type Comparison = {
  /** ISO 8601. */
  readonly at: string;
  readonly here: MoneyFacts | null;
  readonly there: MoneyFacts | null;
  readonly agrees: boolean;
};

/** A bank's dispute of a payment, as the gateway tells it. */
export type DisputeFacts = {
  /** The gateway's id. */
  readonly id: string;
  readonly amount: Centavos;
  /** ISO 8601; null when the gateway names no day by which to answer. */
  readonly answerBy: string | null;
};

/** Details of an alert beside its texts (docs/lifecycle.md#alerts). */
export type AlertDetails = {
  readonly comparison?: Comparison | undefined;
  /** The gateway's id of the dispute that caused an alert about a payment. */
  readonly disputeId?: string | undefined;
  readonly dispute?: DisputeFacts | undefined;
  /** The reason of an employee who asks for a second person. */
  readonly reason?: string | undefined;
  /** The reason why a deadline could not be carried out. */
  readonly cause?: string | undefined;
};
