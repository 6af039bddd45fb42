import { lowestAskFor } from '@suki/db/queries/bid-queue';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handler.ts';
import { bidderCommand } from './bidder-command.ts';

/** `PUT /bid/{bidId}`: E18e, and E21 when the new price meets the lowest ask. */
export const editBid: Handler<'editBid'> = bidderCommand(async ({ bid, owed }, { body, caller }, { tx, now }) => {
  const { ownPrice } = await lowestAskFor(tx, bid.skuId, caller.userId);
  return decide({ name: 'edit_bid', callerId: caller.userId, ...body }, { bid, owed, lowestOwnAsk: ownPrice }, now);
});
