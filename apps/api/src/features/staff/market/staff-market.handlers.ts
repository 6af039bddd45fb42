import type { SomeHandlers } from '../../../http/handler.ts';
import { delistAsk } from './delist-ask.route.ts';
import { delistBid } from './delist-bid.route.ts';
import { reviewSuspension } from './review-suspension.route.ts';

export const staffMarketHandlers = {
  delistAsk,
  delistBid,
  reviewSuspension,
} satisfies SomeHandlers;
