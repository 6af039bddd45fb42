import { waitingOfPayouts } from '@suki/db/queries/approvals';
import { listStaffPayouts as payoutsOf } from '@suki/db/queries/staff-payouts';
import { staffPageSize } from '@suki/domain/config/lists';
import type { Handler } from '../../../http/handler.ts';
import { listOptions } from '../../../http/list-options.ts';
import { presentStaffPayout } from './present-staff-payout.ts';

export const listStaffPayouts: Handler<'listStaffPayouts'> = async ({ query }, { pool }) => {
  const page = await payoutsOf(pool, query.list ?? 'held', listOptions(query, { limit: staffPageSize }));
  const waiting = await waitingOfPayouts(
    pool,
    page.items.map(({ id }) => id),
  );
  return { ...page, items: page.items.map((payout) => presentStaffPayout(payout, waiting.get(payout.id))) };
};
