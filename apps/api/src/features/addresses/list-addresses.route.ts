import { listAddresses as list } from '@suki/db/queries/addresses';
import type { Handler } from '../../http/handlers.ts';
import { listOptions } from '../../http/list-options.ts';
import { presentAddress } from './present-address.ts';

/** The specification's page size of this list. */
const LIMIT = 15;

export const listAddresses: Handler<'listAddresses'> = async ({ caller, query }, { pool }) => {
  const page = await list(pool, caller.userId, { ...listOptions(query, { limit: LIMIT }), filterBy: query.filterBy });
  return { items: page.items.map(presentAddress), hasMore: page.hasMore, lastItemId: page.lastItemId };
};
