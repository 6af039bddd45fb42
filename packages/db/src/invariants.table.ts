import { hasGivenUp } from './queries/queue-internals.ts';

/**
 * Rules that hold after every committed transaction (docs/test-plan.md#invariants). Each query returns the rows that
 * break its rule: `id` and `detail`. $1 is the Clock's now.
 */
export type Invariant = { readonly rule: string; readonly text: string };

/** Tolerated delay after a restart or with a busy worker. */
const GRACE = `interval '60 seconds'`;

export const invariants: readonly Invariant[] = [
  {
    rule: '1 every journal entry sums to zero',
    text: `select journal_entry_id as id, 'sum ' || sum(amount) as detail from postings group by journal_entry_id having sum(amount) <> 0`,
  },
  {
    rule: '1 the sum over all accounts is zero',
    text: `select 'ledger' as id, 'total ' || sum(amount) as detail from postings having coalesce(sum(amount), 0) <> 0`,
  },
  {
    rule: '2 a wallet is the sum of its lines and never negative',
    text: `select w.user_id as id, 'balance ' || w.balance || ', lines ' || coalesce(l.total, 0) as detail
      from wallets w left join (
        select split_part(account, ':', 2) as user_id, sum(amount) as total from postings where account like 'wallet:%' group by 1
      ) l on l.user_id = w.user_id
      where w.balance <> coalesce(l.total, 0) or w.balance < 0`,
  },
  {
    rule: '2 the newest line of a wallet carries its balance',
    text: `select w.user_id as id, 'balance ' || w.balance || ', carried ' || coalesce(l.balance_after, 0) as detail
      from wallets w left join lateral (
        select l.balance_after from ledger_lines l where l.user_id = w.user_id and l.place = 'wallet' order by l.at desc, l.id desc limit 1
      ) l on true
      where w.balance <> coalesce(l.balance_after, 0)`,
  },
  {
    rule: '3 an ask has at most one live order',
    text: `select ask_id as id, count(*) || ' live orders' as detail from orders where status <> 'transaction_closed' group by ask_id having count(*) > 1`,
  },
  {
    rule: '4 a reserved ask has its order in the matching status, and the other way round',
    text: `select a.id, 'ask ' || a.status || ', order ' || coalesce(o.status, 'none') as detail
      from asks a left join orders o on o.ask_id = a.id and o.status <> 'transaction_closed'
      where case
        when o.id is null then a.status not in ('to_pay', 'listed', 'transaction_closed')
          -- The seller is paid, and what happened to the parcel after that closed the order (E65, E68, E72, E73, E74).
          and not (a.status = 'transaction_successful' and exists (
            select from orders ended where ended.ask_id = a.id and ended.paid_at is not null and ended.closure_detail in
              ('platform_late', 'platform_loss', 'platform_cancelled', 'chargeback', 'lost_outbound', 'undeliverable', 'claim_upheld')))
        when o.status = 'to_pay' then a.status <> 'buyer_to_pay'
        when o.status = 'seller_to_ship' then a.status <> 'to_ship'
        when o.status in ('platform_to_ship', 'to_receive', 'transaction_successful')
          then a.status <> 'transaction_successful' and not (a.lane = 'flash' and a.status = 'platform_received' and o.status = 'platform_to_ship')
        else a.status <> o.status end`,
  },
  {
    rule: '4 the deposit fits its ask: due before it is live, held while it is; in a running trade the bank may have taken it back',
    text: `select a.id, 'ask ' || a.status || ', deposit ' || d.status as detail
      from asks a join deposits d on d.ask_id = a.id
      where d.amount > 0 and case
        when a.status = 'to_pay' then d.status <> 'due'
        when a.status = 'listed' then d.status <> 'under_hold'
        when a.closure_detail = 'suspended' then false
        when a.status in ('transaction_closed', 'transaction_successful') then d.status in ('due', 'under_hold')
        else d.status <> 'under_hold' and not (d.status = 'due' and d.paid_by_attempt_id is not null) end`,
  },
  {
    rule: '4 the deposit fits its bid',
    text: `select b.id, 'bid ' || b.status || ', deposit ' || d.status as detail
      from bids b join deposits d on d.bid_id = b.id
      where case
        when b.status = 'to_pay' then d.status <> 'due'
        when b.status = 'bid_active' then d.status <> 'under_hold'
        when b.status in ('bid_closed', 'bid_successful') then d.status in ('due', 'under_hold')
        else d.status <> 'under_hold' and not (d.status = 'due' and d.paid_by_attempt_id is not null) end`,
  },
  {
    rule: '4 a bid on hold has its acceptance, a matched one its unpaid order, a successful one its paid order, others neither',
    text: `select b.id, 'bid ' || b.status || ', ask ' || coalesce(a.status, 'none') || ', order ' || coalesce(o.status, 'none') as detail
      from bids b
        left join asks a on a.bid_id = b.id and a.status not in ('transaction_closed', 'transaction_successful')
        left join orders o on o.bid_id = b.id and o.status <> 'transaction_closed'
      where case b.status
        when 'seller_to_pay_deposit' then a.status is distinct from 'to_pay' or o.id is not null
        when 'buyer_to_pay' then o.status is distinct from 'to_pay'
        when 'bid_successful' then not exists (select from orders p where p.bid_id = b.id and p.paid_at is not null)
        else o.id is not null or a.id is not null end`,
  },
  {
    rule: '4 an item in stock is reserved exactly while an order waits for it',
    text: `select s.id, 'stock ' || s.status || ', order ' || coalesce(o.status, 'none') as detail
      from stock_items s
        left join asks a on a.stock_id = s.id and a.status not in ('transaction_closed', 'transaction_successful')
        left join orders o on o.ask_id = a.id and o.status in ('to_pay', 'confirming_buyer_order', 'platform_to_ship')
      where (s.status = 'reserved') <> (o.id is not null)`,
  },
  {
    rule: '5 every payment that arrived pays one deposit, order or parcel, goes back in full, or was taken back by the bank',
    text: `select p.id, 'amount ' || p.amount as detail
      from payment_attempts p
      where p.status = 'SUCCEEDED' and p.source = 'gateway'
        and not exists (select from deposits d where d.paid_by_attempt_id = p.id)
        and not exists (select from deposits d, jsonb_array_elements(d.top_ups) as top_up where top_up ->> 'attemptId' = p.id)
        and not exists (select from orders o where o.paid_by_attempt_id = p.id)
        and not exists (
          select from journal_entries j where j.code in ('deposit_reversed', 'return_fee_earned', 'redelivery_fee_earned') and j.key = p.id)
        and p.amount <> (select coalesce(sum(r.amount), 0) from refunds r where r.attempt_id = p.id)`,
  },
  {
    rule: '5 no more goes back than came in',
    text: `select p.id, 'came ' || p.amount || ', back ' || sum(r.amount) as detail
      from payment_attempts p join refunds r on r.attempt_id = p.id and r.status <> 'CANCELLED' group by p.id, p.amount having sum(r.amount) > p.amount`,
  },
  {
    rule: '6 a deposit account holds the deposit while it is held, else nothing',
    text: `select d.id, d.status || ', on account ' || coalesce(l.total, 0) as detail
      from deposits d left join (
        select split_part(account, ':', 2) as deposit_id, sum(amount) as total from postings where account like 'deposit:%' group by 1
      ) l on l.deposit_id = d.id
      where coalesce(l.total, 0) <> case when d.status = 'under_hold' then d.amount else 0 end`,
  },
  {
    rule: '6 what is kept of a deposit lies in suspense or was shared out, never more',
    text: `select d.id, 'kept ' || d.deducted_amount || ', in suspense ' || coalesce(l.total, 0) as detail
      from deposits d left join (
        select split_part(account, ':', 2) as deposit_id, sum(amount) as total from postings where account like 'penalty:%' group by 1
      ) l on l.deposit_id = d.id
      where coalesce(l.total, 0) not in (0, d.deducted_amount)`,
  },
  {
    rule: '6 the escrow of an order is empty before it is paid and when it has ended, unless it waits for another pair',
    text: `select o.id, o.status || ', escrow ' || l.total as detail
      from orders o join (
        select split_part(account, ':', 2) as order_id, sum(amount) as total from postings where account like 'escrow:%' group by 1
      ) l on l.order_id = o.id
      where l.total < 0
        or (l.total <> 0 and o.status in ('to_pay', 'transaction_closed', 'transaction_successful') and o.rematch is distinct from 'offered')`,
  },
  {
    rule: '6 a paid order has its escrow until the seller is paid',
    text: `select o.id, o.status || ', escrow ' || coalesce(l.total, 0) as detail
      from orders o left join (
        select split_part(account, ':', 2) as order_id, sum(amount) as total from postings where account like 'escrow:%' group by 1
      ) l on l.order_id = o.id
      where o.status in ('confirming_buyer_order', 'seller_to_ship', 'on_way_to_warehouse', 'platform_received', 'under_inspection', 'pending_buyer_confirmation')
        and coalesce(l.total, 0) <> o.total + o.coupon_amount`,
  },
  {
    rule: '6 refunds under way are what lies on the refund accounts',
    text: `select coalesce(l.attempt_id, r.attempt_id) as id, 'account ' || coalesce(l.total, 0) || ', refunds ' || coalesce(r.total, 0) as detail
      from (select split_part(account, ':', 2) as attempt_id, sum(amount) as total from postings where account like 'refund:%' group by 1) l
      full join (select attempt_id, sum(amount) filter (where status in ('PENDING', 'REQUESTED')) as total from refunds group by 1) r
        on r.attempt_id = l.attempt_id
      where coalesce(l.total, 0) <> coalesce(r.total, 0)`,
  },
  {
    rule: '6 payouts under way are what lies in transit',
    text: `select 'payout_transit' as id, 'account ' || l.total || ', payouts ' || p.total as detail
      from (select coalesce(sum(amount), 0) as total from postings where account = 'platform:payout_transit') l,
        (select coalesce(sum(amount + fee), 0) as total from payouts where status in ('PENDING', 'ACCEPTED', 'REQUESTED')) p
      where l.total <> p.total`,
  },
  {
    // The gateway's fees are left out: only its own report knows them. Returned deposits are found in the ledger alone.
    rule: '6 the clearing account holds each payment that came in, less each refund, payout and reversal that went out, once and in full',
    text: `with booked as (
        select case when e.code in ('escrow_filled', 'payment_reversed') then o.paid_by_attempt_id else e.key end as id,
          case when e.code in ('payment_reversed', 'deposit_reversed', 'second_payment_reversed') then 'reversed' when e.code like 'payout%' then 'paid out'
            when e.code = 'refund_settled' then 'refunded' else 'paid' end as what,
          sum(l.amount) as total
        from postings l join journal_entries e on e.id = l.journal_entry_id
          left join orders o on e.code in ('escrow_filled', 'payment_reversed') and o.id = e.key
        where l.account = 'platform:gateway_clearing' and e.code <> 'gateway_fee_paid'
        group by 1, 2
      ), said as (
        select id, 'paid' as what, -amount as total from payment_attempts where status = 'SUCCEEDED' and source = 'gateway'
        -- Held without a payment of its own: the listings that tests begin with.
        union all select d.id, 'paid', -(d.amount - (select coalesce(sum((part ->> 'amount')::bigint), 0) from jsonb_array_elements(d.top_ups) part))
          from deposits d where d.paid_by_attempt_id is null and d.status in ('under_hold', 'returned', 'deducted')
        union all select id, 'refunded', amount from refunds where status = 'SUCCEEDED'
        union all select id, 'paid out', amount from payouts where status = 'SUCCEEDED'
        union all select p.id, 'reversed', p.amount from payment_attempts p
          where exists (select from journal_entries e where e.code in ('deposit_reversed', 'second_payment_reversed') and e.key = p.id)
            or exists (
              select from orders o where o.paid_by_attempt_id = p.id and (o.is_payment_reversed or o.closure_detail = 'chargeback'))
      )
      select coalesce(b.id, s.id, 'nothing') as id,
        coalesce(b.what, s.what) || ': clearing ' || coalesce(b.total, 0) || ', said ' || coalesce(s.total, 0) as detail
      from booked b full join said s on s.id = b.id and s.what = b.what
      where coalesce(b.total, 0) <> coalesce(s.total, 0)`,
  },
  {
    rule: '8 no job is overdue',
    text: `select id::text as id, task_identifier || ' since ' || run_at as detail from graphile_worker.jobs
      where locked_at is null and attempts < max_attempts and run_at < clock_timestamp() - ${GRACE}`,
  },
  {
    rule: '8 no job was given up',
    text: `select id::text as id, task_identifier || ': ' || coalesce(last_error, '') as detail from graphile_worker.jobs jobs where ${hasGivenUp}`,
  },
  {
    rule: '9 no timer is past its deadline',
    text: `select id, kind || ' of ' || entity_id || ' at ' || fire_at as detail from timers where fire_at < $1::timestamptz - ${GRACE}`,
  },
  {
    rule: '9 no warning is past its moment',
    text: `select id, kind || ' of ' || entity_id || ' at ' || warn_at as detail from timers where warn_at < $1::timestamptz - ${GRACE} and fire_at > $1::timestamptz`,
  },
  {
    rule: '9 what waits for somebody has its deadline',
    text: `select subject.id, subject.status || ' without ' || array_to_string(subject.kinds, ' or ') as detail
      from (
        select 'ask' as entity, id, status,
          case when status = 'listed' then array['listing'] when origin = 'listing' then array['ask_deposit'] else array['acceptance_deposit'] end as kinds
        from asks where status in ('to_pay', 'listed')
        union all
        select 'bid', id, status, case status when 'to_pay' then array['bid_deposit'] else array['bid_life'] end from bids where status in ('to_pay', 'bid_active')
        union all
        select 'order', id, status, case
            when hold is not null then array['hold']
            when status = 'to_pay' then case origin when 'bid' then array['accepted_payment_window'] else array['payment_window'] end
            when status = 'confirming_buyer_order' then array['confirmation']
            when status = 'seller_to_ship' then array['shipment']
            when status = 'on_way_to_warehouse' then array['inbound_transit', 'inbound_search']
            when status in ('platform_received', 'under_inspection') then array['check', 'check_again']
            when status = 'pending_buyer_confirmation' then array['buyer_inspection_timeout']
            when status = 'platform_to_ship' then array['platform_to_ship', 'platform_to_ship_again', 'redelivery']
            else array['outbound_transit', 'outbound_search', 'receipt'] end
        from orders
        where status not in ('transaction_closed', 'transaction_successful') and (status <> 'to_pay' or not cancel_requested)
          and not exists (select from claims c where c.order_id = orders.id and c.status in ('open', 'to_send_back'))
        union all
        select 'return', id, status, case status when 'return_shipped' then array['seller_to_receive'] else array['return_sla', 'return_storage'] end
        from return_legs where status in ('return_pending', 'return_shipped')
        union all
        select 'claim', id, status, case status when 'open' then array['claim_answer'] else array['claim_parcel'] end from claims where status in ('open', 'to_send_back')
        union all
        select 'order', id, 'rematch offered', array['rematch'] from orders where rematch = 'offered'
        union all
        select 'deposit', d.id, 'fine in suspense', array['penalty_release']
        from deposits d where (select coalesce(sum(amount), 0) from postings where account = 'penalty:' || d.id) > 0
      ) subject
      where not exists (
        select from timers t where t.entity = subject.entity and t.entity_id = subject.id and t.kind = any(subject.kinds))`,
  },
  {
    rule: '9 what has ended waits for nothing, save for an offer of another pair',
    text: `select t.id, t.kind || ' of ' || t.entity_id as detail
      from timers t
        left join asks a on t.entity = 'ask' and a.id = t.entity_id
        left join bids b on t.entity = 'bid' and b.id = t.entity_id
        left join orders o on t.entity = 'order' and o.id = t.entity_id
        left join return_legs r on t.entity = 'return' and r.id = t.entity_id
        left join claims c on t.entity = 'claim' and c.id = t.entity_id
      where t.kind <> 'rematch' and (
        coalesce(a.status, o.status) in ('transaction_closed', 'transaction_successful') or b.status in ('bid_closed', 'bid_successful')
        or r.status not in ('return_pending', 'return_shipped') or c.status not in ('open', 'to_send_back'))`,
  },
  {
    rule: '9 an order that stands still has the end of that, and only such an order',
    text: `select o.id, 'hold ' || coalesce(o.hold ->> 'why', 'none') || ', timer ' || (t.id is not null) as detail
      from orders o left join timers t on t.entity = 'order' and t.entity_id = o.id and t.kind = 'hold'
      where o.status not in ('transaction_closed', 'transaction_successful') and (o.hold is not null) <> (t.id is not null)`,
  },
  {
    rule: '10 a book shows its best asks and bids',
    text: `select b.sku_id as id, 'shows ' || coalesce(b.lowest_ask::text, '-') || '/' || coalesce(b.flash_lowest_ask::text, '-') || '/' ||
        coalesce(b.highest_bid::text, '-') || '/' || b.ask_count || '/' || b.bid_count as detail
      from books b
        left join (
          select sku_id, min(price) filter (where lane = 'standard') as lowest, min(price) filter (where lane = 'flash') as flash, count(*) as live
          from asks where status = 'listed' group by sku_id
        ) a on a.sku_id = b.sku_id
        left join (select sku_id, max(price) as highest, count(*) as live from bids where status = 'bid_active' group by sku_id) d on d.sku_id = b.sku_id
      where b.lowest_ask is distinct from a.lowest or b.flash_lowest_ask is distinct from a.flash or b.ask_count <> coalesce(a.live, 0)
        or b.highest_bid is distinct from d.highest or b.bid_count <> coalesce(d.live, 0)`,
  },
  {
    rule: '10 no book rests crossed, save between the accounts of one person',
    text: `select a.id, 'at ' || a.price || ', ' || b.id || ' at ' || b.price as detail
      from books k
        join asks a on a.sku_id = k.sku_id and a.lane = 'standard' and a.status = 'listed'
        join bids b on b.sku_id = k.sku_id and b.status = 'bid_active' and b.price >= a.price
      where k.highest_bid >= k.lowest_ask and b.buyer_id not in (select * from linked_to(a.seller_id))`,
  },
  {
    rule: '10 the log of a book is an unbroken chain that ends at the book',
    text: `select l.sku_id as id, 'version ' || l.version as detail
      from (
        select line.sku_id, line.version, line.hash, book_line_hash(line, lag(line.hash, 1, '') over chain) as true_hash,
          row_number() over chain as place, lead(line.hash) over chain as next
        from book_log line window chain as (partition by line.sku_id order by line.version)
      ) l join books b on b.sku_id = l.sku_id
      where l.version <> l.place or l.hash <> l.true_hash or (l.next is null and (l.hash <> b.log_hash or l.version <> b.version))`,
  },
  {
    rule: '10 every status in the history is the one that the row has now',
    text: `select a.id, 'row ' || a.status || ', history ' || coalesce(h.to_status, 'none') as detail
      from (
        select 'ask' as entity, id, status from asks union all select 'bid', id, status from bids
        union all select 'order', id, status from orders union all select 'returnLeg', id, status from return_legs
        union all select 'stock', id, status from stock_items union all select 'claim', id, status from claims
      ) a
      left join lateral (
        select to_status from transitions t where t.entity = a.entity and t.entity_id = a.id order by t.at desc, t.id desc limit 1
      ) h on true
      where h.to_status is distinct from a.status`,
  },
  {
    rule: '10 each line of a history begins where the one before it ended',
    text: `select l.entity_id as id, l.event || ' from ' || coalesce(l.from_status, 'nothing') || ' after ' || l.before as detail
      from (
        select entity_id, event, from_status, lag(to_status) over (partition by entity, entity_id order by at, id) as before from transitions
      ) l
      where l.before is not null and l.from_status is distinct from l.before`,
  },
  {
    // The history line has the moment of the entry: a line of the order, of its claim, or of the ask or bid that a
    // deposit secures.
    rule: '10 what was booked for an order or a deposit has its line in the history',
    text: `select e.id, e.code || ' of ' || e.key as detail
      from journal_entries e
        left join orders o on o.id = e.key
        left join deposits d on d.id = e.key
      where (o.id is not null or d.id is not null)
        and not exists (
          select from (values ('order', o.id), ('deposit', d.id), ('ask', d.ask_id), ('bid', d.bid_id)) about (entity, id)
            join transitions t on t.entity = about.entity and t.entity_id = about.id and t.at = e.created_at)
        and not exists (
          select from claims c join transitions t on t.entity = 'claim' and t.entity_id = c.id where c.order_id = o.id and t.at = e.created_at)`,
  },
  {
    rule: '10 the history says who stopped an order that stands still, and when one was delivered',
    text: `select o.id, s.what as detail
      from orders o cross join lateral (values
        (o.hold is not null, 'stopped', array['E40', 'E40-flash', 'E65-freeze']),
        (o.delivery_at is not null, 'delivered', array['E69', 'E70', 'E79-found'])
      ) s (is_so, what, events)
      where s.is_so and not exists (
        select from transitions t where t.entity = 'order' and t.entity_id = o.id and t.event = any(s.events))`,
  },
  {
    rule: '11 an item goes back once what it belongs to has ended',
    text: `select r.id, r.status || ', ' || coalesce(a.status, s.status) as detail
      from return_legs r left join asks a on a.id = r.ask_id left join stock_items s on s.id = r.stock_id
      where a.status <> 'transaction_closed' or s.status not in ('rejected', 'withdrawn', 'overdue')`,
  },
  {
    rule: '12 what an order costs is the sum of the lines that its buyer was shown, the coupon among them',
    text: `select o.id, 'total ' || o.total || ', lines ' || shown.total as detail
      from orders o cross join lateral (
        select coalesce(sum((line ->> 'amount')::bigint), 0) as total from jsonb_array_elements(o.quote_lines) line
      ) shown
      where shown.total <> o.total`,
  },
  {
    rule: '12 a coupon is held by the order that was bought with it, and an order holds its coupon',
    text: `select coalesce(c.id, o.id) as id, 'held by ' || coalesce(c.held_by_order_id, 'nobody') as detail
      from claimed_coupons c full join orders o on o.id = c.held_by_order_id
      where (c.held_by_order_id is not null and o.coupon_id is distinct from c.id)
        or (c.id is null and o.coupon_id is not null and o.status not in ('transaction_closed'))`,
  },
  {
    rule: '12 a coupon is used exactly when its order was paid',
    text: `select c.id, 'order ' || o.status as detail
      from claimed_coupons c join orders o on o.id = c.held_by_order_id
      where (c.used_at is not null) <> (o.paid_at is not null)`,
  },
  {
    rule: '12 a buyer whose order was rejected or not answered has the coupon for it',
    text: `select o.id, coalesce(o.closure_detail, '') as detail from orders o
      where o.closure_detail in ('seller_rejected', 'seller_confirm_timeout')
        and not exists (select from claimed_coupons c where c.given_for_order_id = o.id and c.user_id = o.buyer_id)`,
  },
];
