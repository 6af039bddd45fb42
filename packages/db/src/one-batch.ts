import type { Approval } from '@suki/domain/trade/facts/decision';
import { stoppedRefunds } from '@suki/domain/trade/money/stopped-refunds';
import { walletsOf } from './queries/ledger.ts';

/**
 * True when every statement of a decision is sent in one batch and fails in the database by itself if a row is not as
 * expected. Only then may the commit be sent right behind them (`commitWith`). This holds for asks, bids and orders,
 * their payment, deadlines and messages, and for money between accounts of the house. It does not hold for deposits,
 * wallets, coupons, refunds and stock: there an answer is read first.
 */
export function isOneBatch(approval: Approval): boolean {
  const { creations, moves, patches, deposits, coupons, releases, refunds, postings } = approval;
  return (
    creations.every(({ entity }) => entity === 'order') &&
    moves.every(({ entity }) => entity === 'ask' || entity === 'bid' || entity === 'order') &&
    patches.every(({ entity }) => entity === 'order') &&
    deposits.length + coupons.length + releases.length + refunds.length === 0 &&
    walletsOf(postings).length === 0 &&
    postings.every((posting) => stoppedRefunds(posting).length === 0)
  );
}
