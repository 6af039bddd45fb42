import { walletBalance } from '@suki/db/queries/wallet';
import { payouts } from '@suki/domain/config/payouts';
import type { Dependencies } from '../dependencies.ts';
import type { Act } from '../seed/act.ts';
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
