import type { AttemptId } from '@suki/domain/ids/id';
import { exactlyOne, statement } from '../statement.ts';
import type { Tx } from '../tx.ts';

const statusStatement = statement<{ status: 'returned' | 'reversed' | null }, [AttemptId]>(
  'second-payments.status',
  `select case max(case code when 'second_payment_returned' then 1 else 2 end) when 2 then 'reversed' when 1 then 'returned' end as status
from journal_entries where code in ('second_payment_returned', 'second_payment_reversed', 'deposit_reversed') and key = $1::text`,
);

/**
 * Returns `reversed` when the bank's reversal of a payment is booked under its own id, else `returned` for a second
 * payment that went back; null when neither is booked.
 */
export async function secondPaymentOf(tx: Tx, attemptId: AttemptId): Promise<'returned' | 'reversed' | null> {
  return (await exactlyOne(tx, statusStatement, [attemptId])).status;
}
