import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handlers.ts';
import { commandOnAsk } from './command-on-ask.ts';
import { presentAsk } from './present-ask.ts';

/** `PUT /ask/cancel/{id}`: E07, E08, E08x, and E28 of an accepted bid. */
export const cancelAsk: Handler<'cancelAsk'> = async ({ params, caller, refuse, refuseAs }, dependencies) => {
  await commandOnAsk(
    {
      askId: params.id,
      callerId: caller.userId,
      decide: (trade, { now }) => decide({ name: 'cancel_ask' }, trade, now),
      notFound: () => refuse('ASK_NOT_FOUND'),
      refuseAs,
    },
    dependencies,
  );
  return presentAsk(dependencies.pool, { askId: params.id }, dependencies);
};
