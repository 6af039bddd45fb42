import type { Order } from '@suki/db/queries/orders';
import { deliveryRegions } from '@suki/domain/delivery/regions.table';
import { type Centavos, zero } from '@suki/domain/money/centavos';
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

/**
 * The buyer's share of the deposit that the seller lost by the end of this order, in centavos, split like the release
 * of the fine. Null without a share, and once the seller has won an appeal.
 */
export function buyerCompensationOf({ closureDetail, askRegion }: Order, { ask }: OrderParts): Centavos | null {
  if (ask === undefined || ask.depositStatus !== 'deducted') {
    return null;
  }
  const sellerRegion = deliveryRegions.find((region) => region === askRegion) ?? null;
  const row = penaltyPreview(ask.depositAmount, { sellerRegion }).find(({ detail }) => detail === closureDetail);
  const share = row?.shares.to === 'buyer' && row.kept === ask.depositDeductedAmount ? row.shares.harmed : zero;
  return share === zero ? null : share;
}
