import { limits } from '../../config/limits.ts';
import type { CommandOf, FactsOf } from '../facts/commands.ts';
import type { Decision } from '../facts/decision.ts';
import type { RefusalReason } from '../facts/refusal-reasons.ts';
import { refuse } from '../facts/refuse.ts';
import { approve } from './approve.ts';
import { newOrder } from './new-order.ts';
import { purchaseQuote } from './purchase-quote.ts';

/** E31: reserves the first ask at today's quote. Refused when the total is above the buyer's accepted maximum. */
export function decideBuy(
  command: CommandOf<'buy_at_lowest_ask'>,
  facts: FactsOf<'buy_at_lowest_ask'>,
  now: Date,
): Decision {
  const reason = whyNotBuy(facts);
  if (reason !== null) {
    return refuse(reason);
  }
  const { ask, buyer, feeRules, coupon, stock } = facts;
  if (ask === null || ask.status !== 'listed' || ask.lane !== command.lane) {
    return refuse(facts.hasLinkedAsk ? 'OWN_ENTRY' : 'ASK_GONE');
  }
  if (ask.sellerId === buyer.userId) {
    return refuse('OWN_ENTRY');
  }
  const { skuId, lane, price } = ask;
  const { maxTotal } = command;
  const quoted = purchaseQuote({
    skuId,
    lane,
    price,
    maxTotal,
    buyerRegion: buyer.region,
    couponAmount: coupon?.amount,
  });
  if (!quoted.ok) {
    return quoted;
  }
  const couponId = coupon?.id ?? null;
  const own = { id: command.orderId, buyerId: buyer.userId, origin: 'buy_now', bidId: null, couponId } as const;
  const made = newOrder({ ...own, ask, quote: quoted.quote, feeRules, now });
  return approve('E31', { now, ask, stock, order: made.row, creations: [made] });
}

function whyNotBuy({ buyer, item }: FactsOf<'buy_at_lowest_ask'>): RefusalReason | null {
  const isPaused = buyer.lapsesInADay >= limits.lapsesInADay || buyer.lapsesOnSku >= limits.lapsesOnOneSku;
  const rules: readonly (readonly [boolean, RefusalReason])[] = [
    [buyer.isRegistered, 'NOT_REGISTERED'],
    [!buyer.isSuspended, 'ACCOUNT_SUSPENDED'],
    [buyer.hasAddress, 'ADDRESS_NOT_FOUND'],
    [item.hasSku, 'SKU_NOT_FOUND'],
    [item.status === 'listed', 'ITEM_NOT_LISTED'],
    [buyer.unpaidOrderCount < limits.unpaidOrders, 'TOO_MANY_UNPAID_ORDERS'],
    [!isPaused, 'BUYING_PAUSED'],
    [buyer.isOwnBidMatched !== true, 'OWN_BID_MATCHED'],
  ];
  return rules.find(([isMet]) => !isMet)?.[1] ?? null;
}
