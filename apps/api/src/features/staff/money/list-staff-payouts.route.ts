import { listStaffPayouts as payoutsOf } from '@suki/db/queries/staff-payouts';
import { staffPageSize } from '@suki/domain/config/lists';
import type { Handler } from '../../../http/handler.ts';
import { listOptions } from '../../../http/list-options.ts';
import { presentedPayouts } from './present-staff-payout.ts';

export const listStaffPayouts: Handler<'listStaffPayouts'> = async ({ query }, { pool }) => {
  const page = await payoutsOf(pool, query.list ?? 'held', listOptions(query, { limit: staffPageSize }));
  return { ...page, items: await presentedPayouts(pool, page.items) };
};
