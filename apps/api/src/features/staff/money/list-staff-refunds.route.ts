import { listStaffRefunds as refundsOf } from '@suki/db/queries/staff-refunds';
import { staffPageSize } from '@suki/domain/config/lists';
import type { Handler } from '../../../http/handler.ts';
import { listOptions } from '../../../http/list-options.ts';
import { presentedRefunds } from './present-refund.ts';

export const listStaffRefunds: Handler<'listStaffRefunds'> = async ({ query, caller }, { pool }) => {
  const page = await refundsOf(pool, query.status ?? null, listOptions(query, { limit: staffPageSize }));
  return { ...page, items: await presentedRefunds(pool, page.items, caller) };
};
