import { decide } from '@suki/domain/trade/decide/decide';
import { mayRelease } from '@suki/domain/trade/view/obstacle';
import type { Handler } from '../../http/handlers.ts';
import { thenAnswered } from '../../http/then-answered.ts';
import { presentedOrder } from '../orders/present-order.ts';
import { commandOfStaff } from './command-of-staff.ts';

/** `POST /staff/order/{id}/release`: E40-end, of a hold that is ours. */
export const releaseOrder: Handler<'releaseOrder'> = thenAnswered(
  ({ params, caller, refuse, refuseAs }, dependencies) =>
    commandOfStaff(
      {
        orderId: params.id,
        caller,
        decide: (trade, { now }) => {
          const { status } = trade.order;
          // The rules take the release for the timer’s, which repeats itself.
          return mayRelease(trade.order)
            ? decide({ name: 'release_hold' }, trade, now)
            : { ok: false, reason: 'NOT_ALLOWED_NOW', details: { status } };
        },
        notFound: () => refuse('ORDER_NOT_FOUND'),
        refuseAs,
      },
      dependencies,
    ),
  presentedOrder,
);
