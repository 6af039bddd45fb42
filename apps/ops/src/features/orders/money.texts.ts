import type { DepositStatus, RefundStatus } from '@suki/domain/trade/facts/statuses';
import type { Order } from '@suki/sdk/types';

export const moneyOfOrderTexts = {
  buyerPays: 'Buyer pays',
  buyerPaid: 'Buyer paid',
  notPaid: 'not paid yet',
  attempt: (channel: string, state: string) => `${channel}, ${state}`,
  paid: (channel: string, at: string) => `${channel}, ${at}`,
  nothingPaid: 'nothing was paid',
  paidLate: 'after the order had closed: refunded',
  refund: 'Refund',
  refundAgain: (at: string) => `failed, sent again ${at}`,
  refundInWallet: 'the gateway could not make it: in the buyer’s wallet instead',
  reversed: 'Taken back by the bank',
  atOurCost: 'at our cost',
  buyerOwes: 'the buyer owes what had left',
  bidDeposit: 'Deposit of the bid',
  kept: (amount: string) => `${amount} of it kept`,
  heldUntil: (at: string) => `held until ${at}`,
  sellerReceives: 'Seller receives',
  fromDeposit: 'From the bidder’s deposit',
  oursInWallet: 'what we pay for the item is in the seller’s wallet',
  noSale: 'the order ended without a sale',
  deposit: 'Deposit',
  heldForAsk: 'held for the ask, which is on sale again',
} as const;

export const depositStates: Readonly<Record<Exclude<DepositStatus, 'deducted'>, string>> = {
  due: 'not paid yet',
  under_hold: 'held',
  returned: 'returned',
  voided: 'never paid, no longer wanted',
};

export const refundStates: Readonly<Record<RefundStatus, string>> = {
  PENDING: 'not sent yet',
  REQUESTED: 'on its way',
  FAILED: 'failed',
  CANCELLED: 'stopped',
  SUCCEEDED: 'arrived',
};

export const attemptStates: Readonly<Record<NonNullable<Order['attempt']>['status'], string>> = {
  PENDING: 'not finished yet',
  SUCCEEDED: 'paid',
  FAILED: 'failed',
};
