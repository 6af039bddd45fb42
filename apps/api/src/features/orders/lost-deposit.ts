import { penaltyPreview } from '@suki/domain/quote/penalty-preview';
import type { OrderParts } from './order-parts.ts';

/** The deposit that a bidder lost by not paying, or null. */
export function lostDepositOf({ lostBid }: OrderParts) {
  return lostBid === undefined
    ? null
    : {
        amount: lostBid.depositAmount,
        status: lostBid.depositStatus,
        deductedAmount: lostBid.depositDeductedAmount,
        needToRepay: lostBid.needToRepay,
      };
}

/** Split like the release of the fine (E36). Nothing once the bidder has won an appeal. */
export function compensationOf({ lostBid }: OrderParts) {
  if (lostBid === undefined || lostBid.depositStatus !== 'deducted') {
    return null;
  }
  const rows = penaltyPreview(lostBid.depositDeductedAmount, { payer: 'bidder' });
  return rows.find(({ detail }) => detail === 'bid_default')?.shares.harmed ?? null;
}
