import { limits } from '../../config/limits.ts';
import { depositAmount } from '../../deposits/deposit-amount.ts';
import { zero } from '../../money/centavos.ts';
import { isAllowedPrice } from '../../money/price-rule.ts';
import { isBidBackUnpaid } from '../effects/modifiers/when-deposit-unpaid.ts';
import { fits } from '../effects/row-moves.ts';
import type { CommandOf, FactsOf } from '../facts/commands.ts';
import type { Decision } from '../facts/decision.ts';
import type { RefusalReason } from '../facts/refusal-reasons.ts';
import { refuse } from '../facts/refuse.ts';
import type { BidSnapshot } from '../facts/snapshot.ts';
import { depositExtras } from '../facts/snapshot-extras.ts';
import { transition } from '../table/transitions.table.ts';
import { answer } from './answer.ts';
import { approve, backInBook, mergeApprovals } from './approve.ts';

/** E13: a bid must be below the lowest ask; at or above it the pair can be bought now (docs/lifecycle.md#crossing). */
export function decidePostBid(command: CommandOf<'post_bid'>, facts: FactsOf<'post_bid'>, now: Date): Decision {
  const reason = whyNotBid(command, facts);
  if (reason !== null) {
    return refuse(reason);
  }
  const { lowestAsk, lowestOwnAsk = null } = facts;
  if (lowestOwnAsk !== null && lowestOwnAsk <= command.price) {
    return refuse('OWN_ENTRY', { lowestOwnAsk });
  }
  if (lowestAsk !== null && command.price >= lowestAsk) {
    return refuse('BUY_NOW_AVAILABLE', { lowestAsk });
  }
  const bid = newBid(command, facts.bidder.userId);
  return approve('E13', { now, bid, creations: [{ entity: 'bid', row: bid }] });
}

function whyNotBid({ price }: CommandOf<'post_bid'>, { bidder, item }: FactsOf<'post_bid'>): RefusalReason | null {
  const rules: readonly (readonly [boolean, RefusalReason])[] = [
    [bidder.isRegistered, 'NOT_REGISTERED'],
    [!bidder.isSuspended, 'ACCOUNT_SUSPENDED'],
    [bidder.isPhoneVerified, 'PHONE_NOT_VERIFIED'],
    [bidder.hasAddress, 'ADDRESS_NOT_FOUND'],
    [item.status === 'listed', 'ITEM_NOT_LISTED'],
    [item.hasSku, 'SKU_NOT_FOUND'],
    [isAllowedPrice(price), 'PRICE_RULE'],
    [bidder.liveBidsOnSku < limits.liveBidsPerSku, 'BID_EXISTS'],
  ];
  return rules.find(([isMet]) => !isMet)?.[1] ?? null;
}

function newBid(command: CommandOf<'post_bid'>, buyerId: BidSnapshot['buyerId']): BidSnapshot {
  const { bidId, depositId, itemId, skuId, price, expiryDays } = command;
  return {
    id: bidId,
    buyerId,
    itemId,
    skuId,
    status: 'to_pay',
    price,
    liveAt: null,
    expiryDays,
    liveRemainingMs: null,
    closure: null,
    reminderSent: false,
    deposit: {
      id: depositId,
      userId: buyerId,
      amount: depositAmount(price),
      status: 'due',
      deductedAmount: zero,
      paidByAttemptId: null,
      ...depositExtras,
    },
  };
}

/** E12 and E12b for one bid. An acceptance without its deposit ends first (E27). */
export function decideDelistBid({ why }: CommandOf<'delist_bid'>, facts: FactsOf<'delist_bid'>, now: Date): Decision {
  const { ask, bid } = facts;
  const closure = { reason: 'no_return_required', detail: why } as const;
  const context = { ...facts, ask: undefined, now, closure, inputs: { why } };
  if (ask === null || !fits('E12-accept', { now, ask, bid })) {
    return answer({ name: 'delist_bid', context });
  }
  const ended = approve('E12-accept', { now, ask, bid, ...backInBook(ask, bid) });
  // Without a deposit the bid is not back in the book, and there is nothing to give back.
  const isUnpaid = isBidBackUnpaid(transition('E12-accept'), { bid });
  const back = { ...context, bid: { ...bid, status: isUnpaid ? 'to_pay' : 'bid_active' } } as const;
  return mergeApprovals(ended, approve(isUnpaid ? 'E12b-unpaid' : why === 'suspended' ? 'E12b' : 'E12-bid', back));
}
