import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../../http/handler.ts';
import { presentBid } from '../../bids/present-bid.ts';
import { commandOnBid } from '../../trade/command-on-bid.ts';

/** `POST /staff/bid/{id}/delist`: E12 and E12b. */
export const delistBid: Handler<'delistBid'> = async ({ params, body, caller, refuse, refuseAs }, dependencies) => {
  const bidId = params.id;
  await commandOnBid(
    {
      bidId,
      actorId: caller.userId,
      maySee: () => true,
      decide: ({ bid, ask, owed }, { now }) => decide({ name: 'delist_bid', ...body }, { bid, ask, owed }, now),
      notFound: () => refuse('BID_NOT_FOUND'),
      refuseAs,
    },
    dependencies,
  );
  return presentBid(dependencies.pool, { bidId }, dependencies);
};
