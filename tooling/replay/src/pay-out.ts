import type { Dependencies } from '@suki/api/dependencies';
import type { Act } from '@suki/api/seed/act';
import { walletBalance } from '@suki/db/queries/wallet';
import { letAccountsRest } from '@suki/db/testing/test-trade';
import { payouts } from '@suki/domain/config/payouts';
import type { Person } from './people.ts';

/** Pays each person's whole withdrawable balance out to their bank. Returns the number of payouts. */
export async function payOut(people: readonly Person[], act: Act, { pool, clock }: Dependencies): Promise<number> {
  let count = 0;
  // The replay has no day to wait for; its accounts are as old as its people would be.
  await letAccountsRest(pool);
  for (const person of people) {
    const { withdrawable: amount } = await walletBalance(pool, person.userId, clock.now());
    if (amount < payouts.min) continue;
    await act(person, 'requestPayout', { body: { amount } });
    count += 1;
  }
  return count;
}
