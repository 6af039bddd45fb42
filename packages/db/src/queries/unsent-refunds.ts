import type { AttemptId, RefundId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import type { StoppedRefund } from '@suki/domain/trade/money/stopped-refunds';
import { ConflictError } from '../conflict-error.ts';
import { type Db, exactlyOne, first, statement } from '../statement.ts';
import { subjectEvent, walletEvent } from '../trade-event.ts';
import type { Tx } from '../tx.ts';
import { type Refund, refundColumns } from './refunds.ts';

/* Refunds that were not sent. Next they are sent, or stopped because the bank takes the payment back (E65b). */

// A refund that was tried once may have left: only the gateway knows. A refund is therefore stopped only when no
// sending has begun, or the gateway has reported the failure of the last sending and the next one has not begun.
const unsent = (attempt: string): string =>
  `attempt_id = ${attempt} and status = 'PENDING' and (tries = 0 or retry_at is not null)`;

const beginTryStatement = statement<Refund, [RefundId, Date]>(
  'unsent-refunds.begin-try',
  `update refunds r set tries = r.tries + 1, retry_at = null, updated_at = $2::timestamptz where r.id = $1::text and r.status = 'PENDING' returning ${refundColumns}`,
);

/**
 * Begins a sending to the gateway, before the call: from now on the refund counts as sent. Undefined when there is
 * nothing to send: the gateway has the refund, or it was stopped.
 */
export async function beginRefundTry(db: Db, id: RefundId, at: Date): Promise<Refund | undefined> {
  return await first(db, beginTryStatement, [id, at]);
}

const unsentStatement = statement<{ amount: Centavos }, [AttemptId]>(
  'unsent-refunds.of-attempt',
  `select coalesce(sum(r.amount), 0)::bigint as amount
from (select amount from refunds where ${unsent('$1::text')} order by id for no key update) r`,
);

/**
 * Returns the amount of a payment's refunds that were not sent. They are locked, so that none is sent before the
 * decision is carried out.
 */
export async function unsentRefundOf(tx: Tx, attemptId: AttemptId): Promise<Centavos> {
  return (await exactlyOne(tx, unsentStatement, [attemptId])).amount;
}

const stopStatement = statement<{ amount: Centavos }, [AttemptId, Date]>(
  'unsent-refunds.stop',
  `with stopped as (
  update refunds set status = 'CANCELLED', retry_at = null, updated_at = $2::timestamptz where ${unsent('$1::text')}
  returning attempt_id, user_id, amount
)
select coalesce(sum(stopped.amount), 0)::bigint as amount,
  count(${subjectEvent('paid')}) + count(${walletEvent('stopped.user_id')}) as told
from stopped join payment_attempts paid on paid.id = stopped.attempt_id`,
);

/**
 * Cancels the unsent refunds of a payment that the bank took back; their job then finds nothing to send.
 * @throws ConflictError when their sum is not the `amount` of the decision: one was sent meanwhile.
 */
export async function stopRefunds(tx: Tx, { attemptId, amount }: StoppedRefund, at: Date): Promise<void> {
  const stopped = await exactlyOne(tx, stopStatement, [attemptId, at]);
  if (stopped.amount !== amount) throw new ConflictError('refund of', attemptId, `unsent for ${amount} centavos`);
}
