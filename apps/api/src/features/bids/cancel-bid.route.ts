import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handler.ts';
import { bidderCommand } from './bidder-command.ts';

/** `PUT /bid/cancel/{id}`: E18, E18x. */
export const cancelBid: Handler<'cancelBid'> = bidderCommand(({ bid, owed }, { caller }, { now }) =>
  decide({ name: 'cancel_bid', callerId: caller.userId }, { bid, owed }, now),
);
