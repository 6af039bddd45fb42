import { isTrackingNumberUsed } from '@suki/db/queries/order-parcels';
import { timersOf } from '@suki/db/queries/timers';
import { followParcel } from '@suki/db/queries/trackings';
import { decide } from '@suki/domain/trade/decide/decide';
import { normaliseTrackingNumber } from '@suki/domain/validators/tracking-number';
import type { Handler } from '../../http/handlers.ts';
import { thenAnswered } from '../../http/then-answered.ts';
import { refuseUsedNumber } from '../parcels/refuse-used-number.ts';
import { commandOnOrder, isPartyOf } from '../trade/command-on-order.ts';
import { presentedOrder } from './present-order.ts';

/** `PUT /order/{orderId}/seller-deliver`: E46, and E47 while the courier has not scanned the first number. */
export const sellerDeliver: Handler<'sellerDeliver'> = thenAnswered(
  async ({ params, body, caller, refuse, refuseAs }, dependencies) => {
    const { orderId } = params;
    const command = {
      orderId,
      actorId: caller.userId,
      maySee: isPartyOf(caller.userId),
      decide: async (trade, { tx, now }) => {
        const [isUsed, timers] = await Promise.all([
          isTrackingNumberUsed(tx, normaliseTrackingNumber(body.trackingNumber), orderId),
          timersOf(tx, 'order', [orderId]),
        ]);
        const wasRestarted = timers.some(({ kind, version }) => kind === 'first_scan' && version > 1);
        const facts = { ...trade, isTrackingNumberUsed: isUsed, wasRestarted };
        return decide({ name: 'seller_deliver', callerId: caller.userId, ...body }, facts, now);
      },
      notFound: () => refuse('ORDER_NOT_FOUND'),
      refuseAs,
      alsoWrite: async (tx, { approval }) => {
        if (approval.patches.length > 0) await followParcel(tx, { orderId, leg: 'inbound' }, dependencies.clock.now());
      },
    } satisfies Parameters<typeof commandOnOrder>[0];
    await refuseUsedNumber(
      () => commandOnOrder(command, dependencies),
      (details) => refuse('TRACKING_NUMBER_INVALID', { details }),
    );
    return { orderId, viewerId: caller.userId };
  },
  presentedOrder,
);
