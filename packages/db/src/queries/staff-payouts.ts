import { retriedPayoutFailures } from '@suki/domain/config/payout-failures';
import type { PayoutId } from '@suki/domain/ids/id';
import type { PayoutStatus } from '@suki/domain/trade/facts/statuses';
import { payouts } from '../schema/wallet.ts';
import { columnsOf, type Db, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';
import { jobAbout } from './jobs.ts';
import { type ListOptions, type ListPage, listStatements, pageOf } from './lists.ts';
import type { Payout } from './payouts.ts';

const select = `select ${columnsOf(payouts, 'p')} from payouts p`;

const common = { select, table: 'payouts', alias: 'p' } as const;

const byStatus = listStatements<Payout, [PayoutStatus]>({
  ...common,
  name: 'payouts.of-staff',
  where: 'p.status = $1::text',
  orderColumns: { createdAt: 'created_at', updatedAt: 'updated_at' },
  valueCount: 1,
});

const held = listStatements<Payout, [string[]]>({
  ...common,
  name: 'payouts.held',
  // "is not null" follows from the rest, and tells the planner of the index.
  where: `p.status in ('PENDING', 'ACCEPTED', 'REQUESTED') and p.failure_reason is not null and p.failure_reason <> all($1::text[])`,
  orderColumns: { createdAt: 'created_at', updatedAt: 'updated_at' },
  valueCount: 1,
});

/** Returns payouts in one status, or the held ones (`isPayoutHeld`); newest first by default. */
export async function listStaffPayouts(
  db: Db,
  list: PayoutStatus | 'held',
  options: ListOptions,
): Promise<ListPage<Payout>> {
  return list === 'held'
    ? await pageOf(db, held, [[...retriedPayoutFailures]], options)
    : await pageOf(db, byStatus, [list], options);
}

// The job may still wait for its next try, or have given up: the key makes it one job that starts anew. The condition
// is `isPayoutUnsent`.
const nowStatement = statement<unknown, [PayoutId, string[]]>(
  'payouts.send-now',
  `select ${jobAbout('send-payout', 'p.id')}
from payouts p where p.id = $1::text and p.status in ('PENDING', 'ACCEPTED', 'REQUESTED') and p.gateway_payout_id is null
  and (p.failure_reason is null or p.failure_reason = any($2::text[]))`,
);

/**
 * Queues the job of a payout again that the gateway has not accepted yet.
 * @returns false when there is nothing to send.
 */
export async function sendPayoutNow(tx: Tx, id: PayoutId): Promise<boolean> {
  return (await touch(tx, nowStatement, [id, [...retriedPayoutFailures]])) === 1;
}
