import { windowOf } from '@suki/db/queries/timers';
import { remindedTimers } from '@suki/domain/config/timers';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handler.ts';
import { bidderCommand } from './bidder-command.ts';

/** `PUT /bid/send-reminder/{id}`: N2, to the seller whose deposit the bid waits for. */
export const remindOfBid: Handler<'remindOfBid'> = bidderCommand(
  async ({ bid, ask }, { caller, refuse }, { tx, now }) => {
    if (ask === null) throw refuse('NOT_ALLOWED_NOW', { details: { status: bid.status } });
    const window = await windowOf(tx, { entity: 'ask', id: ask.id }, remindedTimers);
    return decide({ name: 'remind_of_bid', callerId: caller.userId }, { bid, ask, window }, now);
  },
);
