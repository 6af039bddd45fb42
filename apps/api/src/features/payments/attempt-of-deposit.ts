import type { PaymentAttempt } from '@suki/contract/payments/payments.schemas';
import { attemptsOf } from '@suki/db/queries/attempts';
import type { Db } from '@suki/db/statement';
import { depositDue } from '@suki/domain/deposits/deposit-due';
import type { AttemptSnapshot, DepositSnapshot } from '@suki/domain/trade/facts/snapshot';
import type { z } from 'zod';
import { presentAttempt } from './present-attempt.ts';

/** The newest attempt to pay a deposit, as its payer sees it. Null, without a read, while nothing is due. */
export async function attemptOfDeposit(
  db: Db,
  subject: AttemptSnapshot['subject'],
  deposit: Pick<DepositSnapshot, 'status' | 'amount' | 'raise'>,
): Promise<z.output<typeof PaymentAttempt> | null> {
  if (depositDue(deposit) === null) return null;
  const [newest] = await attemptsOf(db, subject);
  return newest === undefined ? null : presentAttempt(newest);
}
