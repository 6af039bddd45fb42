import type { AttemptId, PayoutId, RefundId } from '@suki/domain/ids/id';
import { paymentAttempts, refunds } from '../schema/payments.ts';
import { payouts } from '../schema/wallet.ts';
import { columnsOf, type Db, many, statement } from '../statement.ts';
import type { Attempt } from './attempts.ts';
import type { Payout } from './payouts.ts';
import type { Refund } from './refunds.ts';

/** Newest first, so that neighbours are compared together; `below` is the last id of the page before. */
export type Page<Id extends string> = { readonly since: Date; readonly below: Id | null; readonly limit: number };

const attemptsStatement = statement<Attempt, [Date, AttemptId | null, number]>(
  'reconciliations.attempts',
  `select ${columnsOf(paymentAttempts, 'p')} from payment_attempts p
where p.gateway_request_id is not null and (p.status = 'PENDING' or p.updated_at > $1::timestamptz) and ($2::text is null or p.id < $2::text)
order by p.id desc limit $3::int`,
);

/** Returns attempts that the gateway knows and that are open or changed since. */
export async function attemptsToCompare(db: Db, { since, below, limit }: Page<AttemptId>): Promise<readonly Attempt[]> {
  return await many(db, attemptsStatement, [since, below, limit]);
}

const refundsStatement = statement<Refund, [Date, RefundId | null, number]>(
  'reconciliations.refunds',
  `select ${columnsOf(refunds, 'r')} from refunds r
where (r.gateway_refund_id is not null and (r.status in ('PENDING', 'REQUESTED') or r.updated_at > $1::timestamptz) or r.status = 'PENDING' and r.tries > 0)
  and ($2::text is null or r.id < $2::text)
order by r.id desc limit $3::int`,
);

/**
 * Returns refunds that the gateway knows and that are open or changed since `since`, and refunds that were sent but may
 * not have reached the gateway.
 */
export async function refundsToCompare(db: Db, { since, below, limit }: Page<RefundId>): Promise<readonly Refund[]> {
  return await many(db, refundsStatement, [since, below, limit]);
}

const payoutsStatement = statement<Payout, [Date, PayoutId | null, number]>(
  'reconciliations.payouts',
  `select ${columnsOf(payouts, 'o')} from payouts o
where (o.status in ('PENDING', 'ACCEPTED', 'REQUESTED') or o.gateway_payout_id is not null and o.updated_at > $1::timestamptz) and ($2::text is null or o.id < $2::text)
order by o.id desc limit $3::int`,
);

/** Returns open payouts, known to the gateway or not, and those known to the gateway that changed since. */
export async function payoutsToCompare(db: Db, { since, below, limit }: Page<PayoutId>): Promise<readonly Payout[]> {
  return await many(db, payoutsStatement, [since, below, limit]);
}
