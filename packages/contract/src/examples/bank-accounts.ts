import { payoutChannelName } from '../withdrawal-accounts/payout-channels.table.ts';

/** Sam’s bank account, as he typed it. */
export const samsBank = {
  channelCode: 'PH_BDO',
  accountHolderName: 'Sam Reyes',
  accountNumber: '001234567890',
} as const;

/** It as others may see it, and as the payouts to it keep it. */
export const destination = {
  channelCode: samsBank.channelCode,
  bankName: payoutChannelName(samsBank.channelCode),
  accountHolderName: samsBank.accountHolderName,
  maskedAccountNumber: '•••• 7890',
};
