import { payoutChannelName } from '@suki/contract/withdrawal-accounts/payout-channels.table';
import type { WithdrawalAccount } from '@suki/db/queries/withdrawal-accounts';
import type { Secrets } from '../../ports/secrets.ts';
import { maskedNumber } from './present-account.ts';

/** `BDO Unibank •••• 7890`, for messages. */
export function accountInWords(
  { channelCode, accountNumber }: Pick<WithdrawalAccount, 'channelCode' | 'accountNumber'>,
  secrets: Secrets,
): string {
  return `${payoutChannelName(channelCode)} ${maskedNumber(secrets.open(accountNumber))}`;
}
