import { bidById } from '@suki/db/queries/bids';
import type { Handler } from '../../http/handler.ts';
import { presentLoadedBid } from './present-bid.ts';

export const getBid: Handler<'getBid'> = async ({ params, caller, refuse }, dependencies) => {
  const bid = await bidById(dependencies.pool, params.id);
  if (bid === undefined || bid.buyerId !== caller.userId) throw refuse('BID_NOT_FOUND');
  return presentLoadedBid(dependencies.pool, bid, dependencies);
};
