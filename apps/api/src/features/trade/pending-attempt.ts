import { attemptSnapshot, attemptsOf } from '@suki/db/queries/attempts';
import type { Db } from '@suki/db/statement';
import type { AttemptSnapshot } from '@suki/domain/trade/facts/snapshot';

/** The attempt under way for an ask's deposit or an order; null when there is none. */
export async function pendingAttemptOf(db: Db, subject: AttemptSnapshot['subject']): Promise<AttemptSnapshot | null> {
  const pending = (await attemptsOf(db, subject)).find(({ status }) => status === 'PENDING');
  return pending === undefined ? null : attemptSnapshot(pending);
}
