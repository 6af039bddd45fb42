import { zero } from '../../money/centavos.ts';
import type { AskSnapshot, DepositSnapshot, OrderExtras } from './snapshot.ts';

/** An order with nothing out of the ordinary. */
export const orderExtras: OrderExtras = {
  bidId: null,
  couponId: null,
  hold: null,
  isShipExtended: false,
  isResent: false,
  discountOffer: zero,
  discounted: null,
  refundedAmount: zero,
  redelivery: null,
  rematch: null,
  isBuyerAddressChanged: false,
  isPaymentReversed: false,
  reminderSent: false,
  rushOrder: false,
};

/** An ask with nothing out of the ordinary. */
export const askExtras: Pick<AskSnapshot, 'stockId' | 'isReturnAddressChanged' | 'reminderSent' | 'rushOrder'> = {
  stockId: null,
  isReturnAddressChanged: false,
  reminderSent: false,
  rushOrder: false,
};

/** A deposit with nothing out of the ordinary. */
export const depositExtras: Pick<DepositSnapshot, 'topUps' | 'raise' | 'appealedAt'> = {
  topUps: [],
  raise: null,
  appealedAt: null,
};
