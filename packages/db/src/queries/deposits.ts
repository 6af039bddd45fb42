import type { AttemptId, DepositId } from '@suki/domain/ids/id';
import type { DepositFields } from '@suki/domain/trade/facts/decision';
import { type Db, first, json, statement, touch } from '../statement.ts';
import { depositEvent } from '../trade-event.ts';
import type { Tx } from '../tx.ts';

/**
 * SQL of the specification's `needToRepay`, for `deposits d` and the attempts `p` of its ask or bid. True when the
 * deposit is due again after a failed try or a chargeback, or when a raised price waits for the rest
 * (docs/lifecycle.md#pay-again).
 */
export function needToRepay(isAttemptOfIt: string): string {
  return `(d.raise_price is not null or d.status = 'due' and (d.paid_by_attempt_id is not null
    or exists (select from payment_attempts p where (${isAttemptOfIt}) and p.status = 'FAILED')))`;
}

// A key that is present sets its column, null included; a raise is one object.
const patchStatement = statement<unknown, [DepositId, string, Date]>(
  'deposits.patch',
  `with patched as (
  update deposits set
    amount = coalesce(($2::jsonb ->> 'amount')::bigint, amount),
    top_ups = coalesce($2::jsonb -> 'topUps', top_ups),
    raise_price = case when $2::jsonb ? 'raise' then ($2::jsonb -> 'raise' ->> 'price')::bigint else raise_price end,
    raise_amount = case when $2::jsonb ? 'raise' then ($2::jsonb -> 'raise' ->> 'amount')::bigint else raise_amount end,
    appealed_at = case when $2::jsonb ? 'appealedAt' then ($2::jsonb ->> 'appealedAt')::timestamptz else appealed_at end,
    updated_at = $3::timestamptz
  where id = $1::text
  returning ask_id, bid_id, user_id
)
select ${depositEvent('patched')} from patched`,
);

/** Sets fields of a deposit beside its status (E09, E64) and tells its owner. */
export async function patchDeposit(tx: Tx, id: DepositId, set: DepositFields, at: Date): Promise<void> {
  await touch(tx, patchStatement, [id, json(set), at]);
}

const cardStatement = statement<{ isCard: boolean }, [AttemptId[]]>(
  'deposits.was-paid-by-card',
  `select coalesce(bool_or(channel = 'CARDS'), false) as "isCard" from payment_attempts where id = any($1::text[])`,
);

/**
 * Returns true when a card paid any part of a deposit: compensation out of it can be withdrawn later
 * (docs/lifecycle.md#penalties).
 */
export async function wasPaidByCard(db: Db, attemptIds: readonly AttemptId[]): Promise<boolean> {
  return (await first(db, cardStatement, [[...attemptIds]]))?.isCard ?? false;
}
