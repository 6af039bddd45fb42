import { listAddresses as list } from '@suki/db/queries/addresses';
import { addressPageSize } from '@suki/domain/config/lists';
import type { Handler } from '../../http/handler.ts';
import { listOptions } from '../../http/list-options.ts';
import { presentAddress } from './present-address.ts';

export const listAddresses: Handler<'listAddresses'> = async ({ caller, query }, { pool }) => {
  const options = listOptions(query, { limit: addressPageSize });
  const page = await list(pool, caller.userId, { ...options, filterBy: query.filterBy });
  return { items: page.items.map(presentAddress), hasMore: page.hasMore, lastItemId: page.lastItemId };
};
