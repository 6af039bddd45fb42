import { pesos } from '../money/centavos.ts';

/** A parcel to our warehouse: the seller pays the courier, we charge nothing for it (decisions, "Prices"). */
export const inboundShipping = { paidBy: 'seller', paidTo: 'courier', charged: pesos(0) } as const;

/** Speed is the buyer's wish, and due in the flash lane only (decisions, "Prices"). */
export const flashFeeRule = { paidBy: 'buyer', lanes: ['flash'] } as const;

/** A coupon lowers the buyer's total; the seller's income never changes (decisions, "Prices"). */
export const couponRule = {
  fundedBy: 'platform',
  afterFullRefund: 'comes_back',
  /** Its share of a partial refund is not paid out. */
  afterPartialRefund: 'stays_used',
} as const;

/** Who bears what the gateway takes; booked when the gateway reports it (decisions, "Prices"). */
export const gatewayFees = { paidBy: 'platform', bookedWhen: 'reported' } as const;
