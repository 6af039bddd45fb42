import type { PaymentChannel } from '@suki/domain/config/payment-limits';
import type { AskId, BidId, OrderId, PayoutId, UserId } from '@suki/domain/ids/id';
import type { LedgerPlace } from '@suki/domain/ledger/ledger-place';
import type { Centavos } from '@suki/domain/money/centavos';
import type { PostingCode } from '@suki/domain/trade/facts/posting-codes';
import type { PayoutStatus } from '@suki/domain/trade/facts/statuses';
import { type Db, many, type Statement, statement } from '../statement.ts';
import { linesOfPerson } from './ledger-lines.ts';
import { type ListOptions, type ListPage, pageOf } from './lists.ts';

/** The parts of a price that became income; all positive. */
export type LedgerSale = {
  readonly price: Centavos;
  /** The seller's discount for a small defect. */
  readonly discount: Centavos;
  readonly techServiceFee: Centavos;
  readonly paymentFee: Centavos;
  readonly operationalFee: Centavos;
  readonly tax: Centavos;
};

/** The shares of a kept deposit; all positive. */
export type LedgerSplit = { readonly harmed: Centavos; readonly platform: Centavos; readonly returnCost: Centavos };

/** A line of a person's ledger, at one of its places. */
export type LedgerEntry = {
  readonly id: string;
  readonly code: PostingCode;
  readonly through: LedgerPlace;
  /** The channel of the payment or of its refund; null at the other places. */
  readonly channel: PaymentChannel | null;
  /** Seen from the person: positive for a gain. */
  readonly amount: Centavos;
  /** Balance of the wallet; lines at other places leave it unchanged. */
  readonly balanceAfter: Centavos;
  /** Current status of the refund or payout that the line began. */
  readonly status: PayoutStatus | null;
  readonly availableAt: Date | null;
  /** Present on the first line of a sale's income. */
  readonly sale: LedgerSale | null;
  /** Present on a fine and on the harmed side's share, after the split. */
  readonly split: LedgerSplit | null;
  readonly orderId: OrderId | null;
  readonly askId: AskId | null;
  readonly bidId: BidId | null;
  readonly payoutId: PayoutId | null;
  readonly createdAt: Date;
};

/*
 * The page is cut first. Then each line is assigned to its ask, bid or order: from the person's own list, else from the
 * other accounts of the journal entry, else from its key. An ask or bid is named to its owner only, an order to its two
 * sides. Among entries of one moment those that take from the balance stand last, so that the balance never reads below
 * zero; the lines of an entry stay together.
 */
