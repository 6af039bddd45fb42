import type { Approval } from '@suki/domain/trade/decision';
import { stoppedRefunds } from '@suki/domain/trade/stopped-refunds';
import { walletsOf } from './queries/ledger.ts';

/**
 * Whether everything that a decision changes is sent at once and refused by the database itself when it finds something else than expected, so that
 * the commit may stand right behind it (`commitWith`): asks, bids and orders, their payment, deadlines and messages, and money between accounts of
 * the house. Where an answer is looked at first, or brings another statement, it may not: deposits, wallets, coupons, refunds, stock.
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
