import type { AskId, BidId, OrderId, RefundId, UserId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import type { TransactionKind } from '@suki/domain/trade/facts/decision';
import type { RefundStatus } from '@suki/domain/trade/facts/statuses';
import { type Db, first, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';
import { jobAbout } from './jobs.ts';
import { type ListOptions, type ListPage, listStatements, pageOf } from './lists.ts';

export type StaffRefund = {
  readonly id: RefundId;
  readonly status: RefundStatus;
  readonly kind: TransactionKind;
  readonly amount: Centavos;
  readonly userId: UserId;
  readonly orderId: OrderId | null;
  readonly askId: AskId | null;
  readonly bidId: BidId | null;
  readonly tries: number;
  readonly failureCode: string | null;
  readonly retryAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

const select = `select r.id, r.status, r.kind, r.amount, r.user_id as "userId", p.order_id as "orderId", p.ask_id as "askId", p.bid_id as "bidId",
  r.tries, r.failure_code as "failureCode", r.retry_at as "retryAt", r.created_at as "createdAt", r.updated_at as "updatedAt"
from refunds r join payment_attempts p on p.id = r.attempt_id`;

const common = {
  select,
  table: 'refunds',
  alias: 'r',
  orderColumns: { createdAt: 'created_at', updatedAt: 'updated_at' },
} as const;

// Two texts, because a condition that a value may switch off keeps the planner from the index by status.
const all = listStatements<StaffRefund, []>({ ...common, name: 'refunds.of-staff', where: 'true', valueCount: 0 });
const byStatus = listStatements<StaffRefund, [RefundStatus]>({
  ...common,
  name: 'refunds.of-staff-by-status',
  where: 'r.status = $1::text',
  valueCount: 1,
});

/** Refunds of everybody, newest first unless the options say otherwise; for the staff. */
export async function listStaffRefunds(
  db: Db,
  status: RefundStatus | null,
  options: ListOptions,
): Promise<ListPage<StaffRefund>> {
  return status === null ? await pageOf(db, all, [], options) : await pageOf(db, byStatus, [status], options);
}

const byIdStatement = statement<StaffRefund, [RefundId]>('refunds.of-staff-by-id', `${select} where r.id = $1::text`);

export async function staffRefundById(db: Db, id: RefundId): Promise<StaffRefund | undefined> {
  return await first(db, byIdStatement, [id]);
}

// The job may still wait for its next try, or have given up: the key makes it one job that starts anew.
const againStatement = statement<unknown, [RefundId]>(
  'refunds.send-again',
  `select ${jobAbout('send-refund', 'r.id')}
from refunds r where r.id = $1::text and r.status = 'PENDING'`,
);

/**
 * Queues the job of a refund again that the gateway has not accepted yet.
 * @returns false when it is no longer PENDING.
 */
export async function sendRefundAgain(tx: Tx, id: RefundId): Promise<boolean> {
  return (await touch(tx, againStatement, [id])) === 1;
}
