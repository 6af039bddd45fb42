import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../../http/handler.ts';
import { staffCommandOnAsk } from './staff-command-on-ask.ts';

/** `POST /staff/ask/{id}/review-suspension`: E12, the end of the review. */
export const reviewSuspension: Handler<'reviewSuspension'> = staffCommandOnAsk((trade, { body }, { now }) =>
  decide({ name: 'review_suspension', ...body }, trade, now),
);
