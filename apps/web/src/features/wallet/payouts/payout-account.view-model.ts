import type { WithdrawalAccount } from '@suki/sdk/types';

type Account = Pick<WithdrawalAccount, 'id' | 'status' | 'isDefault'>;

/**
 * The account that the money goes to: the chosen one while it is valid, else the default, else the only one. Null when
 * the person has to choose.
 */
export function payoutAccount<One extends Account>(accounts: readonly One[], chosenId: string | undefined): One | null {
  const valid = accounts.filter(({ status }) => status === 'valid');
  const only = valid.length === 1 ? valid[0] : undefined;
  return valid.find(({ id }) => id === chosenId) ?? valid.find(({ isDefault }) => isDefault) ?? only ?? null;
}
