import { lowestAskFor } from '@suki/db/queries/bid-queue';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handlers.ts';
import { commandOnBid } from './command-on-bid.ts';
import { presentBid } from './present-bid.ts';

/** `PUT /bid/{bidId}`: E18e, and E21 when the new price meets the lowest ask. */
export const editBid: Handler<'editBid'> = async ({ params, body, caller, refuse, refuseAs }, dependencies) => {
  const { bidId } = params;
  const callerId = caller.userId;
  await commandOnBid(
    {
      bidId,
      callerId,
      decide: async ({ bid, owed }, { tx, now }) => {
        const { ownPrice } = await lowestAskFor(tx, bid.skuId, callerId);
        return decide({ name: 'edit_bid', callerId, ...body }, { bid, owed, lowestOwnAsk: ownPrice }, now);
      },
      notFound: () => refuse('BID_NOT_FOUND'),
      refuseAs,
    },
    dependencies,
  );
  return presentBid(dependencies.pool, { bidId }, dependencies);
};
