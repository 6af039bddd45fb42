import { highestOwnBid } from '@suki/db/queries/bid-queue';
import { skuFacts } from '@suki/db/queries/sku-facts';
import type { Tx } from '@suki/db/tx';
import type { SkuId } from '@suki/domain/ids/id';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handler.ts';
import { feeRulesOf } from './fee-rules-of.ts';
import { sellerCommand } from './seller-command.ts';

/** `PUT /ask/{askId}`: E09, and E20 when the new price meets the highest bid. */
export const editAsk: Handler<'editAsk'> = sellerCommand(
  async (trade, { body, caller }, { tx, now }) => {
    const ownBid = await highestOwnBid(tx, trade.ask.skuId, caller.userId);
    return decide({ name: 'edit_ask', callerId: caller.userId, ...body }, { ...trade, highestOwnBid: ownBid }, now);
  },
  { feeRulesOf: (tx, { ask }, now) => rulesOf(tx, ask.skuId, now) },
);

async function rulesOf(tx: Tx, skuId: SkuId, now: Date) {
  const sku = await skuFacts(tx, skuId);
  if (sku === undefined) throw new Error(`Expected ${skuId} to exist: an ask refers to it.`);
  return feeRulesOf(tx, sku, now);
}
