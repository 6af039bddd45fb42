import { formatMoney } from '@suki/domain/money/format-money';
import { closuresBuyerEn } from '@suki/domain/texts/closures-buyer.en';
import { statusesEn } from '@suki/domain/texts/statuses.en';
import type { BidStatus } from '@suki/domain/trade/facts/statuses';
import { BID_STEP_COUNT, bidSteps } from '@suki/domain/trade/facts/steps';
import { bidStanding } from '@suki/domain/trade/view/bid-standing';
import { type ClosureInfoId, orderClosureInfo } from '@suki/domain/trade/view/closure-info';
import type { Bid, BidSummary, OrderId } from '@suki/sdk/types';
import { type PaymentReturn, paymentWords } from '../payment/payment-return.view-model.ts';
import { lapseText, nightText } from '../trade/deadline.view-model.ts';
import { sentenceOf } from '../trade/headline.view-model.ts';
import { nudgeTexts } from '../trade/nudge.texts.ts';
import { nudgesSent } from '../trade/nudge.view-model.ts';
import { trackSteps } from '../trade/track.view-model.ts';
import { bidHeadlines, standingHeadlines } from './bid-headlines.texts.ts';
import { bidTexts } from './bids.texts.ts';

export type BidPayment = {
  readonly cameBack: PaymentReturn | null;
  /** The newest attempt to pay the order that the bid became. */
  readonly ofOrder: Bid['attempt'];
};

const noPayment: BidPayment = { cameBack: null, ofOrder: null };

/** The state of the payment that the bidder owes; null when it is the bidder's turn or nothing is owed. */
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
export function bidHeadline(
  bid: Pick<Bid, 'bidStatus' | 'next' | 'attempt' | 'isHighest' | 'highestBid'>,
  payment: BidPayment = noPayment,
): string {
  const { bidStatus, next } = bid;
  const standing = bidStanding(bid);
  const texts = standing === null ? bidHeadlines[bidStatus] : standingHeadlines[standing];
  return wordsOfPayment(bid, payment)?.headline ?? sentenceOf({ next }, 'buyer', texts);
}

const closedTexts: Readonly<Record<ClosureInfoId, string>> = { ...statusesEn, ...closuresBuyerEn };

/** Statuses whose deadline the headline names already, or whose last timer only makes a fine final. */
const isLapseTold: readonly BidStatus[] = ['buyer_to_pay', 'bid_closed'];

type Explained = Pick<
  Bid,
  'bidStatus' | 'next' | 'closure' | 'queuePosition' | 'isHighest' | 'highestBid' | 'reminderSent' | 'attempt'
>;

/** The next event, the place of the bid in its queue, and the consequence of a missed deadline. */
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
    nightText(next),
    isLapseTold.includes(bidStatus) ? undefined : lapseText({ next }),
  ].filter((text) => text !== undefined);
}

/** Several equal bids can be the highest; the oldest of them is served first. */
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

export function bidStatusWords({ bidStatus }: Pick<BidSummary, 'bidStatus'>): string {
  return statusesEn[`bid.${bidStatus}`];
}

/** The five steps are our own: the specification names none for a bid. */
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

/** The order that the bid became; null for a bid that is live again after an order. */
export function orderOfBid({ bidStatus, orderId }: Pick<BidSummary, 'bidStatus' | 'orderId'>): OrderId | null {
  const isOrdered = bidStatus === 'buyer_to_pay' || bidStatus === 'bid_successful' || bidStatus === 'bid_closed';
  return isOrdered ? orderId : null;
}

export type BidMark = { readonly words: string; readonly tone: 'positive' | 'critical' };

/** The mark of a live bid in a list: it leads, or which bid does; null for a bid that is not live. */
export function bidMark(bid: Pick<BidSummary, 'bidStatus' | 'isHighest' | 'highestBid'>): BidMark | null {
  switch (bidStanding(bid)) {
    case 'highest':
      return { words: bidTexts.highest, tone: 'positive' };
    case 'outbid':
      return { words: bidTexts.outbid, tone: 'critical' };
    default:
      return null;
  }
}

export type BidAction = 'pay' | 'order' | 'live' | 'wait' | 'ended';

export function bidAction(bid: Pick<Bid, 'next' | 'bidStatus' | 'orderId'>): BidAction {
  const { bidStatus, next } = bid;
  // An accepted bid shows its order first, because its deadline is the shorter one; a deposit that the bank took back
  // comes second.
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
