import { payoutChannelName } from '../withdrawal-accounts/payout-channels.table.ts';

export const samsBank = {
  channelCode: 'PH_BDO',
  accountHolderName: 'Sam Reyes',
  accountNumber: '001234567890',
} as const;

/** Sam's account as answers show it, and as his payouts keep it. */
export const destination = {
  channelCode: samsBank.channelCode,
  bankName: payoutChannelName(samsBank.channelCode),
  accountHolderName: samsBank.accountHolderName,
  maskedAccountNumber: '•••• 7890',
};
