import type { WithdrawalAccount } from '@suki/sdk/types';
import { moment } from '../../../shell/when.ts';
import { accountTexts } from './accounts.texts.ts';

/** The sentence with the moment from which payouts start; null when they can start now. */
export function accountHold(account: Pick<WithdrawalAccount, 'payoutsStartAt'>, now: Date): string | null {
  return Date.parse(account.payoutsStartAt) > now.getTime()
    ? accountTexts.onHold(moment(account.payoutsStartAt))
    : null;
}
