import type { WithdrawalAccountInput as ContractInput } from '@suki/contract/withdrawal-accounts/withdrawal-accounts.table';
import type { SealedAccount } from '@suki/db/queries/withdrawal-accounts';
import { validateAccountHolderName, validateAccountNumber } from '@suki/domain/validators/withdrawal-account';
import type { z } from 'zod';
import { validated } from '../../http/validated.ts';
import type { Secrets } from '../../ports/secrets.ts';
import { markOfAccount } from './identity-mark.ts';

export type AccountInput = z.output<typeof ContractInput>;

/**
 * Returns an account in its stored form: fields cleaned, the number sealed, with its mark.
 * @throws ApiRefusal VALIDATION when a field breaks its rule.
 */
export function sealedAccount(input: AccountInput, secrets: Secrets): SealedAccount {
  const { accountHolderName, accountNumber } = validated({
    accountHolderName: validateAccountHolderName(input.accountHolderName),
    accountNumber: validateAccountNumber(input.accountNumber),
  });
  const { mark } = markOfAccount({ channelCode: input.channelCode, accountNumber }, secrets);
  return {
    channelCode: input.channelCode,
    accountHolderName,
    accountNumber: secrets.seal(accountNumber),
    accountMark: mark,
  };
}
