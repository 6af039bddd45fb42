import { skuFacts } from '@suki/db/queries/sku-facts';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handler.ts';
import { feeRulesOf } from '../asks/fee-rules-of.ts';
import { partyCommand } from './party-command.ts';

/** `PUT /order/{orderId}/discount`: E59d. */
export const offerDiscount: Handler<'offerDiscount'> = partyCommand(async (trade, { body, caller }, { tx, now }) => {
  const sku = await skuFacts(tx, trade.order.skuId);
  if (sku === undefined) throw new Error(`Expected ${trade.order.skuId} to exist: an order refers to it.`);
  const feeRules = await feeRulesOf(tx, sku, now);
  const command = { name: 'offer_discount', callerId: caller.userId, discount: body.discount } as const;
  return decide(command, { ...trade, feeRules }, now);
});
