import type { HandlerInTwoParts } from '../../../http/handler.ts';
import { presentedOrder, type SeenOrder } from '../../orders/present-order.ts';
import { moneyCommand } from '../approvals/money-command.ts';
import { hasUnknownPhoto } from './has-unknown-photo.ts';

/** `POST /staff/order/{id}/transit-damage`: E60c. One inspector is enough to find it, and finance agrees to pay it. */
export const reportTransitDamage: HandlerInTwoParts<'reportTransitDamage', SeenOrder> = {
  work: async (call, dependencies) => {
    const { reason: _reason, ...command } = call.body;
    if (await hasUnknownPhoto(dependencies.pool, command.photos)) throw call.refuse('FILE_NOT_FOUND');
    return moneyCommand(call, { kind: 'transit_damage', command }, dependencies);
  },
  answer: presentedOrder,
};
