import type { Dependencies } from '@suki/api/dependencies';
import type { Act } from '@suki/api/seed/act';
import { walletBalance } from '@suki/db/queries/wallet';
import { payouts } from '@suki/domain/config/payouts';
import type { Person } from './people.ts';

/** Everybody who has something to withdraw takes all of it to their bank (lifecycle, section 9). Answers how many did. */
export async function payOut(people: readonly Person[], act: Act, { pool, clock }: Dependencies): Promise<number> {
  let count = 0;
  for (const person of people) {
    const { withdrawable: amount } = await walletBalance(pool, person.userId, clock.now());
    if (amount < payouts.min) continue;
    await act(person, 'requestPayout', { body: { amount } });
    count += 1;
  }
  return count;
}
