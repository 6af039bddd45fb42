import { listBidsOfBuyer } from '@suki/db/queries/bids';
import { bidTabs } from '@suki/domain/trade/tabs';
import type { Handler } from '../../http/handlers.ts';
import { listOptions } from '../../http/list-options.ts';
import { presentBidSummaries } from './present-bid.ts';

/** `GET /bid/list` */
export const listBids: Handler<'listBids'> = async ({ query, caller }, dependencies) => {
  const statuses = bidTabs[query.tabId ?? 'active'];
  const page = await listBidsOfBuyer(dependencies.pool, caller.userId, statuses, listOptions(query));
  return { ...page, items: await presentBidSummaries(dependencies.pool, page.items, dependencies) };
};
