import type { AskId, BidId, DepositId, UserId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import type { DepositStatus } from '@suki/domain/trade/facts/statuses';
import { type Db, exactlyOne, statement } from '../statement.ts';
import { needToRepay } from './deposits.ts';
import { type ListOptions, type ListPage, listStatements, pageOf } from './lists.ts';

export type DepositSummary = {
  readonly id: DepositId;
  readonly status: DepositStatus;
  readonly amount: Centavos;
  readonly deductedAmount: Centavos;
  readonly needToRepay: boolean;
  readonly askId: AskId | null;
  readonly bidId: BidId | null;
  readonly itemName: string;
  readonly paidAt: Date | null;
  readonly endedAt: Date | null;
  /** The time of the next try, after a refund failed for a passing reason. */
  readonly retryAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

const ended = `d.status in ('returned', 'deducted')`;

// The times of arrival and return come from the ledger: lines onto its account and off it.
const bookedAt = (lines: string): string => `(
    select max(e.created_at) from postings l join journal_entries e on e.id = l.journal_entry_id where l.account = 'deposit:' || d.id and ${lines}
  )`;

// All other tables are asked for the rows of the page alone. Joined, they were asked for every deposit of the person,
// and of six million deposits PostgreSQL read all to have those of one person in order (2 s).
const lists = listStatements<DepositSummary, [UserId]>({
  name: 'deposits.of-user',
  select: `select d.id, d.status, d.amount, d.deducted_amount as "deductedAmount", d.ask_id as "askId", d.bid_id as "bidId", (
    select i.name from items i
    where i.id = coalesce((select a.item_id from asks a where a.id = d.ask_id), (select b.item_id from bids b where b.id = d.bid_id))
  ) as "itemName",
  ${needToRepay('p.ask_id = d.ask_id or p.bid_id = d.bid_id')} as "needToRepay",
  ${bookedAt('l.amount > 0')} as "paidAt", case when ${ended} then ${bookedAt('l.amount < 0')} end as "endedAt",
  case when ${ended} then (
    select min(r.retry_at) from payment_attempts t join refunds r on r.attempt_id = t.id where t.ask_id = d.ask_id or t.bid_id = d.bid_id
  ) end as "retryAt", d.created_at as "createdAt", d.updated_at as "updatedAt"
from deposits d`,
  where: 'd.user_id = $1::text',
  table: 'deposits',
  alias: 'd',
  orderColumns: { createdAt: 'created_at', updatedAt: 'updated_at' },
  valueCount: 1,
});

/** The deposits of a person's asks and bids, newest first unless the options say otherwise. */
export async function listDeposits(db: Db, userId: UserId, options: ListOptions): Promise<ListPage<DepositSummary>> {
  return await pageOf(db, lists, [userId], options);
}

export type HeldDeposits = { readonly amount: Centavos; readonly count: number };

// Along the index of held deposits: a seller of years has thousands of ended ones.
const heldStatement = statement<HeldDeposits, [UserId]>(
  'deposits.held-of-user',
  `select coalesce(sum(amount), 0)::bigint as amount, count(*) as count from deposits
where user_id = $1::text and status = 'under_hold' and amount > 0`,
);

/** The sum and number of the deposits that we hold for a person now. */
export async function heldDeposits(db: Db, userId: UserId): Promise<HeldDeposits> {
  return await exactlyOne(db, heldStatement, [userId]);
}
