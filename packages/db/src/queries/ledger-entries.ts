import type { PaymentChannel } from '@suki/domain/config/payment-limits';
import type { AskId, BidId, OrderId, PayoutId, UserId } from '@suki/domain/ids/id';
import type { LedgerPlace } from '@suki/domain/ledger/ledger-place';
import type { Centavos } from '@suki/domain/money/centavos';
import type { PostingCode } from '@suki/domain/trade/facts/posting-codes';
import type { PayoutStatus } from '@suki/domain/trade/facts/statuses';
import { type Db, many, type Statement, statement } from '../statement.ts';
import { type HeldFor, heldForSql } from './held-for.ts';
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
  /** The order of a line of income, whose delivery brings the date; null for other lines. */
  readonly heldFor: HeldFor | null;
  /** Present on the first line of a sale's income. */
  readonly sale: LedgerSale | null;
  /** Present on a fine and on the harmed side's share, after the split. */
  readonly split: LedgerSplit | null;
  readonly orderId: OrderId | null;
  /** The number of that order without its letter (`orderNumberText`). */
  readonly orderNumber: number | null;
  /** The item of that order, ask or bid. */
  readonly itemName: string | null;
  readonly askId: AskId | null;
  readonly bidId: BidId | null;
  readonly payoutId: PayoutId | null;
  readonly createdAt: Date;
};

/*
 * The page is cut first, along the index of the person's lines (ADR 0120). Only the cursor of the person's own lines
 * counts. A line of the wallet carries its balance; at the other places the balance is that of the wallet's last line.
 * Then each line is assigned to its ask, bid or order: from the person's own list, else from the other accounts of the
 * journal entry, else from its key. An ask or bid is named to its owner only, an order to its two sides.
 */
function entriesStatement(order: 'asc' | 'desc'): Statement<LedgerEntry, readonly [UserId, string | null, number]> {
  return statement(
    `ledger.entries-${order}`,
    `with last as materialized (
  select l.at, l.id from (
    select * from ledger_lines where journal_entry_id = split_part($2::text, '-', 1) and position::text = split_part($2::text, '-', 2) offset 0
  ) l where l.user_id = $1::text
  union all select ${order === 'asc' ? "'-infinity', 0" : `'infinity', 0`} where $2::text is null
), cut as (
  select l.at, l.id, l.journal_entry_id, l.position, l.place, l.balance_after from ledger_lines l
  where l.user_id = $1::text and (l.at, l.id) ${order === 'asc' ? '>' : '<'} (select last.at, last.id from last)
  order by l.at ${order}, l.id ${order} limit $3::int
), page as (
  select cut.journal_entry_id || '-' || cut.position as id, cut.journal_entry_id, cut.position, cut.at, cut.id as nth, cut.place as through,
    entry.code, split_part(entry.key, ':', 1) as key, entry.created_at, line.amount,
    case when line.account like 'refund:%' then split_part(line.account, ':', 2) end as attempt_id,
    coalesce(cut.balance_after, (
      select l.balance_after from ledger_lines l where l.user_id = $1::text and l.place = 'wallet' and (l.at, l.id) < (cut.at, cut.id)
      order by l.at desc, l.id desc limit 1
    ), 0) as balance
  from cut
    cross join lateral (select e.code, e.key, e.created_at from journal_entries e where e.id = cut.journal_entry_id offset 0) entry
    cross join lateral (
      select p.account, p.amount from postings p where p.journal_entry_id = cut.journal_entry_id and p.position = cut.position offset 0
    ) line
)
select page.id, page.code, page.through, page.amount, page.balance as "balanceAfter", page.created_at as "createdAt",
  case when page.through = 'method' then coalesce(paid.channel, of_order.channel) end as channel,
  coalesce(case when page.code = 'payout_sent' then y.status end, back.status) as status, case when page.through = 'wallet' then shown.available_at end as "availableAt",
  case when page.code = 'seller_paid' and o.id is not null then ${heldForSql} end as "heldFor", sale.sale, split.split,
  o.id as "orderId", o.order_number as "orderNumber", item.name as "itemName", a.id as "askId", b.id as "bidId", y.id as "payoutId"
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
      select id, order_number, item_id, buyer_id, seller_id, status, delivery_at, courier_arrival, arrival_max, paid_by_attempt_id, price, discount_offer, tech_service_fee, payment_fee, operational_fee from orders
      where id = coalesce(shown.order_id, beside.order_id, paid.order_id, page.key) offset 0
    ) t where $1::text in (t.buyer_id, t.seller_id)
  ) o on true
  left join lateral (
    select t.id, t.item_id from (
      select id, item_id, seller_id from asks where id = coalesce(shown.ask_id, paid.ask_id, paid.return_leg_id, d.ask_id, page.key) offset 0
    ) t where t.seller_id = $1::text
  ) a on true
  left join lateral (
    select t.id, t.item_id from (
      select id, item_id, buyer_id from bids where id = coalesce(shown.bid_id, paid.bid_id, d.bid_id, page.key) offset 0
    ) t where t.buyer_id = $1::text
  ) b on true
  left join lateral (select i.name from items i where i.id = coalesce(o.item_id, a.item_id, b.item_id) offset 0) item on true
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
order by page.at ${order}, page.nth ${order}`,
  );
}

const statements = { 'createdAt asc': entriesStatement('asc'), 'createdAt desc': entriesStatement('desc') };

/** Returns a person's ledger lines, newest first unless the options say otherwise. */
export async function listLedgerEntries(db: Db, userId: UserId, options: ListOptions): Promise<ListPage<LedgerEntry>> {
  return await pageOf(db, statements, [userId], options);
}

/**
 * Reads all ledger lines of a person, oldest first, `batchSize` at a time. No connection is held between two batches,
 * so a reader may take as long as a phone takes to download them.
 */
export async function* ledgerEntriesInBatches(
  db: Db,
  userId: UserId,
  batchSize: number,
): AsyncGenerator<readonly LedgerEntry[], void> {
  let [last, isLast]: [string | null, boolean] = [null, false];
  while (!isLast) {
    const batch: readonly LedgerEntry[] = await many(db, statements['createdAt asc'], [userId, last, batchSize]);
    if (batch.length > 0) yield batch;
    last = batch.at(-1)?.id ?? null;
    isLast = batch.length < batchSize;
  }
}
