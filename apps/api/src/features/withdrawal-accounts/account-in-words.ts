import { payoutChannelName } from '@suki/contract/withdrawal-accounts/payout-channels.table';
import type { WithdrawalAccount } from '@suki/db/queries/withdrawal-accounts';
import type { Secrets } from '../../ports/secrets.ts';
import { maskedNumber } from './present-account.ts';
import { openNumber } from './sealed-number.ts';

/** `BDO Unibank •••• 7890`, for messages. */
export function accountInWords(
  account: Pick<WithdrawalAccount, 'userId' | 'channelCode' | 'accountNumber'>,
  secrets: Secrets,
): string {
  return `${payoutChannelName(account.channelCode)} ${maskedNumber(openNumber(account, secrets))}`;
}
