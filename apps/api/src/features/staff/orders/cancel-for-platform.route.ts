import type { HandlerInTwoParts } from '../../../http/handler.ts';
import { presentedOrder, type SeenOrder } from '../../orders/present-order.ts';
import { moneyCommand } from '../approvals/money-command.ts';

/** `POST /staff/order/{id}/cancel`: E45. Keeping a deposit for fraud needs a second person, whatever its amount. */
export const cancelForPlatform: HandlerInTwoParts<'cancelForPlatform', SeenOrder> = {
  work: (call, dependencies) => {
    const { fault, isFraud } = call.body;
    return moneyCommand(call, { kind: 'keep_deposit', command: { fault, isFraud } }, dependencies);
  },
  answer: presentedOrder,
};
