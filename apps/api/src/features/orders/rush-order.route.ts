import type { Handler } from '../../http/handler.ts';
import { partyCommand } from './party-command.ts';

/** `PUT /order/rush-order/{id}`: N5, to the warehouse, for the check or the sending. */
export const rushOrder: Handler<'rushOrder'> = partyCommand('rush_order');