function entriesStatement(order: 'asc' | 'desc'): Statement<LedgerEntry, readonly [UserId, string | null, number]> {
  return statement(
    `ledger.entries-${order}`,
    `with lines as (
  ${linesOfPerson}
), placed as (
  select journal_entry_id || '-' || position as id, journal_entry_id, position, code, split_part(key, ':', 1) as key, created_at, amount, through, attempt_id,
    coalesce(sum(amount) filter (where through = 'wallet') over so_far, 0) as balance, row_number() over so_far as nth
  from (select lines.*, bool_or(through = 'wallet' and amount < 0) over (partition by journal_entry_id) as takes from lines) as lines
  window so_far as (order by created_at, takes, journal_entry_id, amount < 0, position rows unbounded preceding)
), page as (
  select * from placed
  where $2::text is null or nth ${order === 'asc' ? '>' : '<'} (select nth from placed where id = $2::text)
  order by nth ${order} limit $3::int
)
select page.id, page.code, page.through, page.amount, page.balance::bigint as "balanceAfter", page.created_at as "createdAt",
  case when page.through = 'method' then coalesce(paid.channel, of_order.channel) end as channel,
  coalesce(case when page.code = 'payout_sent' then y.status end, back.status) as status, case when page.through = 'wallet' then shown.available_at end as "availableAt", sale.sale, split.split,
  o.id as "orderId", a.id as "askId", b.id as "bidId", y.id as "payoutId"
from page
  left join lateral (
    select t.order_id, t.ask_id, t.bid_id, t.available_at from wallet_transactions t
    where t.journal_entry_id = page.journal_entry_id and t.user_id = $1::text order by t.id limit 1
  ) shown on true
  left join lateral (
    select min(split_part(other.account, ':', 2)) filter (where other.account like 'escrow:%') as order_id,
      min(split_part(other.account, ':', 2)) filter (where other.account like 'deposit:%' or other.account like 'penalty:%') as deposit_id
    from postings other where other.journal_entry_id = page.journal_entry_id
  ) beside on true
  left join lateral (select f.attempt_id from refunds f where f.id = page.key offset 0) r on true
  left join lateral (
    select t.id, t.channel, t.ask_id, t.bid_id, t.order_id, t.return_leg_id from payment_attempts t
    where t.id = coalesce(r.attempt_id, page.attempt_id, page.key) offset 0
  ) paid on true
  left join lateral (select t.ask_id, t.bid_id from deposits t where t.id = coalesce(beside.deposit_id, page.key) offset 0) d on true
  left join lateral (
    select t.* from (
      select id, buyer_id, seller_id, paid_by_attempt_id, price, discount_offer, tech_service_fee, payment_fee, operational_fee from orders
      where id = coalesce(shown.order_id, beside.order_id, paid.order_id, page.key) offset 0
    ) t where $1::text in (t.buyer_id, t.seller_id)
  ) o on true
  left join lateral (
    select t.id from (
      select id, seller_id from asks where id = coalesce(shown.ask_id, paid.ask_id, paid.return_leg_id, d.ask_id, page.key) offset 0
    ) t where t.seller_id = $1::text
  ) a on true
  left join lateral (
    select t.id from (
      select id, buyer_id from bids where id = coalesce(shown.bid_id, paid.bid_id, d.bid_id, page.key) offset 0
    ) t where t.buyer_id = $1::text
  ) b on true
  left join lateral (
    select t.id, t.status from (select id, user_id, status from payouts where id = page.key offset 0) t where t.user_id = $1::text
  ) y on true
  left join lateral (
    select t.channel from payment_attempts t
    where page.through = 'method' and paid.id is null and (t.id = o.paid_by_attempt_id or (t.order_id = o.id and t.status = 'SUCCEEDED'))
    order by t.id = o.paid_by_attempt_id desc nulls last, t.created_at limit 1
  ) of_order on true
  left join lateral (
    select t.status from (select id, amount, status, created_at from refunds where attempt_id = page.attempt_id offset 0) t
    where page.amount > 0 and t.amount = page.amount and t.created_at = page.created_at order by t.id limit 1
  ) back on true
  left join lateral (
    select json_build_object('price', o.price, 'discount', o.discount_offer, 'techServiceFee', o.tech_service_fee, 'paymentFee', o.payment_fee,
      'operationalFee', o.operational_fee, 'tax', (
        select coalesce(sum(t.amount), 0)::bigint from journal_entries e cross join lateral (
          select p.account, p.amount from postings p where p.journal_entry_id = e.id offset 0
        ) t where e.code = 'tax_withheld' and e.key = o.id and t.account = 'platform:tax_withheld')) as sale
    where page.code = 'seller_paid' and page.position = (
      select min(first.position) from postings first
      where first.journal_entry_id = page.journal_entry_id and first.account in ('wallet:' || $1::text, 'receivable:' || $1::text))
  ) sale on true
  left join lateral (
    select json_build_object(
      'harmed', coalesce(sum(t.amount) filter (where t.account like 'wallet:%' or t.account like 'receivable:%'), 0)::bigint,
      'platform', coalesce(sum(t.amount) filter (where t.account = 'platform:penalty_revenue'), 0)::bigint,
      'returnCost', coalesce(sum(t.amount) filter (where t.account = 'platform:shipping_revenue'), 0)::bigint) as split
    from journal_entries e cross join lateral (
      select p.account, p.amount from postings p where p.journal_entry_id = e.id offset 0
    ) t where page.code in ('deposit_deducted', 'penalty_released') and e.code = 'penalty_released' and e.key = page.key
    having count(*) > 0
  ) split on true
order by page.nth ${order}`,
  );
}

const statements = { 'createdAt asc': entriesStatement('asc'), 'createdAt desc': entriesStatement('desc') };

/** Returns a person's ledger lines, newest first unless the options say otherwise. */
export async function listLedgerEntries(db: Db, userId: UserId, options: ListOptions): Promise<ListPage<LedgerEntry>> {
  return await pageOf(db, statements, [userId], options);
}

/** The highest value of an int4 limit. */
const ALL = 2_147_483_647;

/** Returns all ledger lines of a person, oldest first, for a file. */
export async function allLedgerEntries(db: Db, userId: UserId): Promise<readonly LedgerEntry[]> {
  return await many(db, statements['createdAt asc'], [userId, null, ALL]);
}
