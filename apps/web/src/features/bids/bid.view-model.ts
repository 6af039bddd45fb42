import { formatMoney } from '@suki/domain/money/format-money';
import { closuresBuyerEn } from '@suki/domain/texts/closures-buyer.en';
import { statusesEn } from '@suki/domain/texts/statuses.en';
import type { BidStatus } from '@suki/domain/trade/facts/statuses';
import { BID_STEP_COUNT, bidSteps } from '@suki/domain/trade/facts/steps';
import { type ClosureInfoId, orderClosureInfo } from '@suki/domain/trade/view/closure-info';
import type { Bid, BidSummary, OrderId } from '@suki/sdk/types';
import { type PaymentReturn, paymentWords } from '../payment/payment-return.view-model.ts';
import { lapseText } from '../trade/deadline.view-model.ts';
import { sentenceOf } from '../trade/headline.view-model.ts';
import { nudgeTexts } from '../trade/nudge.texts.ts';
import { nudgesSent } from '../trade/nudge.view-model.ts';
import { trackSteps } from '../trade/track.view-model.ts';
import { bidHeadlines, bidHeadlineTimers, bidTexts } from './bids.texts.ts';

export type BidPayment = {
  /** How the bidder came back from their wallet. */
  readonly cameBack: PaymentReturn | null;
  /** The newest try to pay the order that the bid has become. */
  readonly ofOrder: Bid['attempt'];
};

const noPayment: BidPayment = { cameBack: null, ofOrder: null };

/** What is said of the payment that the bidder owes, of the deposit or of the order; null while it is their turn, or nothing is owed. */
function wordsOfPayment(
  { bidStatus, next, attempt }: Pick<Bid, 'bidStatus' | 'next' | 'attempt'>,
  { cameBack, ofOrder }: BidPayment,
) {
  if (bidStatus === 'to_pay') {
    return paymentWords(next, { cameBack, attempt });
  }
  return bidStatus === 'buyer_to_pay' ? paymentWords(next, { cameBack, attempt: ofOrder }) : null;
}

/** "Your turn: pay the deposit by Sat 21 Nov, 1:00 PM." */
export function bidHeadline(bid: Pick<Bid, 'bidStatus' | 'next' | 'attempt'>, payment: BidPayment = noPayment): string {
  const { bidStatus, next } = bid;
  const timers = bidHeadlineTimers[bidStatus] ?? [];
  return wordsOfPayment(bid, payment)?.headline ?? sentenceOf(next, 'buyer', { ...bidHeadlines[bidStatus], timers });
}

const closedTexts: Readonly<Record<ClosureInfoId, string>> = { ...statusesEn, ...closuresBuyerEn };

/** The first sentence says it already; of a closed bid only the time runs until a fine is final, and why it closed says what is kept. */
const isLapseTold: readonly BidStatus[] = ['buyer_to_pay', 'bid_closed'];

type Explained = Pick<
  Bid,
  'bidStatus' | 'next' | 'closure' | 'queuePosition' | 'isHighest' | 'highestBid' | 'reminderSent' | 'attempt'
>;

/** What is happening, where the bid stands in its queue, and what happens when the deadline passes. */
export function bidExplanation(bid: Explained, payment: BidPayment = noPayment): readonly string[] {
  const { bidStatus, next, closure, reminderSent } = bid;
  const words = wordsOfPayment(bid, payment);
  if (words !== null) {
    return words.explanation;
  }
  const isReminded = bidStatus === 'seller_to_pay_deposit' && reminderSent;
  return [
    closure === null ? statusesEn[`bid.${bidStatus}.info`] : closedTexts[orderClosureInfo(closure.detail, 'buyer')],
    ...(bidStatus === 'bid_active' ? placeOf(bid) : []),
    ...nudgesSent({ reminderSent: isReminded, rushOrder: false }, nudgeTexts.remindSeller),
    isLapseTold.includes(bidStatus) ? undefined : lapseText(next),
  ].filter((text) => text !== undefined);
}

/** Equal bids may all be the highest; only the first of them is served first. */
function placeOf({ queuePosition, isHighest, highestBid }: Explained): readonly string[] {
  if (queuePosition === null) {
    return [];
  }
  const place = bidTexts.place(queuePosition);
  if (isHighest && queuePosition > 1) {
    return [`${place} ${bidTexts.tied}`];
  }
  const isBehind = !isHighest && highestBid !== null;
  return [isBehind ? `${place} ${bidTexts.isOutbid(formatMoney(highestBid))}` : place];
}

/** The status in a few words: "Bid is now Live". */
export function bidStatusWords({ bidStatus }: Pick<BidSummary, 'bidStatus'>): string {
  return statusesEn[`bid.${bidStatus}`];
}

/** Our five steps of a bid: the specification counts none. */
export function bidTrack(bid: Pick<Bid, 'bidStatus' | 'next' | 'history'>) {
  const { step } = bid.next;
  const isClosed = bid.bidStatus === 'bid_closed';
  return {
    label: bidTexts.stepOf(step, BID_STEP_COUNT),
    steps: trackSteps({
      names: bidTexts.steps,
      steps: bidSteps,
      step,
      nowName: isClosed ? bidTexts.closed : undefined,
      isClosed,
      history: bid.history,
    }),
  };
}

/** The order that the bid has become; a bid that came back to the market after an order has none. */
export function orderOfBid({ bidStatus, orderId }: Pick<BidSummary, 'bidStatus' | 'orderId'>): OrderId | null {
  const isOrdered = bidStatus === 'buyer_to_pay' || bidStatus === 'bid_successful' || bidStatus === 'bid_closed';
  return isOrdered ? orderId : null;
}

/** Beside a bid in the list: whether it leads. Nothing while it is not in the market. */
export function bidRank({
  bidStatus,
  isHighest,
  highestBid,
}: Pick<BidSummary, 'bidStatus' | 'isHighest' | 'highestBid'>) {
  if (bidStatus !== 'bid_active' || highestBid === null) {
    return undefined;
  }
  return isHighest ? bidTexts.highest : bidTexts.outbid(formatMoney(highestBid));
}

/** What the bidder does next on this page. */
export type BidAction = 'pay' | 'order' | 'live' | 'wait' | 'ended';

export function bidAction(bid: Pick<Bid, 'next' | 'bidStatus' | 'orderId'>): BidAction {
  const { bidStatus, next } = bid;
  // Of an accepted bid the order is what runs out; a deposit that the bank took back comes second.
  if (orderOfBid(bid) !== null && bidStatus !== 'bid_closed') {
    return 'order';
  }
  if (next.actions.includes('pay_bid_deposit')) {
    return 'pay';
  }
  switch (bidStatus) {
    case 'bid_active':
      return 'live';
    case 'bid_closed':
      return 'ended';
    default:
      return 'wait';
  }
}
