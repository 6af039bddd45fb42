import type { Approval } from '@suki/domain/trade/facts/decision';
import { stoppedRefunds } from '@suki/domain/trade/money/stopped-refunds';
import { walletsOf } from './queries/ledger.ts';
import { commitWith, type Tx } from './tx.ts';

/**
 * Whether everything that a decision changes is sent at once and refused by the database itself when it finds something else than expected, so that
 * the commit may stand right behind it (`commitWith`): asks, bids and orders, their payment, deadlines and messages, and money between accounts of
 * the house. Where an answer is looked at first, or brings another statement, it may not: deposits, wallets, coupons, refunds, stock.
 */
function isOneBatch(approval: Approval): boolean {
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

/**
 * Sends a decision as the last thing of its transaction, with the commit right behind it where that may be. `send` sends all of it before it waits for any,
 * and nothing may follow from it that only its answer tells (a book that is crossed now).
 */
export function sendLast<Result>(tx: Tx, approval: Approval, send: () => Promise<Result>): Promise<Result> {
  return isOneBatch(approval) ? commitWith(tx, send) : send();
}
