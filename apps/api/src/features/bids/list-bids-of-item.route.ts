import { bidsOfItem } from '@suki/db/queries/bids';
import type { Handler } from '../../http/handler.ts';
import { listOptions } from '../../http/list-options.ts';
import { presentBidSummaries } from './present-bid.ts';

export const listBidsOfItem: Handler<'listBidsOfItem'> = async ({ params, query, caller }, dependencies) => {
  const of = { buyerId: caller.userId, itemId: params.itemId };
  const page = await bidsOfItem(dependencies.pool, of, listOptions(query));
  return { ...page, items: await presentBidSummaries(dependencies.pool, page.items, dependencies) };
};
