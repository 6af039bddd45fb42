import { addressOfUser, copyOfAddress } from '@suki/db/queries/addresses';
import { type Order, orderById, setDestination } from '@suki/db/queries/orders';
import { outboundShippingFee } from '@suki/domain/quote/shipping-fee';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handlers.ts';
import { commandOnOrder, isPartyOf } from '../trade/command-on-order.ts';
import { destinationAfterChange, regionOf } from './order-details.ts';
import { presentOrder } from './present-order.ts';

/** `PUT /order/{orderId}/buyer-address`: E76, once, to a region that costs no more; the arrival follows. */
export const changeBuyerAddress: Handler<'changeBuyerAddress'> = async (
  { params, body, caller, refuse, refuseAs },
  dependencies,
) => {
  const { orderId } = params;
  const { pool } = dependencies;
  const address = await addressOfUser(pool, body.buyerAddress, caller.userId);
  if (address === undefined) throw refuse('ADDRESS_NOT_FOUND');
  let before: Order | undefined;
  await commandOnOrder(
    {
      orderId,
      actorId: caller.userId,
      maySee: isPartyOf(caller.userId),
      decide: async ({ order }, { tx, now }) => {
        before = await orderById(tx, orderId);
        const isDearer =
          before !== undefined &&
          outboundShippingFee(regionOf(address)) > outboundShippingFee(regionOf(before.buyerAddress));
        const isLabelPrinted = order.outboundTrackingNumber !== null;
        const command = { name: 'change_buyer_address', callerId: caller.userId, isLabelPrinted, isDearer } as const;
        return decide(command, { order }, now);
      },
      notFound: () => refuse('ORDER_NOT_FOUND'),
      refuseAs,
      alsoWrite: async (tx, { now }) => {
        if (before === undefined) throw new Error(`Expected order ${orderId} to exist under its lock.`);
        await setDestination(tx, orderId, destinationAfterChange(before, { address: copyOfAddress(address), now }));
      },
    },
    dependencies,
  );
  return presentOrder(pool, { orderId, viewerId: caller.userId }, dependencies);
};
