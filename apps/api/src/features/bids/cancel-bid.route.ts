import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handlers.ts';
import { commandOnBid } from './command-on-bid.ts';
import { presentBid } from './present-bid.ts';

/** `PUT /bid/cancel/{id}`: E18, E18x. */
export const cancelBid: Handler<'cancelBid'> = async ({ params, caller, refuse, refuseAs }, dependencies) => {
  const callerId = caller.userId;
  await commandOnBid(
    {
      bidId: params.id,
      callerId,
      decide: ({ bid, owed }, { now }) => decide({ name: 'cancel_bid', callerId }, { bid, owed }, now),
      notFound: () => refuse('BID_NOT_FOUND'),
      refuseAs,
    },
    dependencies,
  );
  return presentBid(dependencies.pool, { bidId: params.id }, dependencies);
};
