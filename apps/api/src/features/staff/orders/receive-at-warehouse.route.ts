import { orderOfCode, orderOfSentParcel } from '@suki/db/queries/order-parcels';
import { decide } from '@suki/domain/trade/decide/decide';
import { normaliseTrackingNumber } from '@suki/domain/validators/tracking-number';
import type { HandlerInTwoParts } from '../../../http/handler.ts';
import { presentedOrder, type SeenOrder } from '../../orders/present-order.ts';
import { commandOfStaff } from './staff-command.ts';

/**
 * `POST /staff/receive`: E56, by the courier's number or, for a seller at the door, the order's number or id with a
 * note of who handed it over. A parcel that we had sent out moves nothing here: only the courier reports its return
 * (E72). The answer shows its order.
 */
export const receiveAtWarehouse: HandlerInTwoParts<'receiveAtWarehouse', SeenOrder> = {
  work: async ({ body, caller, refuse, refuseAs }, dependencies) => {
    const found = await orderOfCode(dependencies.pool, body.code);
    const backOf =
      found === undefined ? await orderOfSentParcel(dependencies.pool, normaliseTrackingNumber(body.code)) : undefined;
    if (backOf !== undefined) return { orderId: backOf, staff: caller.roles, viewerId: caller.userId };
    if (found === undefined) throw refuse('PARCEL_UNKNOWN', { details: { code: body.code } });
    const { orderId, isByOrderNumber } = found;
    const handedOverBy = isByOrderNumber ? body.handedOverBy : undefined;
    return commandOfStaff(
      {
        orderId,
        caller,
        decide: (trade, { now }) => decide({ name: 'receive_at_warehouse', isByOrderNumber, handedOverBy }, trade, now),
        notFound: () => refuse('PARCEL_UNKNOWN'),
        refuseAs,
      },
      dependencies,
    );
  },
  answer: presentedOrder,
};
