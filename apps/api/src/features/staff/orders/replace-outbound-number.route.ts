import { isTrackingNumberUsed } from '@suki/db/queries/order-parcels';
import { followParcel, trackingsOfOrder } from '@suki/db/queries/trackings';
import { decide } from '@suki/domain/trade/decide/decide';
import { normaliseTrackingNumber } from '@suki/domain/validators/tracking-number';
import type { HandlerInTwoParts } from '../../../http/handler.ts';
import { presentedOrder, type SeenOrder } from '../../orders/present-order.ts';
import { refuseUsedNumber } from '../../parcels/refuse-used-number.ts';
import { commandOfStaff, ofCall } from './staff-command.ts';

/** `PUT /staff/order/{id}/ship`: E67, until the courier has seen the first number. The new one is followed instead. */
export const replaceOutboundNumber: HandlerInTwoParts<'replaceOutboundNumber', SeenOrder> = {
  work: (call, dependencies) => {
    const { params, body, refuse } = call;
    return refuseUsedNumber(
      () =>
        commandOfStaff(
          {
            ...ofCall(call),
            decide: async (trade, { tx, now }) => {
              const [isUsed, trackings] = await Promise.all([
                isTrackingNumberUsed(tx, normaliseTrackingNumber(body.trackingNumber), params.id),
                trackingsOfOrder(tx, params.id),
              ]);
              const parcel = trackings.find(({ leg }) => leg === 'outbound');
              const facts = { ...trade, isTrackingNumberUsed: isUsed, parcel };
              return decide({ name: 'replace_outbound_number', ...body }, facts, now);
            },
            afterMove: (tx, now) => followParcel(tx, { orderId: params.id, leg: 'outbound' }, now),
          },
          dependencies,
        ),
      (details) => refuse('TRACKING_NUMBER_INVALID', { details }),
    );
  },
  answer: presentedOrder,
};
