/**
 * What must hold after every committed transaction (test plan, section 3, INV). Each query answers the rows that break the rule: `id` and
 * `detail`. $1 is the Clock's now.
 */
export type Invariant = { readonly rule: string; readonly text: string };

/** Lateness that a restart or a busy worker may cause. */
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
    rule: '3 an ask has at most one live order',
    text: `select ask_id as id, count(*) || ' live orders' as detail from orders where status <> 'transaction_closed' group by ask_id having count(*) > 1`,
  },
  {
    rule: '4 a reserved ask has its order in the matching status, and the other way round',
    text: `select a.id, 'ask ' || a.status || ', order ' || coalesce(o.status, 'none') as detail
      from asks a left join orders o on o.ask_id = a.id and o.status <> 'transaction_closed'
      where case
        when o.id is null then a.status not in ('to_pay', 'listed', 'transaction_closed')
        when o.status = 'to_pay' then a.status <> 'buyer_to_pay'
        when o.status = 'seller_to_ship' then a.status <> 'to_ship'
        when o.status in ('platform_to_ship', 'to_receive', 'transaction_successful')
          then a.status <> 'transaction_successful' and not (a.lane = 'flash' and a.status = 'platform_received' and o.status = 'platform_to_ship')
        else a.status <> o.status end`,
  },
  {
    rule: '4 the deposit fits its ask: due before it is live, held while it is',
    text: `select a.id, 'ask ' || a.status || ', deposit ' || d.status as detail
      from asks a join deposits d on d.ask_id = a.id
      where d.amount > 0 and case
        when a.status = 'to_pay' then d.status <> 'due'
        when a.status in ('transaction_closed', 'transaction_successful') then d.status in ('due', 'under_hold')
        else d.status <> 'under_hold' end`,
  },
  {
    rule: '5 every payment that arrived pays one deposit or order, or goes back in full',
    text: `select p.id, 'amount ' || p.amount as detail
      from payment_attempts p
      where p.status = 'SUCCEEDED'
        and not exists (select from deposits d where d.paid_by_attempt_id = p.id)
        and not exists (select from orders o where o.paid_by_attempt_id = p.id)
        and p.amount <> (select coalesce(sum(r.amount), 0) from refunds r where r.attempt_id = p.id)`,
  },
  {
    rule: '5 no more goes back than came in',
    text: `select p.id, 'came ' || p.amount || ', back ' || sum(r.amount) as detail
      from payment_attempts p join refunds r on r.attempt_id = p.id group by p.id, p.amount having sum(r.amount) > p.amount`,
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
    rule: '6 the escrow of an order is empty before it is paid and when it has ended',
    text: `select o.id, o.status || ', escrow ' || l.total as detail
      from orders o join (
        select split_part(account, ':', 2) as order_id, sum(amount) as total from postings where account like 'escrow:%' group by 1
      ) l on l.order_id = o.id
      where l.total < 0 or (l.total <> 0 and o.status in ('to_pay', 'transaction_closed', 'transaction_successful'))`,
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
    rule: '8 no job is overdue',
    text: `select id::text as id, task_identifier || ' since ' || run_at as detail from graphile_worker.jobs
      where locked_at is null and attempts < max_attempts and run_at < clock_timestamp() - ${GRACE}`,
  },
  {
    rule: '8 no job was given up',
    text: `select id::text as id, task_identifier || ': ' || coalesce(last_error, '') as detail from graphile_worker.jobs where attempts >= max_attempts`,
  },
  {
    rule: '9 no timer is past its deadline',
    text: `select id, kind || ' of ' || entity_id || ' at ' || fire_at as detail from timers where fire_at < $1::timestamptz - ${GRACE}`,
  },
  {
    rule: '9 what waits for somebody has its deadline',
    text: `select subject.id, subject.status || ' without ' || subject.kind as detail
      from (
        select 'ask' as entity, id, status, case status when 'to_pay' then 'T1' else 'T2' end as kind from asks
          where origin = 'listing' and status in ('to_pay', 'listed')
        union all
        select 'order', id, status, case status when 'to_pay' then 'T6' when 'confirming_buyer_order' then 'T8' else 'T9' end from orders
          where origin = 'buy_now' and status in ('to_pay', 'confirming_buyer_order', 'seller_to_ship')
            and (status <> 'to_pay' or not cancel_requested) and (status <> 'seller_to_ship' or inbound_tracking_number is null)
      ) subject
      where not exists (select from timers t where t.entity = subject.entity and t.entity_id = subject.id and t.kind = subject.kind)`,
  },
  {
    rule: '9 what has ended waits for nothing',
    text: `select t.id, t.kind || ' of ' || t.entity_id as detail
      from timers t left join asks a on t.entity = 'ask' and a.id = t.entity_id left join orders o on t.entity = 'order' and o.id = t.entity_id
      where coalesce(a.status, o.status) in ('transaction_closed', 'transaction_successful')`,
  },
  {
    rule: '10 a book shows its best asks',
    text: `select b.sku_id as id, 'shows ' || coalesce(b.lowest_ask::text, '-') || '/' || coalesce(b.flash_lowest_ask::text, '-') || '/' || b.ask_count as detail
      from books b left join (
        select sku_id, min(price) filter (where lane = 'standard') as lowest, min(price) filter (where lane = 'flash') as flash, count(*) as live
        from asks where status = 'listed' group by sku_id
      ) a on a.sku_id = b.sku_id
      where b.lowest_ask is distinct from a.lowest or b.flash_lowest_ask is distinct from a.flash or b.ask_count <> coalesce(a.live, 0)`,
  },
  {
    rule: '10 the log of a book is an unbroken chain that ends at the book',
    text: `select l.sku_id as id, 'version ' || l.version as detail
      from (
        select book_log.*, lag(hash, 1, '') over chain as previous, row_number() over chain as place, lead(hash) over chain as next
        from book_log window chain as (partition by sku_id order by version)
      ) l join books b on b.sku_id = l.sku_id
      where l.version <> l.place
        or l.hash <> encode(sha256(convert_to(concat_ws('|', l.previous, l.sku_id, l.version, l.event, l.ask_id, l.status, l.price, l.lane,
          extract(epoch from l.at)), 'utf8')), 'hex')
        or (l.next is null and (l.hash <> b.log_hash or l.version <> b.version))`,
  },
  {
    rule: '10 every status in the history is the one that the row has now',
    text: `select a.id, 'row ' || a.status || ', history ' || coalesce(h.to_status, 'none') as detail
      from (select 'ask' as entity, id, status from asks union all select 'order', id, status from orders) a
      left join lateral (
        select to_status from transitions t where t.entity = a.entity and t.entity_id = a.id order by t.at desc, t.id desc limit 1
      ) h on true
      where h.to_status is distinct from a.status`,
  },
];
