import type { PayoutStatus } from '../trade/facts/statuses.ts';

/** Statuses of the wallet, lower case (specification, section 4). */
export const walletStatuses = ['accepted', 'succeeded', 'failed', 'reversed', 'cancelled'] as const;
export type WalletStatus = (typeof walletStatuses)[number];

/** The wallet's status of a payout: recorded, requested and accepted are one status to a person. */
export const walletStatusOfPayout: Readonly<Record<PayoutStatus, WalletStatus>> = {
  PENDING: 'accepted',
  REQUESTED: 'accepted',
  ACCEPTED: 'accepted',
  SUCCEEDED: 'succeeded',
  FAILED: 'failed',
  REVERSED: 'reversed',
  CANCELLED: 'cancelled',
};
