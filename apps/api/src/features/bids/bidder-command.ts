import type { BidId, UserId } from '@suki/domain/ids/id';
import type { Dependencies } from '../../dependencies.ts';
import type { DomainRefusal } from '../../http/handler.ts';
import { type BidContext, type BidDecision, commandOnBid } from '../trade/command-on-bid.ts';
import type { BidTrade } from '../trade/lock-bid.ts';
import { presentBid } from './present-bid.ts';

type Call = {
  readonly params: { readonly id: BidId } | { readonly bidId: BidId };
  readonly caller: { readonly userId: UserId };
  readonly refuse: (reason: 'BID_NOT_FOUND') => Error;
  readonly refuseAs: (refusal: DomainRefusal) => Error;
};

/**
 * Makes the handler of a bidder's command on an own bid; it answers the bid. A bidder who names somebody else's bid
 * gets the answer of a bid that does not exist.
 */
export function bidderCommand<Given extends Call>(
  decide: (trade: BidTrade, call: Given, context: BidContext) => BidDecision,
) {
  return {
    work: async (call: Given, dependencies: Dependencies): Promise<{ readonly bidId: BidId }> => {
      const { params, caller, refuse, refuseAs } = call;
      const bidId = 'id' in params ? params.id : params.bidId;
      await commandOnBid(
        {
          bidId,
          actorId: caller.userId,
          maySee: ({ bid }) => bid.buyerId === caller.userId,
          decide: (trade, context) => decide(trade, call, context),
          notFound: () => refuse('BID_NOT_FOUND'),
          refuseAs,
        },
        dependencies,
      );
      return { bidId };
    },
    answer: (seen: { readonly bidId: BidId }, dependencies: Dependencies) =>
      presentBid(dependencies.pool, seen, dependencies),
  };
}
