import { HOUR_MS } from '@suki/domain/config/durations';
import { payouts } from '@suki/domain/config/payouts';
import type { Act } from './act.ts';
import type { CastMember } from './cast.ts';
import type { SeedClock } from './seed-clock.ts';

/** A usual account, and one at which the sandbox's bank holds payouts until it is told their outcome. */
const NUMBERS = ['00123456789', '131313'];

/** Gives the sellers the accounts that they lack. They are older than the hold of new accounts, so payouts go there. */
export async function openBankAccounts(sellers: readonly CastMember[], act: Act, clock: SeedClock): Promise<void> {
  const present = clock.now();
  clock.moveTo(new Date(present.getTime() - 2 * payouts.newAccountHoldHours * HOUR_MS));
  for (const seller of sellers) {
    const { items } = await act(seller, 'listWithdrawalAccounts');
    for (const accountNumber of items.length === 0 ? NUMBERS : []) {
      const body = { channelCode: 'PH_BDO', accountHolderName: seller.name, accountNumber };
      await act(seller, 'createWithdrawalAccount', { body });
    }
  }
  clock.moveTo(present);
}
