import { DAY_MS } from '../../config/durations.ts';
import { limits } from '../../config/limits.ts';
import { depositAmount } from '../../deposits/deposit-amount.ts';
import type { AskId, DepositId, UserId } from '../../ids/id.ts';
import { type Centavos, zero } from '../../money/centavos.ts';
import { isAllowedPrice } from '../../money/price-rule.ts';
import { isClosedBy, movesOf } from '../effects/row-moves.ts';
import type { SellerFacts } from '../facts/command-facts.ts';
import type { CommandOf, FactsOf } from '../facts/commands.ts';
import type { Decision } from '../facts/decision.ts';
import type { RefusalReason } from '../facts/refusal-reasons.ts';
import { refuse } from '../facts/refuse.ts';
import type { AskSnapshot } from '../facts/snapshot.ts';
import { askExtras, depositExtras } from '../facts/snapshot-extras.ts';
import type { Lane } from '../facts/statuses.ts';
import { answer } from './answer.ts';
import { approve, nothingToDo } from './approve.ts';

/** E01. Refusals in the order in which a person can mend them. */
export function decidePostAsk(command: CommandOf<'post_ask'>, facts: FactsOf<'post_ask'>, now: Date): Decision {
  const reason = whyNotPost(command.price, facts);
  if (reason !== null) {
    return refuse(reason);
  }
  const { highestOwnBid = null } = facts;
  if (highestOwnBid !== null && highestOwnBid >= command.price) {
    return refuse('OWN_ENTRY', { highestOwnBid });
  }
  const ask = newAsk({ ...command, lane: 'standard', origin: 'listing', stockId: null }, facts.seller.userId);
  return approve('E01', { now, ask, creations: [{ entity: 'ask', row: ask }] });
}

/** E01 and E03 at once, for an item in stock: it secures itself, so its deposit is ₱0. */
export function decideListStockItem(
  command: CommandOf<'list_stock_item'>,
  facts: FactsOf<'list_stock_item'>,
  now: Date,
): Decision {
  const { seller, item, stock } = facts;
  const reason = whyNotPost(command.price, { seller, item }, 'flash');
  if (reason !== null) {
    return refuse(reason);
  }
  if (stock.status !== 'in_stock' || facts.ask != null) {
    return refuse('NOT_ALLOWED_NOW', { status: stock.status });
  }
  const { itemId, skuId } = stock;
  const ask = newAsk({ ...command, itemId, skuId, lane: 'flash', origin: 'listing', stockId: stock.id }, seller.userId);
  const creations = [{ entity: 'ask', row: ask }] as const;
  const windowsMs = { T2: command.expiryDays * DAY_MS };
  const live = approve('E01-flash', { now, ask, stock, windowsMs });
  return { ...live, creations, moves: [...movesOf('E01', { now, ask, creations }), ...live.moves] };
}

/** Why somebody may not sell this at this price; null: they may (E01, and E22b and E23 where no ask is live). */
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

/** An ask whose deposit is due (lifecycle, section 5, E01). */
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

/** E07, E08, E08x, E28. A second press is answered like the first, whatever it did. */
export function decideCancelAsk(_command: CommandOf<'cancel_ask'>, facts: FactsOf<'cancel_ask'>, now: Date): Decision {
  const { ask } = facts;
  const event = ask.origin === 'accept_bid' ? 'E28-ask' : 'E08';
  if (isClosedBy(event, ask)) {
    return nothingToDo(event);
  }
  return answer({ name: 'cancel_ask', context: { ...facts, now } });
}

/** E12 and its parts: what becomes of one ask of a delisted item or a suspended seller. */
export function decideDelistAsk({ why }: CommandOf<'delist_ask'>, facts: FactsOf<'delist_ask'>, now: Date): Decision {
  const closure = { reason: 'no_return_required', detail: why } as const;
  return answer({ name: 'delist_ask', context: { ...facts, now, said: { why } }, adds: () => ({ closure }) });
}

/** E12, the review of a suspended seller's deposit. */
export function decideReviewSuspension(
  { outcome }: CommandOf<'review_suspension'>,
  facts: FactsOf<'review_suspension'>,
  now: Date,
): Decision {
  return answer({ name: 'review_suspension', context: { ...facts, now, said: { isForUser: outcome === 'return' } } });
}

/** E12b: an account with anything open stays. Nothing else to do here: its bids and asks were ended before. */
export function decideDeleteUser(
  _command: CommandOf<'delete_user'>,
  { openItemCount, balance }: FactsOf<'delete_user'>,
): Decision {
  return openItemCount > 0 || balance !== 0
    ? refuse('OPEN_ITEMS', { openItemCount, balance })
    : nothingToDo('E12b-user');
}
