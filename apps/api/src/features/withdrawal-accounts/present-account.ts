import { payoutChannelName } from '@suki/contract/withdrawal-accounts/payout-channels.table';
import type { WithdrawalAccount as AccountAnswer } from '@suki/contract/withdrawal-accounts/withdrawal-accounts.table';
import type { WithdrawalAccount } from '@suki/db/queries/withdrawal-accounts';
import { payoutsStartAt } from '@suki/domain/trade/decide/account-hold';
import type { z } from 'zod';
import type { Secrets } from '../../ports/secrets.ts';
import { openNumber } from './sealed-number.ts';

const READABLE_DIGITS = 4;

/** Presents an account to its owner, with only the last four digits of the number. */
export function presentAccount(account: WithdrawalAccount, secrets: Secrets): z.input<typeof AccountAnswer> {
  return {
    id: account.id,
    channelCode: account.channelCode,
    bankName: payoutChannelName(account.channelCode),
    accountHolderName: account.accountHolderName,
    maskedAccountNumber: maskedNumber(openNumber(account, secrets)),
    status: account.status,
    isDefault: account.isDefault,
    payoutsStartAt: payoutsStartAt(account.destinationChangedAt).toISOString(),
    createdAt: account.createdAt.toISOString(),
  };
}

/** `•••• 7890`: always four dots, so that the number's length stays hidden. */
export function maskedNumber(accountNumber: string): string {
  return `•••• ${accountNumber.slice(-READABLE_DIGITS)}`;
}
