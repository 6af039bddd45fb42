import type { HandlerInTwoParts } from '../../../http/handler.ts';
import { presentedOrder, type SeenOrder } from '../../orders/present-order.ts';
import { moneyCommand } from '../approvals/money-command.ts';
import { measuredPhotos } from './measured-photos.ts';

/** `POST /staff/order/{id}/transit-damage`: E60c. One inspector is enough to find it, and finance agrees to pay it. */
export const reportTransitDamage: HandlerInTwoParts<'reportTransitDamage', SeenOrder> = {
  work: async (call, dependencies) => {
    const { reason: _reason, ...command } = call.body;
    const photos = await measuredPhotos(dependencies.pool, command);
    if (photos === null) throw call.refuse('FILE_NOT_FOUND');
    return moneyCommand(call, { kind: 'transit_damage', command: { ...command, photos } }, dependencies);
  },
  answer: presentedOrder,
};
