import { limits } from '../config/limits.ts';
import { depositAmount } from '../deposits/deposit-amount.ts';
import { zero } from '../money/centavos.ts';
import { isAllowedPrice } from '../money/price-rule.ts';
import { approve, fits, nothingToDo, refuse } from './approve.ts';
import type { CommandOf, FactsOf } from './commands.ts';
import type { Decision } from './decision.ts';
import type { RefusalReason } from './refusal-reasons.ts';
import type { AskSnapshot } from './snapshot.ts';

/** E01. Refusals in the order in which a person can mend them. */
export function decidePostAsk(command: CommandOf<'post_ask'>, facts: FactsOf<'post_ask'>, now: Date): Decision {
  const reason = whyNotPost(command, facts);
  if (reason !== null) {
    return refuse(reason);
  }
  const ask = newAsk(command, facts.seller.userId);
  return approve('E01', { now, ask, creations: [{ entity: 'ask', row: ask }] });
}

function whyNotPost({ price }: CommandOf<'post_ask'>, { seller, item }: FactsOf<'post_ask'>): RefusalReason | null {
  const rules: readonly (readonly [boolean, RefusalReason])[] = [
    [seller.isRegistered, 'NOT_REGISTERED'],
    [!seller.isSuspended, 'ACCOUNT_SUSPENDED'],
    [seller.isPhoneVerified, 'PHONE_NOT_VERIFIED'],
    [seller.hasReturnAddress, 'ADDRESS_NOT_FOUND'],
    [item.status === 'listed', 'ITEM_NOT_LISTED'],
    [item.hasSku, 'SKU_NOT_FOUND'],
    [isAllowedPrice(price), 'PRICE_RULE'],
    [seller.unpaidAskCount < limits.unpaidAsks, 'TOO_MANY_UNPAID_ASKS'],
    [seller.liveAskCountOnSku < limits.liveAsksPerSku, 'TOO_MANY_LIVE_ASKS'],
  ];
  return rules.find(([isMet]) => !isMet)?.[1] ?? null;
}

function newAsk(command: CommandOf<'post_ask'>, sellerId: AskSnapshot['sellerId']): AskSnapshot {
  const { askId, depositId, itemId, skuId, price, expiryDays } = command;
  const amount = depositAmount(price, 'standard');
  return {
    id: askId,
    sellerId,
    itemId,
    skuId,
    lane: 'standard',
    origin: 'listing',
    status: 'to_pay',
    price,
    liveAt: null,
    expiryDays,
    listingRemainingMs: null,
    closure: null,
    deposit: { id: depositId, userId: sellerId, amount, status: 'due', deductedAmount: zero, paidByAttemptId: null },
  };
}

/** E07, E08, E08x. A second press is answered like the first. */
export function decideCancelAsk(
  _command: CommandOf<'cancel_ask'>,
  { ask }: FactsOf<'cancel_ask'>,
  now: Date,
): Decision {
  if (fits('E08x', { ask })) {
    return refuse('RESERVED', { status: ask.status });
  }
  if (ask.closure?.detail === 'seller_withdrew') {
    return nothingToDo('E08');
  }
  if (fits('E07', { ask }) && ask.origin === 'listing') {
    return approve('E07', { now, ask });
  }
  return fits('E08', { ask }) ? approve('E08', { now, ask }) : notNow(ask);
}

/** T2: E10. */
export function decideListingExpired(
  _command: CommandOf<'listing_expired'>,
  { ask }: FactsOf<'listing_expired'>,
  now: Date,
): Decision {
  return fits('E10', { ask }) ? approve('E10', { now, ask }) : nothingToDo('E10');
}

function notNow(ask: AskSnapshot): Decision {
  return refuse('NOT_ALLOWED_NOW', { status: ask.status });
}
