import type { WithdrawalAccount } from '@suki/sdk/types';
import { accountTexts } from './accounts.texts.ts';

/** "GCash •••• 4567". */
export function accountName({
  bankName,
  maskedAccountNumber,
}: Pick<WithdrawalAccount, 'bankName' | 'maskedAccountNumber'>): string {
  return accountTexts.name(bankName, maskedAccountNumber);
}
