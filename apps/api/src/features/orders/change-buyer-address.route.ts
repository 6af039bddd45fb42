import { addressOfUser, copyOfAddress } from '@suki/db/queries/addresses';
import { type Order, orderById, setDestination } from '@suki/db/queries/orders';
import { outboundShippingFee } from '@suki/domain/quote/shipping-fee';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handler.ts';
import { destinationAfterChange, regionOf } from './order-details.ts';
import { commandOfParty } from './party-command.ts';
import { presentedOrder } from './present-order.ts';

/** `PUT /order/{orderId}/buyer-address`: E76, once, to a region that costs no more; the arrival follows. */
export const changeBuyerAddress: Handler<'changeBuyerAddress'> = async (call, dependencies) => {
  const { params, body, caller, refuse } = call;
  const { orderId } = params;
  const address = await addressOfUser(dependencies.pool, body.buyerAddress, caller.userId);
  if (address === undefined) throw refuse('ADDRESS_NOT_FOUND');
  let before: Order | undefined;
  const seen = await commandOfParty(
    call,
    {
      decide: async ({ order }, _call, { tx, now }) => {
        before = await orderById(tx, orderId);
        const isDearer =
          before !== undefined &&
          outboundShippingFee(regionOf(address)) > outboundShippingFee(regionOf(before.buyerAddress));
        const isLabelPrinted = order.outboundTrackingNumber !== null;
        const command = { name: 'change_buyer_address', callerId: caller.userId, isLabelPrinted, isDearer } as const;
        return decide(command, { order }, now);
      },
      alsoWrite: async (tx, { now }) => {
        if (before === undefined) throw new Error(`Expected order ${orderId} to exist under its lock.`);
        await setDestination(tx, orderId, destinationAfterChange(before, { address: copyOfAddress(address), now }));
      },
    },
    dependencies,
  );
  return presentedOrder(seen, dependencies);
};
