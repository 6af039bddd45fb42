import { windowOf } from '@suki/db/queries/timers';
import { remindedTimers } from '@suki/domain/config/timers';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handlers.ts';
import { commandOnBid } from './command-on-bid.ts';
import { presentBid } from './present-bid.ts';

/** `PUT /bid/send-reminder/{id}`: N2, to the seller whose deposit the bid waits for. */
export const remindOfBid: Handler<'remindOfBid'> = async ({ params, caller, refuse, refuseAs }, dependencies) => {
  const callerId = caller.userId;
  await commandOnBid(
    {
      bidId: params.id,
      callerId,
      decide: async ({ bid, ask }, { tx, now }) => {
        if (ask === null) throw refuse('NOT_ALLOWED_NOW', { details: { status: bid.status } });
        const window = await windowOf(tx, { entity: 'ask', id: ask.id }, remindedTimers);
        return decide({ name: 'remind_of_bid', callerId }, { bid, ask, window }, now);
      },
      notFound: () => refuse('BID_NOT_FOUND'),
      refuseAs,
    },
    dependencies,
  );
  return presentBid(dependencies.pool, { bidId: params.id }, dependencies);
};
