import { type Ask, askById } from '@suki/db/queries/asks';
import { type Attempt, attemptsOf } from '@suki/db/queries/attempts';
import { type Bid, bidById } from '@suki/db/queries/bids';
import { type HistoryEntry, historyOf } from '@suki/db/queries/history';
import { type IncomeFacts, incomeFacts } from '@suki/db/queries/income';
import type { Order } from '@suki/db/queries/orders';
import { type Refund, refundsOfOrder } from '@suki/db/queries/refunds';
import { type Tracking, trackingsOfOrder } from '@suki/db/queries/trackings';
import { type Verification, verificationOfOrder } from '@suki/db/queries/verifications';
import type { Db } from '@suki/db/statement';

export type OrderParts = {
  readonly ask: Ask | undefined;
  /** The bid whose deposit the end of the order took; undefined while it took none. */
  readonly lostBid: Bid | undefined;
  /** Newest first. */
  readonly attempts: readonly Attempt[];
  readonly refunds: readonly Refund[];
  readonly trackings: readonly Tracking[];
  readonly verification: Verification | undefined;
  readonly history: readonly HistoryEntry[];
  readonly income: IncomeFacts;
};

/** Sent together: one wait for all of these reads. */
export async function orderParts(db: Db, { id, askId, bidId, sellerId, closureDetail }: Order): Promise<OrderParts> {
  const [ask, lostBid, attempts, refunds, trackings, verification, history, income] = await Promise.all([
    askById(db, askId),
    bidId !== null && closureDetail === 'bid_default' ? bidById(db, bidId) : undefined,
    attemptsOf(db, { entity: 'order', id }),
    refundsOfOrder(db, id),
    trackingsOfOrder(db, id),
    verificationOfOrder(db, id),
    historyOf(db, 'order', id),
    incomeFacts(db, id, sellerId),
  ]);
  return { ask, lostBid, attempts, refunds, trackings, verification, history, income };
}
