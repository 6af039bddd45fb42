import { limits } from '../../config/limits.ts';
import { depositAmount } from '../../deposits/deposit-amount.ts';
import type { AskId, DepositId, UserId } from '../../ids/id.ts';
import { type Centavos, zero } from '../../money/centavos.ts';
import { isAllowedPrice } from '../../money/price-rule.ts';
import type { SellerFacts } from '../facts/command-facts.ts';
import type { FactsOf } from '../facts/commands.ts';
import type { RefusalReason } from '../facts/refusal-reasons.ts';
import type { AskSnapshot } from '../facts/snapshot.ts';
import { askExtras, depositExtras } from '../facts/snapshot-extras.ts';
import type { Lane } from '../facts/statuses.ts';

/** Returns the reason against this sale at this price; null: none (E01, and E22b and E23 without a live ask). */
export function whyNotPost(
  price: Centavos,
  { seller, item }: Pick<FactsOf<'post_ask'>, 'item'> & { readonly seller: SellerFacts },
  lane: Lane = 'standard',
): RefusalReason | null {
  const rules: readonly (readonly [boolean, RefusalReason])[] = [
    [seller.isRegistered, 'NOT_REGISTERED'],
    [!seller.isSuspended, 'ACCOUNT_SUSPENDED'],
    [seller.isPhoneVerified, 'PHONE_NOT_VERIFIED'],
    [seller.hasReturnAddress, 'ADDRESS_NOT_FOUND'],
    [item.status === 'listed', 'ITEM_NOT_LISTED'],
    [item.hasSku, 'SKU_NOT_FOUND'],
    [isAllowedPrice(price, lane), 'PRICE_RULE'],
    [seller.unpaidAskCount < limits.unpaidAsks, 'TOO_MANY_UNPAID_ASKS'],
    [seller.liveAskCountOnSku < limits.liveAsksPerSku, 'TOO_MANY_LIVE_ASKS'],
  ];
  return rules.find(([isMet]) => !isMet)?.[1] ?? null;
}

export type NewAsk = Pick<AskSnapshot, 'itemId' | 'skuId' | 'lane' | 'origin' | 'stockId' | 'price' | 'expiryDays'> & {
  readonly askId: AskId;
  readonly depositId: DepositId;
};

/** An ask whose deposit is due (E01; docs/lifecycle.md#listing). */
export function newAsk(fields: NewAsk, sellerId: UserId): AskSnapshot {
  const { askId, depositId, itemId, skuId, lane, origin, stockId, price, expiryDays } = fields;
  const amount = depositAmount(price, lane);
  return {
    id: askId,
    sellerId,
    itemId,
    skuId,
    lane,
    origin,
    status: 'to_pay',
    price,
    liveAt: null,
    expiryDays,
    listingRemainingMs: null,
    closure: null,
    ...askExtras,
    stockId,
    deposit: {
      id: depositId,
      userId: sellerId,
      amount,
      status: 'due',
      deductedAmount: zero,
      paidByAttemptId: null,
      ...depositExtras,
    },
  };
}
