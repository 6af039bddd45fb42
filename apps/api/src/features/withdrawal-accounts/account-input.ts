import { payoutChannels } from '@suki/contract/wallet/payout-channels.table';
import type { WithdrawalAccountInput as ContractInput } from '@suki/contract/wallet/wallet.table';
import type { WithdrawalAccountInput } from '@suki/db/queries/withdrawal-accounts';
import type { z } from 'zod';
import { validationRefusal } from '../../http/read-input.ts';
import type { Secrets } from '../../ports/secrets.ts';

export type AccountInput = z.output<typeof ContractInput>;

/**
 * The account as it is stored: the number sealed, the name trimmed.
 * @throws ApiRefusal VALIDATION when the gateway pays out to no such bank.
 */
export function sealedAccount(input: AccountInput, secrets: Secrets): WithdrawalAccountInput {
  if (!payoutChannels.some(({ code }) => code === input.channelCode)) {
    throw validationRefusal([{ field: 'body.channelCode', rule: 'Expected a bank of the list, like PH_BDO' }]);
  }
  return {
    channelCode: input.channelCode,
    accountHolderName: input.accountHolderName.trim(),
    accountNumber: secrets.seal(input.accountNumber),
  };
}
