import type { WithdrawalAccountInput as ContractInput } from '@suki/contract/withdrawal-accounts/withdrawal-accounts.table';
import type { WithdrawalAccountInput } from '@suki/db/queries/withdrawal-accounts';
import { validateAccountHolderName, validateAccountNumber } from '@suki/domain/validators/withdrawal-account';
import type { z } from 'zod';
import { validated } from '../../http/validated.ts';
import type { Secrets } from '../../ports/secrets.ts';

export type AccountInput = z.output<typeof ContractInput>;

/**
 * Returns an account in its stored form: fields cleaned, the number sealed.
 * @throws ApiRefusal VALIDATION when a field breaks its rule.
 */
export function sealedAccount(input: AccountInput, secrets: Secrets): WithdrawalAccountInput {
  const { accountHolderName, accountNumber } = validated({
    accountHolderName: validateAccountHolderName(input.accountHolderName),
    accountNumber: validateAccountNumber(input.accountNumber),
  });
  return { channelCode: input.channelCode, accountHolderName, accountNumber: secrets.seal(accountNumber) };
}

/** A keyed hash that is equal for two people who are paid out to one account, without storing the number (ADR 0043). */
export function accountMark(input: AccountInput, secrets: Secrets) {
  const { accountNumber } = validated({ accountNumber: validateAccountNumber(input.accountNumber) });
  return { kind: 'payout_account', mark: secrets.hash(`${input.channelCode} ${accountNumber}`) } as const;
}
