import { withTransaction } from '@suki/db/tx';
import type { Handler } from '../../http/handler.ts';
import { acceptBid } from './accept-bid.ts';

/** `POST /order/accept-bid-without-pay`: E22a, E23. */
export const acceptBidWithoutPay: Handler<'acceptBidWithoutPay'> = (
  { body, caller, intent, refuse, refuseAs },
  dependencies,
) =>
  withTransaction(dependencies.pool, async (tx) => {
    const acceptance = { ...body, how: 'accept_bid_without_pay', sellerId: caller.userId, refuse, refuseAs } as const;
    const { answer } = await acceptBid(tx, acceptance, dependencies);
    await intent.settle(tx, answer);
    return answer;
  });
