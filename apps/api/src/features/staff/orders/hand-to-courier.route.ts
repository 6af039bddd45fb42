import { isTrackingNumberUsed } from '@suki/db/queries/order-parcels';
import { finishedSalesOf, orderById } from '@suki/db/queries/orders';
import { followParcel } from '@suki/db/queries/trackings';
import { manilaMoment } from '@suki/domain/time/manila';
import { decide } from '@suki/domain/trade/decide/decide';
import { normaliseTrackingNumber } from '@suki/domain/validators/tracking-number';
import type { HandlerInTwoParts } from '../../../http/handler.ts';
import { presentedOrder, type SeenOrder } from '../../orders/present-order.ts';
import { refuseUsedNumber } from '../../parcels/refuse-used-number.ts';
import { commandOfStaff, ofCall } from './staff-command.ts';

/** The promised day counts to its end. */
const DAY_END_HOUR = 24;

/** `POST /staff/order/{id}/ship`: E67. */
export const handToCourier: HandlerInTwoParts<'handToCourier', SeenOrder> = {
  work: (call, dependencies) => {
    const { params, body, refuse } = call;
    return refuseUsedNumber(
      () =>
        commandOfStaff(
          {
            ...ofCall(call),
            decide: async (trade, { tx, now }) => {
              const [isUsed, order, sellerFinishedSales] = await Promise.all([
                isTrackingNumberUsed(tx, normaliseTrackingNumber(body.trackingNumber), params.id),
                orderById(tx, params.id),
                finishedSalesOf(tx, trade.order.sellerId),
              ]);
              const arrivalMax = order?.arrivalMax == null ? undefined : manilaMoment(order.arrivalMax, DAY_END_HOUR);
              const facts = { ...trade, isTrackingNumberUsed: isUsed, arrivalMax, sellerFinishedSales };
              return decide({ name: 'hand_to_courier', ...body }, facts, now);
            },
            afterMove: (tx) => followParcel(tx, { orderId: params.id, leg: 'outbound' }, dependencies.clock.now()),
          },
          dependencies,
        ),
      (details) => refuse('TRACKING_NUMBER_INVALID', { details }),
    );
  },
  answer: presentedOrder,
};
