import { DAY_MS } from '@suki/domain/config/durations';
import { defaultBidExpiryDays } from '@suki/domain/config/limits';
import { type Centavos, zero } from '@suki/domain/money/centavos';
import { buyerQuote } from '@suki/domain/quote/buyer-quote';
import { deadline } from '@suki/domain/trade/effects/deadline';
import { depositExtras } from '@suki/domain/trade/facts/snapshot-extras';
import type { BidStatus, DepositStatus, TimerKind } from '@suki/domain/trade/facts/statuses';
import { viewBid } from '@suki/domain/trade/view/view';
import type { z } from 'zod';
import type { Bid, BidSummary } from '../bids/bids.schemas.ts';
import { withSpecificationNames } from '../shared/specification-names.ts';
import { historyOf, type Step } from './history.ts';
import { ids } from './ids.ts';
import { at } from './moments.ts';
import { nextStep } from './next-step.ts';
import { bidLabel, card } from './pair.ts';
import { beasAddress, copyOf } from './places.ts';
import { bidPrice, sellsAt } from './prices.ts';

type Answer = z.output<typeof Bid>;

/** The timer of each status; a live bid has the deadline that Bea picked. */
const timerOf: Partial<Record<BidStatus, TimerKind>> = {
  to_pay: 'bid_deposit',
  bid_active: 'bid_life',
  seller_to_pay_deposit: 'acceptance_deposit',
  buyer_to_pay: 'accepted_payment_window',
};

export const bidPosted: readonly Step[] = [['E13', at.bidPosted]];
export const bidLive: readonly Step[] = [...bidPosted, ['E15', at.bidLive]];
export const bidAccepted: readonly Step[] = [...bidLive, ['E23', at.bidAccepted]];

export type BidTold = {
  readonly steps: readonly Step[];
  readonly proposed?: Centavos | undefined;
  readonly deposit?: DepositStatus | undefined;
  /** Fields that differ from an ordinary bid. */
  readonly with?: Partial<Answer> | undefined;
};

/** Bea's bid after `steps`, as she sees it. */
export function bidAfter({ steps, proposed = bidPrice, deposit, with: change = {} }: BidTold): Answer {
  const { history, status, since, closure } = historyOf('bid', steps);
  const timer = timerOf[status];
  const windowMs = timer === 'bid_life' ? defaultBidExpiryDays * DAY_MS : undefined;
  const fireAt = timer === undefined ? null : deadline(timer, new Date(since), windowMs);
  const amount = sellsAt(proposed).deposit;
  const depositStatus = deposit ?? (status === 'to_pay' ? 'due' : 'under_hold');
  const view = viewBid({
    bid: {
      id: ids.bid,
      buyerId: ids.bea,
      itemId: ids.item,
      skuId: ids.bidSku,
      status,
      price: proposed,
      liveAt: status === 'to_pay' ? null : new Date(at.bidLive),
      expiryDays: defaultBidExpiryDays,
      liveRemainingMs: null,
      closure,
      reminderSent: change.reminderSent ?? false,
      deposit: {
        id: ids.bidDeposit,
        userId: ids.bea,
        amount,
        status: depositStatus,
        deductedAmount: zero,
        paidByAttemptId: null,
        ...depositExtras,
      },
    },
    role: 'buyer',
    timers: timer === undefined || fireAt === null ? [] : [{ kind: timer, fireAt }],
  });
  return withSpecificationNames('bid', {
    id: ids.bid,
    bidStatus: status,
    item: card,
    sku: bidLabel,
    proposedPrice: proposed,
    total: buyerQuote({ price: proposed, lane: 'standard', buyerRegion: 'NCR' }).total,
    deposit: { amount, status: depositStatus, deductedAmount: zero, needToRepay: false },
    highestBid: status === 'bid_active' ? proposed : null,
    isHighest: status === 'bid_active',
    orderId: null,
    next: nextStep(view),
    createdAt: at.bidPosted,
    queuePosition: status === 'bid_active' ? 1 : null,
    expiresAt: status === 'bid_active' ? (fireAt?.toISOString() ?? null) : null,
    expiryDays: defaultBidExpiryDays,
    buyerAddress: copyOf(beasAddress, at.bidPosted),
    raise: null,
    attempt: null,
    reminderSent: false,
    needToRepay: false,
    closure,
    history,
    ...change,
  });
}

export function bidSummaryOf(bid: Answer): z.output<typeof BidSummary> {
  const { id, bidStatus, item, sku, proposedPrice, total, deposit, highestBid, isHighest, orderId, next } = bid;
  const { createdAt } = bid;
  const own = {
    id,
    bidStatus,
    item,
    sku,
    proposedPrice,
    total,
    deposit,
    highestBid,
    isHighest,
    orderId,
    next,
    createdAt,
  };
  return withSpecificationNames('bid', own);
}
