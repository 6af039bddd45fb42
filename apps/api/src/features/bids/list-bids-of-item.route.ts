import { bidsOfItem } from '@suki/db/queries/bids';
import type { Handler } from '../../http/handler.ts';
import { presentBidSummaries } from './present-bid.ts';

/** `DELETE /bid/list/{itemId}`: the specification lists a person's bids on an item this way. Nothing is deleted. */
export const listBidsOfItem: Handler<'listBidsOfItem'> = async ({ params, caller }, dependencies) => {
  const bids = await bidsOfItem(dependencies.pool, caller.userId, params.itemId);
  return { items: await presentBidSummaries(dependencies.pool, bids, dependencies) };
};
