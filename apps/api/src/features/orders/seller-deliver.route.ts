import { isTrackingNumberUsed } from '@suki/db/queries/orders';
import { timersOf } from '@suki/db/queries/timers';
import { decide } from '@suki/domain/trade/decide';
import { normaliseTrackingNumber } from '@suki/domain/validators/tracking-number';
import type { Handler } from '../../http/handlers.ts';
import { followParcel } from '../parcels/follow-parcel.ts';
import { commandOnOrder, isPartyOf } from '../trade/command-on-order.ts';
import { presentOrder } from './present-order.ts';

/** `PUT /order/{orderId}/seller-deliver`: E46, and E47 while the courier has not scanned the first number. */
export const sellerDeliver: Handler<'sellerDeliver'> = async (
  { params, body, caller, refuse, refuseAs },
  dependencies,
) => {
  const { orderId } = params;
  const command = { name: 'seller_deliver', callerId: caller.userId, ...body } as const;
  return commandOnOrder(
    {
      orderId,
      actorId: caller.userId,
      maySee: isPartyOf(caller.userId),
      decide: async (trade, { tx, now }) => {
        const [isUsed, timers] = await Promise.all([
          isTrackingNumberUsed(tx, normaliseTrackingNumber(body.trackingNumber), orderId),
          timersOf(tx, 'order', [orderId]),
        ]);
        const wasRestarted = timers.some(({ kind, version }) => kind === 'T9b' && version > 1);
        return decide(command, { ...trade, isTrackingNumberUsed: isUsed, wasRestarted }, now);
      },
      notFound: () => refuse('ORDER_NOT_FOUND'),
      refuseAs,
      answer: async (tx) => {
        await followParcel(tx, { orderId, leg: 'inbound' }, dependencies);
        return presentOrder(tx, { orderId, viewerId: caller.userId }, dependencies);
      },
    },
    dependencies,
  );
};
