import { formatMoney } from '@suki/domain/money/format-money';
import { penaltyPreview } from '@suki/domain/quote/penalty-preview';
import type { BidSummary, Order } from '@suki/sdk/types';
import { orderTexts } from '../orders.texts.ts';

type Bid = Pick<BidSummary, 'orderId'> & { readonly deposit: Pick<BidSummary['deposit'], 'amount'> };

/** True when the server offers it: only to the bidder, until the order is paid. */
export function mayGiveUp({ next }: { readonly next: Pick<Order['next'], 'actions'> }): boolean {
  return next.actions.includes('cancel_accepted_bid');
}

/** The part of the bid's deposit that is kept when its bidder gives it up (`E36`); null while the bid is unknown. */
export function costOfGivingUp(bids: readonly Bid[], orderId: string): string | null {
  const bid = bids.find((each) => each.orderId === orderId);
  const cost =
    bid === undefined
      ? undefined
      : penaltyPreview(bid.deposit.amount, { payer: 'bidder' }).find(({ detail }) => detail === 'bid_default');
  return cost === undefined ? null : formatMoney(cost.kept);
}

/** The question and its answer; both name the cost once it is known. */
export function giveUpWords(kept: string | null) {
  const { giveUp: texts } = orderTexts;
  return kept === null
    ? { text: texts.textWithout, yes: texts.yes }
    : { text: texts.text(kept), yes: texts.yesFor(kept) };
}
