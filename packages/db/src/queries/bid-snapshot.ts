import type { BidId, DepositId } from '@suki/domain/ids/id';
import type { BidSnapshot } from '@suki/domain/trade/facts/snapshot';
import type { ClosureDetail, ClosureReason } from '@suki/domain/trade/facts/statuses';
import { first, statement } from '../statement.ts';
import type { Tx } from '../tx.ts';
import { toClosure } from './ask-snapshot.ts';
import { type DepositColumns, depositColumns, splitDeposit } from './deposit-snapshot.ts';

export type BidSnapshotRow = Omit<BidSnapshot, 'deposit' | 'closure'> &
  DepositColumns & {
    readonly closureReason: ClosureReason | null;
    readonly closureDetail: ClosureDetail | null;
  };

/** Columns of a `BidSnapshot`, from `bids b join deposits d`. */
export const bidSnapshotColumns = `b.id, b.buyer_id as "buyerId", b.item_id as "itemId", b.sku_id as "skuId", b.status, b.price, b.live_at as "liveAt",
  b.expiry_days as "expiryDays", b.live_remaining_ms as "liveRemainingMs", b.reminder_sent as "reminderSent",
  b.closure_reason as "closureReason", b.closure_detail as "closureDetail",
  ${depositColumns}`;

export function toBidSnapshot(row: BidSnapshotRow): BidSnapshot {
  const { deposit, rest } = splitDeposit(row);
  const { closureReason, closureDetail, ...bid } = rest;
  return { ...bid, closure: toClosure(closureReason, closureDetail), deposit };
}

const lockStatement = statement<BidSnapshotRow, [BidId]>(
  'bids.lock',
  `select ${bidSnapshotColumns} from bids b join deposits d on d.bid_id = b.id where b.id = $1::text for no key update of b, d`,
);

/** Returns a bid and its deposit, both locked. The caller has locked book and ask (`lockBook`, `lockAsk`). */
export async function lockBid(tx: Tx, id: BidId): Promise<BidSnapshot | undefined> {
  const row = await first(tx, lockStatement, [id]);
  return row === undefined ? undefined : toBidSnapshot(row);
}

const byDepositStatement = statement<BidSnapshotRow, [DepositId]>(
  'bids.lock-by-deposit',
  `select ${bidSnapshotColumns} from deposits d join bids b on b.id = d.bid_id where d.id = $1::text for no key update of b, d`,
);

/** Locks the bid that a deposit secures, for the release of a fine. Undefined for the deposit of an ask. */
export async function lockBidOfDeposit(tx: Tx, depositId: DepositId): Promise<BidSnapshot | undefined> {
  const row = await first(tx, byDepositStatement, [depositId]);
  return row === undefined ? undefined : toBidSnapshot(row);
}
