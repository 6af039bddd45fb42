import type { WalletTransactionKind, WalletTransactionStatus, WalletTransactionThrough } from '@suki/sdk/types';

export const transactionTexts = {
  title: 'Transactions',
  columns: {
    at: 'When',
    what: 'What',
    item: 'Item',
    where: 'Where',
    of: 'For',
    state: 'State',
    amount: 'Amount',
  },
  none: '–',
  kinds: {
    item_refund: 'Refund of a purchase',
    item_partial_refund: 'Part of a purchase refunded',
    deposit_refund: 'Deposit back',
    partial_deposit_refund: 'Rest of a deposit back',
    fine: 'Part of a deposit kept',
    compensation: 'Compensation',
    sell_income: 'Sale',
    payout: 'Payout',
  } satisfies Record<WalletTransactionKind, string>,
  statuses: {
    accepted: 'On its way',
    succeeded: 'Done',
    failed: 'Failed',
    reversed: 'Sent back by the bank',
    cancelled: 'Stopped',
  } satisfies Record<WalletTransactionStatus, string>,
  /** A payout that was returned. */
  cameBack: 'The money is back in your wallet',
  refundFailed: 'It didn’t arrive. We’re looking into it',
  /** A refund that was cancelled because the bank had reversed the payment. */
  refundStopped: 'Your bank took the payment back itself, so we sent nothing',
  through: {
    wallet: 'In your wallet',
    original_method: 'Back to how you paid',
  } satisfies Record<WalletTransactionThrough, string>,
  fromWallet: 'From your wallet',
  kept: 'Out of your deposit',
  order: 'Order',
  ask: 'Ask',
  payout: 'Payout',
  orderOf: (orderNumber: string) => `Order ${orderNumber}`,
  linkTo: (what: string, of: string) => `${what}: ${of}`,
  emptyTitle: 'No money has moved yet',
  empty: 'What you earn, get back or withdraw is here.',
  sell: 'Sell an item',
} as const;
