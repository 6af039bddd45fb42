import type { AskId, BidId, OrderId, PayoutId, UserId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import type { PostingCode } from '@suki/domain/trade/posting-codes';
import { type Db, many, type Statement, statement } from '../statement.ts';
import { type ListOptions, type ListPage, pageOf } from './lists.ts';

/** A line on a person's wallet account. Journal entries that leave the wallet alone (refunds through the gateway) are not in here. */
export type LedgerEntry = {
  readonly id: string;
  readonly code: PostingCode;
  readonly amount: Centavos;
  readonly balanceAfter: Centavos;
  readonly orderId: OrderId | null;
  readonly askId: AskId | null;
  readonly bidId: BidId | null;
  readonly payoutId: PayoutId | null;
  readonly createdAt: Date;
};

/*
 * The page is cut first, then each of its lines learns what it belongs to: from what the person was shown, else from the other accounts of
 * the journal entry, else from its key. An ask or bid is named to its owner only, an order to its two sides. Of the same moment what
 * came in stands before what went out, so that the balance never reads below zero.
 */
function entriesStatement(order: 'asc' | 'desc'): Statement<LedgerEntry, readonly [UserId, string | null, number]> {
  return statement(
    `ledger.entries-${order}`,
    `with lines as (
  select p.journal_entry_id || '-' || p.position as id, p.journal_entry_id, e.code, split_part(e.key, ':', 1) as key, e.created_at, p.amount,
    sum(p.amount) over so_far as balance, row_number() over so_far as place
  from postings p join journal_entries e on e.id = p.journal_entry_id
  where p.account = 'wallet:' || $1::text
  window so_far as (order by e.created_at, p.amount < 0, p.journal_entry_id, p.position rows unbounded preceding)
), page as (
  select * from lines
  where $2::text is null or place ${order === 'asc' ? '>' : '<'} (select place from lines where id = $2::text)
  order by place ${order} limit $3::int
)
select page.id, page.code, page.amount, page.balance::bigint as "balanceAfter", page.created_at as "createdAt",
  o.id as "orderId", a.id as "askId", b.id as "bidId", y.id as "payoutId"
from page
  left join lateral (
    select t.order_id, t.ask_id, t.bid_id from wallet_transactions t
    where t.journal_entry_id = page.journal_entry_id and t.user_id = $1::text order by t.id limit 1
  ) shown on true
  left join lateral (
    select min(split_part(other.account, ':', 2)) filter (where other.account like 'escrow:%') as order_id,
      min(split_part(other.account, ':', 2)) filter (where other.account like 'deposit:%' or other.account like 'penalty:%') as deposit_id
    from postings other where other.journal_entry_id = page.journal_entry_id
  ) beside on true
  left join refunds r on r.id = page.key
  left join payment_attempts paid on paid.id = coalesce(r.attempt_id, page.key)
  left join deposits d on d.id = coalesce(beside.deposit_id, page.key)
  left join orders o on o.id = coalesce(shown.order_id, beside.order_id, paid.order_id, page.key) and $1::text in (o.buyer_id, o.seller_id)
  left join asks a on a.id = coalesce(shown.ask_id, paid.ask_id, paid.return_leg_id, d.ask_id, page.key) and a.seller_id = $1::text
  left join bids b on b.id = coalesce(shown.bid_id, paid.bid_id, d.bid_id, page.key) and b.buyer_id = $1::text
  left join payouts y on y.id = page.key and y.user_id = $1::text
order by page.place ${order}`,
  );
}

const statements = { 'createdAt asc': entriesStatement('asc'), 'createdAt desc': entriesStatement('desc') };

/** The wallet lines of a person with the balance after each, newest first unless the options say otherwise. */
export async function listLedgerEntries(db: Db, userId: UserId, options: ListOptions): Promise<ListPage<LedgerEntry>> {
  return await pageOf(db, statements, [userId], options);
}

/** As many as the type of a limit holds. */
const ALL = 2_147_483_647;

/** All of them, oldest first, for a file. */
export async function allLedgerEntries(db: Db, userId: UserId): Promise<readonly LedgerEntry[]> {
  return await many(db, statements['createdAt asc'], [userId, null, ALL]);
}
