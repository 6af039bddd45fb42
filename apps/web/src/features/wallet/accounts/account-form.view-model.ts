import { payoutChannels } from '@suki/contract/withdrawal-accounts/payout-channels.table';
import { problemText } from '@suki/domain/texts/problem-text';
import { validateAccountHolderName, validateAccountNumber } from '@suki/domain/validators/withdrawal-account';
import type { Checked } from '@suki/sdk/form';
import type { WithdrawalAccount, WithdrawalAccountInput } from '@suki/sdk/types';
import { accountTexts } from './accounts.texts.ts';

/** In the order of the form: the first field with an error gets the focus. */
export const accountFields = ['channelCode', 'accountHolderName', 'accountNumber'] as const;
export type AccountField = (typeof accountFields)[number];
export type AccountDraft = Readonly<Record<AccountField, string>>;

export const emptyAccount: AccountDraft = { channelCode: '', accountHolderName: '', accountNumber: '' };

/** The known parts of an account that is to be corrected; only the server knows its number. */
export function accountDraftOf({
  channelCode,
  accountHolderName,
}: Pick<WithdrawalAccount, 'channelCode' | 'accountHolderName'>): AccountDraft {
  return { channelCode, accountHolderName, accountNumber: '' };
}

/** Returns the account to send, or the errors by field. */
export function checkAccount(draft: AccountDraft): Checked<AccountDraft, WithdrawalAccountInput> {
  const channelCode = payoutChannels.find(({ code }) => code === draft.channelCode)?.code;
  const holder = validateAccountHolderName(draft.accountHolderName);
  const number = validateAccountNumber(draft.accountNumber);
  if (channelCode !== undefined && holder.ok && number.ok) {
    return { ok: true, input: { channelCode, accountHolderName: holder.value, accountNumber: number.value } };
  }
  return {
    ok: false,
    errors: {
      channelCode: channelCode === undefined ? accountTexts.chooseProblem : undefined,
      accountHolderName: problemText(holder),
      accountNumber: problemText(number),
    },
  };
}
