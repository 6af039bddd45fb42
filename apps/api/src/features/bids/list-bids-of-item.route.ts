import type { Routes } from '@suki/contract/routes';
import { bidsOfItem } from '@suki/db/queries/bids';
import type { Dependencies } from '../../dependencies.ts';
import type { Handler, RouteRequest } from '../../http/handler.ts';
import { listOptions } from '../../http/list-options.ts';
import { presentBidSummaries } from './present-bid.ts';

type Call = Pick<RouteRequest<Routes['listBidsOfItem']>, 'params' | 'query' | 'caller'>;

async function bidsOfCaller({ params, query, caller }: Call, dependencies: Dependencies) {
  const of = { buyerId: caller.userId, itemId: params.itemId };
  const page = await bidsOfItem(dependencies.pool, of, listOptions(query));
  return { ...page, items: await presentBidSummaries(dependencies.pool, page.items, dependencies) };
}

export const listBidsOfItem: Handler<'listBidsOfItem'> = (call, dependencies) => bidsOfCaller(call, dependencies);

/** `DELETE /bid/list/{itemId}`: the specification lists a person's bids on an item this way. Nothing is deleted. */
export const listBidsOfItemByDelete: Handler<'listBidsOfItemByDelete'> = (call, dependencies) =>
  bidsOfCaller(call, dependencies);
