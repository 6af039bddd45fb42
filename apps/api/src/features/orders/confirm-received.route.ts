import type { Handler } from '../../http/handler.ts';
import { partyCommand } from './party-command.ts';

/** `PUT /order/{id}/confirm-received`: E70, also before the courier reports the delivery. */
export const confirmReceived: Handler<'confirmReceived'> = partyCommand('confirm_received');
