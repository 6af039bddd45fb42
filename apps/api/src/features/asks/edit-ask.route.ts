import { highestOwnBid } from '@suki/db/queries/bid-queue';
import { skuFacts } from '@suki/db/queries/sku-facts';
import type { Tx } from '@suki/db/tx';
import type { SkuId } from '@suki/domain/ids/id';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handlers.ts';
import { commandOnAsk } from './command-on-ask.ts';
import { feeRulesOf } from './fee-rules-of.ts';
import { presentAsk } from './present-ask.ts';

/** `PUT /ask/{askId}`: E09, and E20 when the new price meets the highest bid. */
export const editAsk: Handler<'editAsk'> = async ({ params, body, caller, refuse, refuseAs }, dependencies) => {
  const { askId } = params;
  const callerId = caller.userId;
  await commandOnAsk(
    {
      askId,
      callerId,
      decide: async (trade, { tx, now }) => {
        const ownBid = await highestOwnBid(tx, trade.ask.skuId, callerId);
        return decide({ name: 'edit_ask', callerId, ...body }, { ...trade, highestOwnBid: ownBid }, now);
      },
      notFound: () => refuse('ASK_NOT_FOUND'),
      refuseAs,
      feeRulesOf: (tx, { ask }) => rulesOf(tx, ask.skuId),
    },
    dependencies,
  );
  return presentAsk(dependencies.pool, { askId }, dependencies);
};

async function rulesOf(tx: Tx, skuId: SkuId) {
  const sku = await skuFacts(tx, skuId);
  if (sku === undefined) throw new Error(`Expected ${skuId} to exist: an ask refers to it.`);
  return feeRulesOf(tx, sku);
}
