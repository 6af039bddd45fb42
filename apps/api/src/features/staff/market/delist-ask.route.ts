import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../../http/handler.ts';
import { staffCommandOnAsk } from './staff-command-on-ask.ts';

/**
 * `POST /staff/ask/{id}/delist`: E12. When the ask has accepted a bid and its deposit is still due, the bid goes back
 * to its queue first.
 */
export const delistAsk: Handler<'delistAsk'> = staffCommandOnAsk((trade, { body }, { now }) =>
  decide({ name: 'delist_ask', ...body }, trade, now),
);
