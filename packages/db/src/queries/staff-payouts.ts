import { retriedPayoutFailures } from '@suki/domain/config/payout-failures';
import type { PayoutStatus } from '@suki/domain/trade/statuses';
import { payouts } from '../schema/wallet.ts';
import { columnsOf, type Db } from '../statement.ts';
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
  where: `p.status in ('PENDING', 'ACCEPTED', 'REQUESTED') and p.failure_reason <> all($1::text[])`,
  orderColumns: { createdAt: 'created_at', updatedAt: 'updated_at' },
  valueCount: 1,
});

/** Payouts of everybody in one status, or those that wait for people (`isPayoutHeld`); newest first unless the options say otherwise. */
export async function listStaffPayouts(
  db: Db,
  list: PayoutStatus | 'held',
  options: ListOptions,
): Promise<ListPage<Payout>> {
  return list === 'held'
    ? await pageOf(db, held, [[...retriedPayoutFailures]], options)
    : await pageOf(db, byStatus, [list], options);
}
