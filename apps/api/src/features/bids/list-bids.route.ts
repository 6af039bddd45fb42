import { listBidsOfBuyer } from '@suki/db/queries/bids';
import { type BidStatus, bidStatuses } from '@suki/domain/trade/facts/statuses';
import { bidTabs, shownStatuses } from '@suki/domain/trade/facts/tabs';
import type { Handler } from '../../http/handler.ts';
import { listOptions } from '../../http/list-options.ts';
import { presentBidSummaries } from './present-bid.ts';

export const listBids: Handler<'listBids'> = async ({ query, caller }, dependencies) => {
  const { tabId, filterBy } = query;
  const tab = tabId === undefined && filterBy !== undefined ? undefined : bidTabs[tabId ?? 'active'];
  const statuses = shownStatuses<BidStatus>({ tab, filterBy, all: bidStatuses });
  const page = await listBidsOfBuyer(dependencies.pool, caller.userId, statuses, listOptions(query));
  return { ...page, items: await presentBidSummaries(dependencies.pool, page.items, dependencies) };
};
