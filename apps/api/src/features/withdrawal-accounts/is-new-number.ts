import { numberHistory } from '@suki/db/queries/withdrawal-accounts';
import type { Tx } from '@suki/db/tx';
import { limits } from '@suki/domain/config/limits';
import type { UserId } from '@suki/domain/ids/id';

type Entered = { readonly accountMark: string; readonly at: Date };

/**
 * Tells whether a number is new to a person, and whether it is one too many today. Call it under the lock of the
 * person. Without the limit somebody could try out which number belongs to whom, or put strangers under suspicion.
 */
export async function newNumber(
  tx: Tx,
  userId: UserId,
  { accountMark, at }: Entered,
): Promise<{ readonly isNew: boolean; readonly isTooMany: boolean }> {
  const since = new Date(at.getTime() - limits.newAccountNumbersDayMs);
  const { isKnown, newCount } = await numberHistory(tx, userId, { accountMark, since });
  return { isNew: !isKnown, isTooMany: !isKnown && newCount >= limits.newAccountNumbersADay };
}
