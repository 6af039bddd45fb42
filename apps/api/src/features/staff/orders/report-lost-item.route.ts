import { receiverOf } from '@suki/db/queries/history';
import type { HandlerInTwoParts } from '../../../http/handler.ts';
import { presentedOrder, type SeenOrder } from '../../orders/present-order.ts';
import { moneyCommand } from '../approvals/money-command.ts';

/**
 * `POST /staff/order/{id}/lost`: E60d before the pass, E68d after it. Nobody reports as lost what they scanned in: one
 * person could take in a parcel that never came and pay both sides for it.
 */
export const reportLostItem: HandlerInTwoParts<'reportLostItem', SeenOrder> = {
  work: (call, dependencies) =>
    moneyCommand(
      call,
      {
        kind: 'report_loss',
        command: {},
        check: async ({ order }, { tx }) => {
          if ((await receiverOf(tx, order.id)) === call.caller.userId) throw call.refuse('SCANNED_IT_IN');
        },
      },
      dependencies,
    ),
  answer: presentedOrder,
};
