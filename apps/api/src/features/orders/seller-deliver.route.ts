import { isTrackingNumberUsed } from '@suki/db/queries/order-parcels';
import { timersOf } from '@suki/db/queries/timers';
import { followParcel } from '@suki/db/queries/trackings';
import { decide } from '@suki/domain/trade/decide/decide';
import { normaliseTrackingNumber } from '@suki/domain/validators/tracking-number';
import type { HandlerInTwoParts } from '../../http/handler.ts';
import { refuseUsedNumber } from '../parcels/refuse-used-number.ts';
import { commandOfParty } from './party-command.ts';
import { presentedOrder, type SeenOrder } from './present-order.ts';

/** `PUT /order/{orderId}/seller-deliver`: E46, and E47 while the courier has not scanned the first number. */
export const sellerDeliver: HandlerInTwoParts<'sellerDeliver', SeenOrder> = {
  work: (call, dependencies) => {
    const { orderId } = call.params;
    return refuseUsedNumber(
      () =>
        commandOfParty(
          call,
          {
            decide: async (trade, { body, caller }, { tx, now }) => {
              const [isUsed, timers] = await Promise.all([
                isTrackingNumberUsed(tx, normaliseTrackingNumber(body.trackingNumber), orderId),
                timersOf(tx, 'order', [orderId]),
              ]);
              const wasRestarted = timers.some(({ kind, version }) => kind === 'first_scan' && version > 1);
              const facts = { ...trade, isTrackingNumberUsed: isUsed, wasRestarted };
              return decide({ name: 'seller_deliver', callerId: caller.userId, ...body }, facts, now);
            },
            alsoWrite: async (tx, { approval }) => {
              if (approval.patches.length === 0) return;
              await followParcel(tx, { orderId, leg: 'inbound' }, dependencies.clock.now());
            },
          },
          dependencies,
        ),
      (details) => call.refuse('TRACKING_NUMBER_INVALID', { details }),
    );
  },
  answer: presentedOrder,
};
