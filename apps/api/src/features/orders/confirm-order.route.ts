import type { HandlerInTwoParts } from '../../http/handler.ts';
import { partyCommand } from './party-command.ts';
import { presentedOrder, type SeenOrder } from './present-order.ts';

/** `PUT /order/{id}/confirm`: E41. A seller who lost the race against the deadline gets the order's present status. */
export const confirmOrder: HandlerInTwoParts<'confirmOrder', SeenOrder> = {
  ...partyCommand('confirm_order'),
  answer: async (seen, dependencies) => {
    const order = await presentedOrder(seen, dependencies);
    return { status: order.status, order };
  },
};
