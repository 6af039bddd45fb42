import type { AskId, DepositId } from '@suki/domain/ids/id';
import type { AskSnapshot, Closure } from '@suki/domain/trade/facts/snapshot';
import type { ClosureDetail, ClosureReason } from '@suki/domain/trade/facts/statuses';
import { first, statement } from '../statement.ts';
import type { Tx } from '../tx.ts';
import { type DepositColumns, depositColumns, splitDeposit } from './deposit-snapshot.ts';

export type AskSnapshotRow = Omit<AskSnapshot, 'deposit' | 'closure'> &
  DepositColumns & {
    readonly closureReason: ClosureReason | null;
    readonly closureDetail: ClosureDetail | null;
  };

/** Columns of an `AskSnapshot`, from `asks a join deposits d`. */
export const askSnapshotColumns = `a.id, a.seller_id as "sellerId", a.item_id as "itemId", a.sku_id as "skuId", a.lane, a.origin, a.status, a.price,
  a.live_at as "liveAt", a.expiry_days as "expiryDays", a.listing_remaining_ms as "listingRemainingMs", a.stock_id as "stockId",
  a.is_return_address_changed as "isReturnAddressChanged", a.reminder_sent as "reminderSent", a.rush_order as "rushOrder",
  a.closure_reason as "closureReason", a.closure_detail as "closureDetail",
  ${depositColumns}`;

/** Returns both columns of a closure as one value, or null. */
export function toClosure(reason: ClosureReason | null, detail: ClosureDetail | null): Closure | null {
  return reason === null || detail === null ? null : { reason, detail };
}

export function toAskSnapshot(row: AskSnapshotRow): AskSnapshot {
  const { deposit, rest } = splitDeposit(row);
  const { closureReason, closureDetail, ...ask } = rest;
  return { ...ask, closure: toClosure(closureReason, closureDetail), deposit };
}

const lockStatement = statement<AskSnapshotRow, [AskId]>(
  'asks.lock',
  `select ${askSnapshotColumns} from asks a join deposits d on d.ask_id = a.id where a.id = $1::text for no key update of a, d`,
);

/** Returns the facts of an ask and its deposit, both locked. The caller has locked the book (`lockBook`). */
export async function lockAsk(tx: Tx, id: AskId): Promise<AskSnapshot | undefined> {
  const row = await first(tx, lockStatement, [id]);
  return row === undefined ? undefined : toAskSnapshot(row);
}

const byDepositStatement = statement<AskSnapshotRow, [DepositId]>(
  'asks.lock-by-deposit',
  `select ${askSnapshotColumns} from deposits d join asks a on a.id = d.ask_id where d.id = $1::text for no key update of a, d`,
);

/** Locks the ask that a deposit secures, for the release of a fine. Undefined for the deposit of a bid. */
export async function lockAskOfDeposit(tx: Tx, depositId: DepositId): Promise<AskSnapshot | undefined> {
  const row = await first(tx, byDepositStatement, [depositId]);
  return row === undefined ? undefined : toAskSnapshot(row);
}
