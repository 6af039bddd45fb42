import { formatMoney } from '@suki/domain/money/format-money';
import { penaltyPreview } from '@suki/domain/quote/penalty-preview';
import type { BidSummary } from '@suki/sdk/types';

type Bid = Pick<BidSummary, 'orderId'> & { readonly deposit: Pick<BidSummary['deposit'], 'amount'> };

/** What is kept of the deposit of the bid that became this order, when its bidder gives it up (E36); null while that bid is not known. */
export function costOfGivingUp(bids: readonly Bid[], orderId: string): string | null {
  const bid = bids.find((each) => each.orderId === orderId);
  const cost =
    bid === undefined
      ? undefined
      : penaltyPreview(bid.deposit.amount, { payer: 'bidder' }).find(({ detail }) => detail === 'bid_default');
  return cost === undefined ? null : formatMoney(cost.kept);
}
