import { retriedPayoutFailures } from '@suki/domain/config/payout-failures';
import type { PayoutId } from '@suki/domain/ids/id';
import type { PayoutStatus } from '@suki/domain/trade/statuses';
import { payouts } from '../schema/wallet.ts';
import { columnsOf, type Db, first, statement } from '../statement.ts';
import { type ListOptions, type ListPage, listStatements, pageOf } from './lists.ts';
import type { Payout } from './payouts.ts';

export type StaffPayout = Payout & { readonly channelCode: string; readonly accountHolderName: string };

const select = `select ${columnsOf(payouts, 'p')}, w.channel_code as "channelCode", w.account_holder_name as "accountHolderName"
from payouts p join withdrawal_accounts w on w.id = p.withdrawal_account_id`;

const common = { select, table: 'payouts', alias: 'p' } as const;

const byStatus = listStatements<StaffPayout, [PayoutStatus]>({
  ...common,
  name: 'payouts.of-staff',
  where: 'p.status = $1::text',
  orderColumns: { createdAt: 'created_at', updatedAt: 'updated_at' },
  valueCount: 1,
});

const held = listStatements<StaffPayout, [string[]]>({
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
): Promise<ListPage<StaffPayout>> {
  return list === 'held'
    ? await pageOf(db, held, [[...retriedPayoutFailures]], options)
    : await pageOf(db, byStatus, [list], options);
}

const byIdStatement = statement<StaffPayout, [PayoutId]>('payouts.of-staff-by-id', `${select} where p.id = $1::text`);

export async function staffPayoutById(db: Db, id: PayoutId): Promise<StaffPayout | undefined> {
  return await first(db, byIdStatement, [id]);
}
