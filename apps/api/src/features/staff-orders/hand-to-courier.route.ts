import { isTrackingNumberUsed } from '@suki/db/queries/orders';
import { decide } from '@suki/domain/trade/decide';
import { normaliseTrackingNumber } from '@suki/domain/validators/tracking-number';
import type { Handler } from '../../http/handlers.ts';
import { followParcel } from '../parcels/follow-parcel.ts';
import { refuseUsedNumber } from '../parcels/refuse-used-number.ts';
import { commandOfStaff } from './command-of-staff.ts';

/** `POST /staff/order/{id}/ship`: E67. */
export const handToCourier: Handler<'handToCourier'> = async (
  { params, body, caller, refuse, refuseAs },
  dependencies,
) =>
  refuseUsedNumber(
    () =>
      commandOfStaff(
        {
          orderId: params.id,
          caller,
          decide: async (trade, { tx, now }) => {
            const isUsed = await isTrackingNumberUsed(tx, normaliseTrackingNumber(body.trackingNumber), params.id);
            return decide({ name: 'hand_to_courier', ...body }, { ...trade, isTrackingNumberUsed: isUsed }, now);
          },
          afterMove: (tx) => followParcel(tx, { orderId: params.id, leg: 'outbound' }, dependencies),
          notFound: () => refuse('ORDER_NOT_FOUND'),
          refuseAs,
        },
        dependencies,
      ),
    (details) => refuse('TRACKING_NUMBER_INVALID', { details }),
  );
