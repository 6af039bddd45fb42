import type { PayoutId, UserId } from '../../ids/id.ts';
import type { Centavos } from '../../money/centavos.ts';
import type { PayoutStatus } from './statuses.ts';

export type PayoutSnapshot = {
  readonly id: PayoutId;
  readonly userId: UserId;
  readonly amount: Centavos;
  readonly status: PayoutStatus;
  /** The number of sendings to the gateway. */
  readonly tries: number;
};

/** A payout with the gateway's last failure reason. */
export type ReviewedPayout = PayoutSnapshot & { readonly failureReason: string | null };

export type PayoutCommand =
  | {
      readonly name: 'request_payout';
      readonly payoutId: PayoutId;
      readonly amount: Centavos;
      readonly facts: PayoutFacts;
    }
  | {
      readonly name: 'payout_accepted' | 'payout_sent' | 'payout_succeeded' | 'payout_cancelled';
      readonly payout: PayoutSnapshot;
    }
  | { readonly name: 'cancel_payout'; readonly payout: ReviewedPayout }
  /** `reason`: why the bank sent it back; left out when it does not say. */
  | { readonly name: 'payout_reversed'; readonly payout: PayoutSnapshot; readonly reason?: string | undefined }
  | { readonly name: 'payout_failed'; readonly payout: PayoutSnapshot; readonly reason: string };

export type PayoutFacts = {
  readonly userId: UserId;
  /** True while a suspension stops withdrawals (`stopsWithdrawals`); other suspensions leave earned money alone. */
  readonly isSuspended: boolean;
  /** The total that can be withdrawn now. */
  readonly withdrawable: Centavos;
  /** The user's debt after a reversal. */
  readonly receivable: Centavos;
  readonly isAccountValid: boolean;
  /** When bank and number of the account were set. */
  readonly destinationChangedAt: Date;
};
