import { skuFacts } from '@suki/db/queries/sku-facts';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handlers.ts';
import { feeRulesOf } from '../asks/fee-rules-of.ts';
import { commandOnOrder, isPartyOf } from '../trade/command-on-order.ts';
import { presentOrder } from './present-order.ts';

/** `PUT /order/{orderId}/discount`: E59d. */
export const offerDiscount: Handler<'offerDiscount'> = async (
  { params: { orderId }, body: { discount }, caller, refuse, refuseAs },
  dependencies,
) => {
  await commandOnOrder(
    {
      orderId,
      actorId: caller.userId,
      maySee: isPartyOf(caller.userId),
      decide: async (trade, { tx, now }) => {
        const sku = await skuFacts(tx, trade.order.skuId);
        if (sku === undefined) throw new Error(`Expected ${trade.order.skuId} to exist: an order refers to it.`);
        const feeRules = await feeRulesOf(tx, sku);
        return decide({ name: 'offer_discount', callerId: caller.userId, discount }, { ...trade, feeRules }, now);
      },
      notFound: () => refuse('ORDER_NOT_FOUND'),
      refuseAs,
    },
    dependencies,
  );
  return presentOrder(dependencies.pool, { orderId, viewerId: caller.userId }, dependencies);
};
