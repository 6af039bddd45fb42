import type { AskId, AttemptId, DepositId, UserId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import type { AskSnapshot, Closure } from '@suki/domain/trade/snapshot';
import { askExtras, depositExtras } from '@suki/domain/trade/snapshot-extras';
import type { ClosureDetail, ClosureReason, DepositStatus } from '@suki/domain/trade/statuses';
import { first, statement } from '../statement.ts';
import type { Tx } from '../tx.ts';

export type AskSnapshotRow = Omit<AskSnapshot, 'deposit' | 'closure' | keyof typeof askExtras> & {
  readonly closureReason: ClosureReason | null;
  readonly closureDetail: ClosureDetail | null;
  readonly depositId: DepositId;
  readonly depositUserId: UserId;
  readonly depositAmount: Centavos;
  readonly depositStatus: DepositStatus;
  readonly depositDeductedAmount: Centavos;
  readonly depositPaidByAttemptId: AttemptId | null;
};

/** What `decide` looks at, of `asks a join deposits d`. */
export const askSnapshotColumns = `a.id, a.seller_id as "sellerId", a.item_id as "itemId", a.sku_id as "skuId", a.lane, a.origin, a.status, a.price,
  a.live_at as "liveAt", a.expiry_days as "expiryDays", a.listing_remaining_ms as "listingRemainingMs",
  a.closure_reason as "closureReason", a.closure_detail as "closureDetail",
  d.id as "depositId", d.user_id as "depositUserId", d.amount as "depositAmount", d.status as "depositStatus",
  d.deducted_amount as "depositDeductedAmount", d.paid_by_attempt_id as "depositPaidByAttemptId"`;

/** The two columns of a closure as the rules see them: both or neither. */
export function toClosure(reason: ClosureReason | null, detail: ClosureDetail | null): Closure | null {
  return reason === null || detail === null ? null : { reason, detail };
}

export function toAskSnapshot(row: AskSnapshotRow): AskSnapshot {
  const {
    depositId,
    depositUserId,
    depositAmount,
    depositStatus,
    depositDeductedAmount,
    depositPaidByAttemptId,
    closureReason,
    closureDetail,
    ...ask
  } = row;
  return {
    ...ask,
    ...askExtras,
    closure: toClosure(closureReason, closureDetail),
    deposit: {
      id: depositId,
      userId: depositUserId,
      amount: depositAmount,
      status: depositStatus,
      deductedAmount: depositDeductedAmount,
      paidByAttemptId: depositPaidByAttemptId,
      ...depositExtras,
    },
  };
}

const lockStatement = statement<AskSnapshotRow, [AskId]>(
  'asks.lock',
  `select ${askSnapshotColumns} from asks a join deposits d on d.ask_id = a.id where a.id = $1::text for no key update of a, d`,
);

/** The facts of an ask and its deposit, both locked. Its book is locked before it (`lockBook`). */
export async function lockAsk(tx: Tx, id: AskId): Promise<AskSnapshot | undefined> {
  const row = await first(tx, lockStatement, [id]);
  return row === undefined ? undefined : toAskSnapshot(row);
}

const byDepositStatement = statement<AskSnapshotRow, [DepositId]>(
  'asks.lock-by-deposit',
  `select ${askSnapshotColumns} from deposits d join asks a on a.id = d.ask_id where d.id = $1::text for no key update of a, d`,
);

/** The same, found by the deposit (T21). */
export async function lockAskOfDeposit(tx: Tx, depositId: DepositId): Promise<AskSnapshot | undefined> {
  const row = await first(tx, byDepositStatement, [depositId]);
  return row === undefined ? undefined : toAskSnapshot(row);
}
