import type { SomeHandlers } from '../../http/handler.ts';
import { acceptBid } from './accept-bid.route.ts';
import { acceptBidWithoutPay } from './accept-bid-without-pay.route.ts';
import { cancelAcceptedBid } from './cancel-accepted-bid.route.ts';

export const acceptanceHandlers = {
  acceptBidWithoutPay,
  acceptBid,
  cancelAcceptedBid,
} satisfies SomeHandlers;
