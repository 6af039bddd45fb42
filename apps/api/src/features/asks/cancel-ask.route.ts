import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handler.ts';
import { sellerCommand } from './seller-command.ts';

/** `PUT /ask/cancel/{id}`: E07, E08, E08x, and E28 of an accepted bid. */
export const cancelAsk: Handler<'cancelAsk'> = sellerCommand((trade, _call, { now }) =>
  decide({ name: 'cancel_ask' }, trade, now),
);
